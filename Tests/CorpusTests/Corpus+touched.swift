import UIKit

extension Piece {
  /// The pieces that are driven by a finger or by calls of `update(_:)`.
  static let touched: [Piece] = [
    .touch("EdgePanPop.finished", { EdgePanPop(attachedTo: $0) }, across(to: 90)),
    .touch("EdgePanPop.cancelled", end: .first, { EdgePanPop(attachedTo: $0) }, across(to: 50)),
    .touch("OwnInteraction.finished", { OwnInteractionDelegate($0) }, across(to: 90)),
    .touch("OwnInteraction.cancelled", end: .first, { OwnInteractionDelegate($0) }, across(to: 45)),
    .touch("PinchClose.finished", { PinchClose($0) }, pinch(to: 30)),
    .touch("PinchClose.cancelled", end: .first, { PinchClose($0) }, pinch(to: 60)),
    pullDown("PanDownDismiss.finished", end: .second, by: 120),
    pullDown("PanDownDismiss.cancelled", end: .first, by: 60),
    .pop("InterruptibleSlide.played") { InterruptibleSlide() },
    led("InterruptibleSlide.finished", end: .second) { InterruptibleSlide() },
    led("InterruptibleSlide.cancelled", end: .first) { InterruptibleSlide() },
    led("SlideFromEdge.cancelled", end: .first) { SlideFromEdge(edge: .right) },
  ]

  private static func across(to x: CGFloat) -> TouchScript {
    .drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: x, y: 110), duration: 0.4, hold: 0.15)
  }

  private static func pinch(to distance: CGFloat) -> TouchScript {
    .pinch(at: CGPoint(x: 60, y: 100), from: 80, to: distance, duration: 0.4, hold: 0.1)
  }

  /// The first screen lies over the second and is pulled down.
  private static func pullDown(_ name: String, end: End, by distance: CGFloat) -> Piece {
    Piece(name, end: end) { stage in
      let presenter = PatternScreen(.second)
      stage.show(presenter)
      let presented = PatternScreen(.first)
      let hand = PanDownDismiss()
      hand.attach(to: presented)
      stage.perform { presenter.present(presented, animated: false) }
      stage.advance(to: stage.now)
      return { [unowned stage] in
        withExtendedLifetime(hand) {
          stage.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 64, y: 40 + distance), duration: 0.4, hold: 0.2)
        }
      }
    }
  }

  /// Drives a pop by percents: to `share` within 0.4 seconds, and then to its start or its end.
  static func led(_ name: String, end: End, share: CGFloat = 0.4, _ makeAnimator: @escaping MakeAnimator) -> Piece {
    Piece(name, end: end) { stage in
      let navigation = UINavigationController.showing([PatternScreen(.second), PatternScreen(.first)], on: stage)
      let hand = PercentHand(makeAnimator())
      navigation.delegate = hand
      return { hand.pop(navigation, share: share, finishes: end == .second) }
    }
  }
}

/// Drives one pop by percents that follow the clock.
final class PercentHand: NSObject, UINavigationControllerDelegate {
  private let animator: UIViewControllerAnimatedTransitioning
  private let driver = UIPercentDrivenInteractiveTransition()

  init(_ animator: UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func pop(_ navigation: UINavigationController, share: CGFloat, finishes: Bool) {
    navigation.popViewController(animated: true)
    for step in 1...4 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(step)) {
        self.driver.update(share * CGFloat(step) / 4)
        guard step == 4 else { return }
        finishes ? self.driver.finish() : self.driver.cancel()
      }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
