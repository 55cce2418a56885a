import StyleKit
import TransitionKit

/// The film's own pan, for sources that hand out an interaction controller and have no recogniser: it makes the change of screens, and
/// leads the interaction controller by how far the finger has gone.
@MainActor
final class SourceFinger: NSObject {
  private final class Recognizer: UIPanGestureRecognizer {
    var finger: SourceFinger?
  }

  private let change: @MainActor () -> Void
  /// The way that the finger has set out on; nil before.
  private var gesture: Gesture?

  /// A finger that lifts beyond this finishes the transition, as document 002 has it.
  private static let threshold: CGFloat = 0.5

  private let lead: @MainActor (UIPercentDrivenInteractiveTransition?) -> Void

  private init(
    leading lead: @escaping @MainActor (UIPercentDrivenInteractiveTransition?) -> Void, _ change: @escaping @MainActor () -> Void
  ) {
    (self.lead, self.change) = (lead, change)
  }

  /// Lets a pan in the window make the change from now on.
  ///
  /// - Parameter lead: told of an interaction controller for the change when the pan begins, and of nil when it ends.
  static func begin(
    in window: UIWindow, leading lead: @escaping @MainActor (UIPercentDrivenInteractiveTransition?) -> Void,
    _ change: @escaping @MainActor () -> Void
  ) {
    for recognizer in window.gestureRecognizers ?? [] where recognizer is Recognizer {
      window.removeGestureRecognizer(recognizer)
    }
    let finger = SourceFinger(leading: lead, change)
    let recognizer = Recognizer(target: finger, action: Selector("follow:", SourceFinger.follow(_:)))
    recognizer.finger = finger
    window.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let window = recognizer.view else { return }
    let translation = recognizer.translation(in: window)
    switch recognizer.state {
    case .began:
      gesture = Self.gesture(of: translation)
      lead(UIPercentDrivenInteractiveTransition())
      change()
    case .changed:
      share(of: translation, in: window).map { driver?.update($0) }
    case .ended, .cancelled:
      let isFar = share(of: translation, in: window).map { $0 > Self.threshold } ?? false
      if isFar, recognizer.state == .ended { driver?.finish() } else { driver?.cancel() }
      lead(nil)
    default:
      break
    }
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    Stage.active?.interaction as? UIPercentDrivenInteractiveTransition
  }

  private func share(of translation: CGPoint, in window: UIView) -> CGFloat? {
    gesture?.share(of: translation, on: window.bounds.size)
  }

  private static func gesture(of translation: CGPoint) -> Gesture {
    if abs(translation.y) > abs(translation.x) { return translation.y > 0 ? .down : .up }
    return translation.x < 0 ? .left : .right
  }
}
