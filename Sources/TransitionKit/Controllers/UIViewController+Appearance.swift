extension UIViewController {
  /// Calls `viewIsAppearing` once in each appearance.
  package func tellIsAppearing() {
    guard isYetToBeSeen else { return }
    isYetToBeSeen = false
    let animated = transitionIsAnimated ?? false
    tell("viewIsAppearing:") { viewIsAppearing(animated) }
  }

  /// The view is about to enter or leave a window while the container stays where it is.
  package func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.letsChildrenFollowTheirViews, parent.isVisible else { return }
    guard transitionIsAnimated == nil, isVisible == (window == nil) else { return }
    followsView = true
    beginAppearanceTransition(window != nil, animated: false)
  }

  package func viewDidMove() {
    guard followsView else { return }
    followsView = false
    endAppearanceTransition()
  }
}
