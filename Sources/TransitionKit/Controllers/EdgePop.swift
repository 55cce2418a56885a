/// The finger that leads a navigation controller's own pop.
///
/// It may begin where there is something to pop, nothing moves, the bar shows, and no delegate has a say in transitions. Lifted, it
/// goes on to where it would be in 0.2 s: beyond the middle the screen goes, else it comes back.
@MainActor
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  private static let foresight: CGFloat = 0.2
  private unowned let navigation: UINavigationController
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = makeRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let made = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("handle:", EdgePop.handle(_:)))
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
    case .ended:
      let end = travel + recognizer.velocity(in: view).x * Self.foresight
      if end > view.bounds.width / 2 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed, .possible:
      interaction?.cancel()
      interaction = nil
    }
  }
}
