internal import ScrollKit

// How the bars of a navigation controller follow the content of its screens, and where they lie.

extension UINavigationController {
  /// The outermost controller around this one, or itself, that was presented.
  private var presentedAncestor: UIViewController? {
    sequence(first: self as UIViewController, next: \.parent).first { $0.presentingPresentation != nil }
  }

  /// Whether the controller stands in a sheet's card.
  var isInCard: Bool {
    let presentation = presentedAncestor?.presentingPresentation
    guard let sheet = presentation?.controller as? UISheetPresentationController else { return false }
    return sheet.geometry.shape != .full
  }

  /// How far the device covers the controller's view from above. While a presentation moves the view, the place where it rests counts.
  var roomAboveBar: CGFloat {
    guard view.window != nil else { return Stage.active.map { $0.statusBar.coveredHeight(on: $0) } ?? 0 }
    guard let root = presentedAncestor, let presentation = root.presentingPresentation, presentation.isMoving,
      let controller = presentation.controller
    else { return view.safeAreaInsets.top }
    let top = controller.frameOfPresentedViewInContainerView.minY + view.convert(CGPoint.zero, to: root.view).y
    return max(presentation.container.safeAreaInsets.top - max(top, 0), 0)
  }

  /// How far the bar covers a screen, with as much of a large title's room as is there while the screen is shown.
  func heightOfBar(over screen: UIViewController) -> CGFloat {
    let room = wantsLargeTitle(screen) ? screen.bars.titleRoom ?? BarMetrics.largeTitle : 0
    return navigationBar.height(without: screen.navigationItem) + room
  }

  private func wantsLargeTitle(_ screen: UIViewController) -> Bool {
    let items = stack.prefix { $0 !== screen }.map(\.navigationItem) + [screen.navigationItem]
    return navigationBar.wantsLargeTitle(items[...])
  }

  /// The screen whose titles the bar shows.
  var screenBelowBar: UIViewController? {
    let top = navigationBar.topItem
    return stack.last { $0.navigationItem === top } ?? shown
  }

  /// Lets the bars look as the content of the screen asks for whose titles are shown.
  func followContent() {
    guard isViewLoaded else { return }
    navigationBar.scrolledDistance = screenBelowBar.map(scrolledDistance(of:)) ?? 0
    toolbar.coverage = coverageBelow
  }

  /// How far the content of a screen has gone up, which gives the bar over it as much of a large title's room as that leaves.
  func scrolledDistance(of screen: UIViewController) -> CGFloat {
    let full = wantsLargeTitle(screen) ? BarMetrics.largeTitle : 0
    guard let content = screen.contentScrollView(for: .top) else {
      screen.bars.titleRoom = nil
      return 0
    }
    guard full > 0, content === screen.viewIfLoaded || content.frame.minY <= 0, !endsAtBar(screen) else {
      screen.bars.titleRoom = nil
      content.takeTitleRoom(now: full, full: full)
      return full > 0 ? 0 : content.scrolledDistance
    }
    let room = min(max(full - content.scrolledDistance, 0), full)
    screen.bars.titleRoom = room
    content.takeTitleRoom(now: room, full: full)
    return content.scrolledDistance
  }
}
