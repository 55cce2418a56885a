internal import ControlKit
internal import ScrollKit

// How pages come and go. The callbacks come in the order in which iOS 26 was seen to send them.

extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }

  /// The room that a page and the space beside it take.
  private var pitch: CGFloat { isVertical ? scroller.bounds.height : scroller.bounds.width }

  private var place: CGFloat { isVertical ? scroller.contentOffset.y : scroller.contentOffset.x }

  private func point(_ place: CGFloat) -> CGPoint { isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0) }

  // MARK: Places

  /// The frame of the pages, above the dots.
  private var area: CGRect {
    var area = view.bounds
    if !dots.isHidden { area.size.height -= dotsHeight + view.safeAreaInsets.bottom }
    return area
  }

  private var dotsHeight: CGFloat { dots.sizeThatFits(.zero).height }

  func placePages() {
    guard isViewLoaded, turn == nil, pending == nil else { return }
    let area = area
    let frame = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    if scroller.frame != frame { scroller.frame = frame }
    scroller.contentSize = CGSize(
      width: frame.width * (isVertical ? 1 : 3), height: frame.height * (isVertical ? 3 : 1))
    dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: dotsHeight)
    if let shown { put(shown, slot: 1) }
    if !scroller.isDragging, !scroller.isDecelerating { rest() }
  }

  /// Shows the middle page.
  private func rest() {
    isPlacing = true
    scroller.contentInset = .zero
    scroller.contentOffset = point(pitch)
    isPlacing = false
  }

  /// Places a page: 0 is before the shown one, 2 after it.
  private func put(_ page: UIViewController, slot: Int) {
    guard let view = page.viewIfLoaded else { return }
    let size = scroller.bounds.size
    let corner = point(CGFloat(slot) * pitch + spacing / 2)
    view.autoresizingMask = []
    view.frame = CGRect(
      origin: corner,
      size: CGSize(width: size.width - (isVertical ? 0 : spacing), height: size.height - (isVertical ? spacing : 0)))
  }

  // MARK: Pages that a program sets

  func turnPage(to page: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    endTurn()
    guard let from = shown, from !== page else {
      if shown == nil { join(page) }
      shown = page
      if isViewLoaded { showFirstChild() }
      appearAlone(page)
      completion?(true)
      return
    }
    from.tellWillMove(to: nil)
    join(page)
    guard isViewLoaded, view.window != nil, animated, UIView.areAnimationsEnabled else {
      replace(from, by: page)
      completion?(true)
      return
    }
    page.loadViewIfNeeded()
    pending = page
    turn = PageTurning(isForward: isForward, completion: completion)
    view.layer.stage?.turn.whenLaidOut { [weak self] in self?.beginTurn(to: page) }
  }

  private func beginTurn(to page: UIViewController) {
    guard let turn, pending === page, let from = shown else { return }
    scroller.addSubview(page.view)
    put(page, slot: turn.isForward ? 2 : 0)
    page.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    scroller.setContentOffset(point(turn.isForward ? 2 * pitch : 0), animated: true)
  }

  /// A turn that a program has asked for is at its end, or must not go on because another one begins.
  func endTurn() {
    guard let turn, let page = pending, let from = shown else { return }
    self.turn = nil
    pending = nil
    shown = page
    let hasBegun = page.view.superview === scroller
    if !hasBegun { scroller.addSubview(page.view) }
    put(page, slot: 1)
    rest()
    turn.completion?(true)
    page.endAppearanceTransition()
    from.endAppearanceTransition()
    from.view.removeFromSuperview()
    from.removeFromParent()
  }

  /// Shows another page at once.
  private func replace(_ from: UIViewController, by page: UIViewController) {
    let isSeen = isViewLoaded && view.window != nil
    shown = page
    if isSeen {
      page.beginAppearanceTransition(true, animated: false)
      from.beginAppearanceTransition(false, animated: false)
    }
    from.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { showFirstChild() }
    if isSeen {
      page.endAppearanceTransition()
      from.endAppearanceTransition()
    }
    from.removeFromParent()
  }

  /// The first page comes while the container is on screen.
  private func appearAlone(_ page: UIViewController) {
    guard isViewLoaded, view.window != nil else { return }
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
  }

  private func join(_ page: UIViewController) {
    addChild(page)
    page.tellDidMove(to: self)
    page.hasNewParent = false
  }

  // MARK: Pages that a finger turns

  /// Asks for the neighbours, and lets the content give way where there is none.
  func fingerDidBegin() {
    guard turn == nil, pending == nil, let shown else { return endTurn() }
    neighbours = PageNeighbours(before: neighbour(of: shown, isAfter: false), after: neighbour(of: shown, isAfter: true))
    let (low, high) = (neighbours.before == nil ? -pitch : 0, neighbours.after == nil ? -pitch : 0)
    scroller.contentInset =
      isVertical
      ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0) : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
  }

  private func neighbour(of page: UIViewController, isAfter: Bool) -> UIViewController? {
    guard let dataSource, let stage = view.layer.stage else { return nil }
    let name = "pageViewController:viewController\(isAfter ? "After" : "Before")ViewController:"
    return stage.call(name, on: dataSource) {
      isAfter
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
  }

  /// A finger, or what is left of its motion, has moved the pages.
  func pagesDidMove() {
    guard !isPlacing, turn == nil, scroller.isDragging || scroller.isDecelerating else { return }
    let way = place - pitch
    let next = way < 0 ? neighbours.before : way > 0 ? neighbours.after : pending
    guard next !== pending else { return }
    callOffPending()
    if let next { begin(next, isAfter: way > 0) }
  }

  private func begin(_ page: UIViewController, isAfter: Bool) {
    guard let from = shown else { return }
    pending = page
    tellDelegate("pageViewController:willTransitionToViewControllers:") { $0.pageViewController(self, willTransitionTo: [page]) }
    join(page)
    scroller.addSubview(page.view)
    put(page, slot: isAfter ? 2 : 0)
    page.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
  }

  /// The shown page comes back.
  private func callOffPending() {
    guard let page = pending, let from = shown else { return }
    pending = nil
    AppearanceChange(going: from, coming: page, isAnimated: true).turnBack()
    tellEnd(from, completed: false)
    letGo(page)
  }

  /// The pages have come to rest.
  func pagesDidRest() {
    guard turn == nil else { return endTurn() }
    guard let page = pending, let from = shown, !scroller.isDragging, !scroller.isDecelerating else { return }
    let slot = pitch > 0 ? place / pitch : 1
    guard abs(slot - slot.rounded()) < 0.01 else { return }
    guard slot.rounded() != 1 else { return callOffPending() }
    (pending, shown, neighbours) = (nil, page, PageNeighbours())
    put(page, slot: 1)
    rest()
    dots.currentPage += slot > 1 ? 1 : -1
    tellEnd(from, completed: true)
    page.endAppearanceTransition()
    from.endAppearanceTransition()
    letGo(from)
  }

  private func letGo(_ page: UIViewController) {
    page.tellWillMove(to: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  private func tellEnd(_ previous: UIViewController, completed: Bool) {
    tellDelegate("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:") {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: completed)
    }
  }

  private func tellDelegate(_ name: String, _ body: (any UIPageViewControllerDelegate) -> Void) {
    guard let delegate, let stage = view.layer.stage else { return }
    stage.call(name, on: delegate) { body(delegate) }
  }

  // MARK: Dots

  /// Asks how many dots there are; they are shown where the data source says so.
  func updateDots() {
    guard isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? UIPageViewController.leftOut
    let index = dataSource?.presentationIndex(for: self) ?? UIPageViewController.leftOut
    dots.isHidden = count < 0 || index < 0
    if !dots.isHidden { (dots.numberOfPages, dots.currentPage) = (count, index) }
    view.setNeedsLayout()
  }

  /// A tap on the dots turns one page.
  func dotsDidChange() {
    guard let shown, turn == nil, pending == nil, let dataSource else { return }
    let isForward = dots.currentPage > dataSource.presentationIndex(for: self)
    guard let page = neighbour(of: shown, isAfter: isForward) else { return }
    turnPage(to: page, isForward: isForward, animated: true, nil)
  }
}

/// Hears the scroll view and the dots of a page view controller, so that the controller itself need not be their delegate.
final class PageListener: NSObject, UIScrollViewDelegate {
  private unowned let owner: UIPageViewController

  init(_ owner: UIPageViewController) {
    self.owner = owner
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner.pagesDidMove() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner.fingerDidBegin() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner.pagesDidRest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { owner.pagesDidRest() }

  /// The scroll view still moves its content after it has said so.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    owner.view.layer.stage?.turn.whenLaidOut { [weak owner] in owner?.pagesDidRest() }
  }
}
