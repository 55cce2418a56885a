/// The gesture by which a finger drives a navigation controller's own pop.
///
/// The gesture begins only if there is a screen to pop, no transition runs, the bar shows a back arrow, and there is no delegate.
/// When the finger lifts, its velocity tells where it would be 0.2 s later: beyond the view's middle the pop is finished, otherwise
/// it is cancelled.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  private static let foresight: CGFloat = 0.2
  private unowned let navigation: UINavigationController
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = makeRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let made = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("handle:", InteractivePop.handle(_:)))
    made.edges = .left
    made.delegate = self
    return made
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.viewControllers.count > 1 && !navigation.isInTransition && navigation.delegate == nil
      && !navigation.isNavigationBarHidden && navigation.topViewController?.navigationItem.hidesBackButton == false
  }

  private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return }
    let travel = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      interaction?.update(travel / view.bounds.width)
    case .changed:
      interaction?.update(travel / view.bounds.width)
    case .ended where travel + recognizer.velocity(in: view).x * Self.foresight > view.bounds.width / 2:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed, .possible:
      interaction?.cancel()
      interaction = nil
    }
  }
}
