internal import ScrollKit

// The scroll view whose content lies under the bars around a screen: bars go by how far it has been scrolled.

extension UIViewController {
  /// Keys give no commands here.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  /// The scroll view that the bar at an edge follows: the one that was named, or else the screen's view or the first view in it.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = edge.contains(.bottom) ? bars.bottomContent : bars.topContent { return named }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// Names the scroll view that the bars at these edges follow; nil lets them look for it.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { bars.topContent = scrollView }
    if edge.contains(.bottom) { bars.bottomContent = scrollView }
    watchContent()
  }

  /// Names the scroll view that all bars follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Looks for the scroll view anew, and lets it say when it moves.
  func watchContent() {
    let content = contentScrollView(for: .top)
    if content !== bars.watched {
      bars.watched?.scrolling.whenMoved = nil
      content?.scrolling.whenMoved = { [weak self] in self?.contentDidMove() }
      bars.watched = content
    }
    if parent != nil { contentDidMove() }
  }

  /// How much content lies under a bar below the screen.
  var coverageBelow: CGFloat {
    let screen = (self as? UINavigationController).map(\.screenBelowBar) ?? self
    return screen?.contentScrollView(for: .bottom)?.distanceToEnd ?? 0
  }
}
