import TransitionKit

/// Document 000's `handlePopRecognizer:`: a pan to the right pops the screen under the finger.
///
/// The document measures the pan in the screen's own view. Here the navigation controller's view measures it, which stands still
/// while a swinging screen turns.
@MainActor
final class KugouPopGesture: NSObject {
  /// The progress beyond which the pop finishes when the finger lifts.
  var threshold: CGFloat = 0.25
  /// The transition that the finger drives; nil while no finger is down.
  private(set) var interactivePopTransition: UIPercentDrivenInteractiveTransition?

  private final class PopRecognizer: UIPanGestureRecognizer {
    weak var screen: UIViewController?
    weak var navigation: UINavigationController?
  }

  /// Adds the pan to a screen. The document does so when a screen has loaded that is not the first of its stack.
  func watch(_ screen: UIViewController) {
    for recognizer in screen.view.gestureRecognizers ?? [] where recognizer is PopRecognizer {
      screen.view.removeGestureRecognizer(recognizer)
    }
    let recognizer = PopRecognizer(
      target: self, action: Selector("handlePopRecognizer:", KugouPopGesture.handlePopRecognizer(_:)))
    recognizer.screen = screen
    screen.view.addGestureRecognizer(recognizer)
  }

  private func handlePopRecognizer(_ recognizer: PopRecognizer) {
    if recognizer.state == .began { recognizer.navigation = recognizer.screen?.navigationController }
    guard let navigation = recognizer.navigation, let view = navigation.view else { return }
    let progress = min(1, max(0, recognizer.translation(in: view).x / view.bounds.width))
    switch recognizer.state {
    case .began:
      interactivePopTransition = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      interactivePopTransition?.update(progress)
    case .ended, .cancelled:
      if progress > threshold { interactivePopTransition?.finish() } else { interactivePopTransition?.cancel() }
      interactivePopTransition = nil
    default:
      break
    }
  }
}
