import Film
import UIKit

/// One animator of the corpus between the two screens, and the moments that its strip shows.
struct Piece: Sendable {
  /// The screen that is shown when all is over.
  enum End: Sendable {
    case second
    /// The first screen is shown: the transition was cancelled, or went there and back.
    case first
  }

  /// The golden's name: the animator's file and, after a dot, the way in which it is run.
  let name: String
  let end: End
  /// The moments that the strip shows, as shares of the piece's time.
  let shares: [Double]
  let film: Film
  /// The animator of a piece that is pushed.
  var makeAnimator: MakeAnimator?

  /// Small enough to keep many, large enough to judge.
  static let size = CGSize(width: 120, height: 200)
  static let shares = [0, 0.2, 0.4, 0.6, 0.8, 1]
  static let sharesThereAndBack = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1]

  init(_ name: String, end: End = .second, shares: [Double] = shares, scene: @escaping Film.Scene) {
    self.name = name
    self.end = end
    self.shares = shares
    film = Film(size: Self.size, scene: scene)
  }

  /// The name of the file under `Animators`.
  var file: String { String(name.prefix { $0 != "." }) }
}

extension Piece {
  typealias MakeAnimator = @MainActor @Sendable () -> UIViewControllerAnimatedTransitioning
  typealias MakeDelegate = @MainActor @Sendable () -> UIViewControllerTransitioningDelegate

  /// Pushes the second screen over the first.
  static func push(_ name: String, shares: [Double] = shares, _ makeAnimator: @escaping MakeAnimator) -> Piece {
    var piece = Piece(name, shares: shares) { stage in
      let navigation = UINavigationController.showing([PatternScreen(.first)], on: stage)
      let delegate = OneAnimator(makeAnimator())
      navigation.delegate = delegate
      return {
        withExtendedLifetime(delegate) { navigation.pushViewController(PatternScreen(.second), animated: true) }
      }
    }
    piece.makeAnimator = makeAnimator
    return piece
  }

  /// Pops the first screen from the second.
  static func pop(_ name: String, _ makeAnimator: @escaping MakeAnimator) -> Piece {
    Piece(name) { stage in
      let navigation = UINavigationController.showing([PatternScreen(.second), PatternScreen(.first)], on: stage)
      let delegate = OneAnimator(makeAnimator())
      navigation.delegate = delegate
      return {
        withExtendedLifetime(delegate) { _ = navigation.popViewController(animated: true) }
      }
    }
  }

  /// Presents the second screen over the first, and a fifth of a second later dismisses it.
  static func thereAndBack(
    _ name: String, style: UIModalPresentationStyle = .custom, shares: [Double] = sharesThereAndBack,
    _ makeDelegate: @escaping MakeDelegate
  ) -> Piece {
    Piece(name, end: .first, shares: shares) { stage in
      let presenter = PatternScreen(.first)
      stage.show(presenter)
      let delegate = makeDelegate()
      return {
        let presented = PatternScreen(.second)
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = delegate
        presenter.present(presented, animated: true) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { presented.dismiss(animated: true) }
        }
      }
    }
  }

  /// Touches a navigation stack with the first screen on the second.
  static func touch<Hand>(
    _ name: String, end: End = .second, _ makeHand: @escaping @MainActor @Sendable (UINavigationController) -> Hand,
    _ script: TouchScript
  ) -> Piece {
    Piece(name, end: end) { stage in
      let navigation = UINavigationController.showing([PatternScreen(.second), PatternScreen(.first)], on: stage)
      let hand = makeHand(navigation)
      return { [unowned stage] in
        withExtendedLifetime(hand) { stage.touch(script) }
      }
    }
  }
}

/// Hands out one animator for every push and pop.
final class OneAnimator: NSObject, UINavigationControllerDelegate {
  private let animator: UIViewControllerAnimatedTransitioning

  init(_ animator: UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

extension UINavigationController {
  /// A stack without a bar, on the stage and laid out.
  static func showing(_ screens: [UIViewController], on stage: Stage) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = screens
    stage.show(navigation)
    return navigation
  }
}

extension Stage {
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    advance(to: now)
  }
}
