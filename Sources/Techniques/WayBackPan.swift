import TransitionKit

/// A pan to the right that pops or dismisses the screen on which it begins, and leads the transition.
@MainActor
final class WayBackPan: NSObject {
  /// The progress beyond which the transition finishes when the finger lifts.
  var threshold: CGFloat = 0.4
  /// The transition that the finger leads; nil while no finger is down.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  private final class Recognizer: UIPanGestureRecognizer {
    weak var screen: UIViewController?
    /// What stands still while the screen moves.
    weak var ground: UIView?
  }

  /// Lets a pan on the screen begin the way back.
  func watch(_ screen: UIViewController) {
    for recognizer in screen.view.gestureRecognizers ?? [] where recognizer is Recognizer {
      screen.view.removeGestureRecognizer(recognizer)
    }
    let recognizer = Recognizer(target: self, action: Selector("pan:", WayBackPan.pan(_:)))
    recognizer.screen = screen
    screen.view.addGestureRecognizer(recognizer)
  }

  private func pan(_ recognizer: Recognizer) {
    guard let screen = recognizer.screen else { return }
    if recognizer.state == .began { recognizer.ground = screen.view.window }
    guard let ground = recognizer.ground else { return }
    let progress = min(1, max(0, recognizer.translation(in: ground).x / ground.bounds.width))
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      if let navigation = screen.navigationController {
        navigation.popViewController(animated: true)
      } else {
        screen.dismiss(animated: true)
      }
    case .changed:
      interaction?.update(progress)
    case .ended, .cancelled:
      if progress > threshold { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }
}
