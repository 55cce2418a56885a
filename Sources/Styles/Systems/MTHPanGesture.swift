import TransitionKit

/// Document 002's `didClickPanGestureRecognizer:`: a pan that begins in the right half brings the next screen under the finger.
@MainActor
final class MTHPanGesture: NSObject {
  /// The distance beyond which the transition finishes when the finger lifts, as a share of the width.
  var threshold: CGFloat = 0.5
  /// The transition that the finger drives; nil while no finger is down.
  private(set) var interactionController: UIPercentDrivenInteractiveTransition?
  private weak var navigation: UINavigationController?
  private weak var first: UIViewController?
  private var next: (() -> Void)?

  private final class NextRecognizer: UIPanGestureRecognizer {}

  /// Lets a pan begin the transition as long as the screen that is on top now stays on top; the document asks for a stack of one.
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    self.navigation = navigation
    first = navigation.topViewController
    self.next = next
    for recognizer in navigation.view.gestureRecognizers ?? [] where recognizer is NextRecognizer {
      navigation.view.removeGestureRecognizer(recognizer)
    }
    navigation.view.addGestureRecognizer(
      NextRecognizer(
        target: self, action: Selector("didClickPanGestureRecognizer:", MTHPanGesture.didClickPanGestureRecognizer(_:))))
  }

  private func didClickPanGestureRecognizer(_ recognizer: UIPanGestureRecognizer) {
    guard let navigation, let view = navigation.view else { return }
    let distance = abs(recognizer.translation(in: view).x / view.bounds.width)
    switch recognizer.state {
    case .began:
      let isOnTop = navigation.topViewController === first && navigation.presentedViewController == nil
      if recognizer.location(in: view).x > view.bounds.midX, isOnTop {
        interactionController = UIPercentDrivenInteractiveTransition()
        next?()
      }
    case .changed:
      interactionController?.update(distance)
    case .ended:
      if distance > threshold { interactionController?.finish() } else { interactionController?.cancel() }
      interactionController = nil
    default:
      break
    }
  }
}
