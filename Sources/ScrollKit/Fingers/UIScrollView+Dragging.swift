@_spi(Rooms) internal import ViewKit

// A finger's way with the content.

/// A view around scroll views that moves with a finger where their content is at its upper edge.
@MainActor
package protocol PullTaking: UIView {
  /// Whether the view would follow a finger that goes down so far, or up if less than zero.
  func takesPull(by way: CGFloat) -> Bool
}

extension UIScrollView {
  /// How much longer than the other a drag's way along one axis must be, for the directional lock to hold it there.
  private static let clearRatio: CGFloat = 2

  /// The finger's way since it came down, in the view's coordinates.
  private func way(of pan: ScrollPan) -> CGPoint {
    let start = convert(CGPoint.zero, from: nil)
    let end = convert(pan.travel, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Whether a drag begins

  func takesDrag(by pan: ScrollPan) -> Bool {
    let way = way(of: pan)
    guard isScrollEnabled, mayTakeTouches(of: pan) else { return false }
    let isAcross = abs(way.x) > abs(way.y)
    guard isAcross ? scrollsX : scrollsY else { return false }
    if !isAcross, leavesPullToCard(by: way.y) { return false }
    return !leavesDragToOuter(by: isAcross ? way.x : way.y, isAcross: isAcross)
  }

  /// Whether the views that have the drag's touches let them go.
  private func mayTakeTouches(of pan: ScrollPan) -> Bool {
    let views = pan.touches.filter(\.isShownToView).compactMap(\.view).filter { $0 !== self }
    return views.isEmpty || canCancelContentTouches && views.allSatisfy(touchesShouldCancel(in:))
  }

  /// Whether the content is at its upper edge, and a card around it moves in its place.
  private func leavesPullToCard(by way: CGFloat) -> Bool {
    guard contentOffset.y <= yAxis.low else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains { ($0 as? any PullTaking)?.takesPull(by: way) ?? false }
  }

  /// Whether the content is at its end, while that of a scroll view around it can still move there.
  private func leavesDragToOuter(by way: CGFloat, isAcross: Bool) -> Bool {
    func canMove(_ view: UIScrollView) -> Bool {
      let (axis, offset) = isAcross ? (view.xAxis, view.contentOffset.x) : (view.yAxis, view.contentOffset.y)
      return way < 0 ? offset < axis.high : offset > axis.low
    }
    guard !canMove(self) else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains {
      ($0 as? UIScrollView).map { $0.isScrollEnabled && canMove($0) } ?? false
    }
  }

  // MARK: The drag

  func panDidChange(_ pan: ScrollPan) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: follow(pan)
    case .ended: endDrag(pan, velocity: pan.velocity(in: self))
    case .cancelled: endDrag(pan, velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: ScrollPan) {
    stopMoving()
    let way = way(of: pan)
    scrolling.isDragging = true
    scrolling.dragStart = contentOffset
    scrolling.followed = scrolling.isCaught ? .zero : slack(of: way)
    (scrolling.dragsX, scrolling.dragsY) = (scrollsX, scrollsY)
    if isDirectionalLockEnabled, scrollsX, scrollsY {
      if abs(way.x) > Self.clearRatio * abs(way.y) { scrolling.dragsY = false }
      if abs(way.y) > Self.clearRatio * abs(way.x) { scrolling.dragsX = false }
    }
    showIndicators()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    follow(pan)
  }

  /// The part of a way that it takes to be a drag at all.
  private func slack(of way: CGPoint) -> CGPoint {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let share = length > 0 ? min(UIPanGestureRecognizer.slop / length, 1) : 0
    return CGPoint(x: way.x * share, y: way.y * share)
  }

  private func follow(_ pan: ScrollPan) {
    let way = way(of: pan)
    let step = CGPoint(x: way.x - scrolling.followed.x, y: way.y - scrolling.followed.y)
    scrolling.followed = way
    guard isDragging, !isZooming else { return }
    var offset = contentOffset
    if scrolling.dragsX { offset.x = dragged(offset.x, by: step.x, xAxis, gives: givesX) }
    if scrolling.dragsY { offset.y = dragged(offset.y, by: step.y, yAxis, gives: givesY) }
    dismissKeyboard(under: pan)
    if offset != contentOffset { moveContent(to: offset) }
  }

  private var givesX: Bool { bounces && scrollsX }
  private var givesY: Bool { bounces && scrollsY }

  private func dragged(_ offset: CGFloat, by step: CGFloat, _ axis: ScrollAxis, gives: Bool) -> CGFloat {
    let place = axis.place(showing: offset) - step
    return gives ? axis.banded(place) : axis.clamped(place)
  }

  private func dismissKeyboard(under pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window,
      let height = layer.stage?.keyboardHeight, height > 0, pan.location(in: nil).y > window.bounds.height - height
    else { return }
    window.endEditing(false)
  }

  // MARK: Letting go

  private func endDrag(_ pan: ScrollPan, velocity: CGPoint) {
    guard isDragging else { return }
    let speed = CGPoint(x: scrolling.dragsX ? -velocity.x : 0, y: scrolling.dragsY ? -velocity.y : 0)
    let free = run(at: speed)
    let proposed = resting(CGPoint(x: free.x.rest, y: free.y.rest))
    let target = besideTitle(askForTarget(velocity: speed, proposed: proposed))
    scrolling.isDragging = false
    scrolling.isTracking = false
    scrolling.isCaught = false
    let (x, y) = (
      target.x == proposed.x ? free.x : .glide(from: contentOffset.x, to: target.x, rate: rate),
      target.y == proposed.y ? free.y : .glide(from: contentOffset.y, to: target.y, rate: rate)
    )
    let goesOn = x.end > 0 || y.end > 0
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn {
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      move(x, y, isDeceleration: true)
    } else {
      if contentOffset != proposed { moveContent(to: proposed) }
      hideIndicators()
    }
  }

  private var rate: Double { min(max(Double(decelerationRate.rawValue), 0.5), 0.9999) }

  /// The content's way from here at a velocity.
  private func run(at velocity: CGPoint) -> (x: ScrollCurve, y: ScrollCurve) {
    if isPagingEnabled {
      return (
        pageTurn(from: contentOffset.x, velocity.x, began: scrolling.dragStart.x, xAxis),
        pageTurn(from: contentOffset.y, velocity.y, began: scrolling.dragStart.y, yAxis)
      )
    }
    return (
      .fling(from: contentOffset.x, velocity: velocity.x, rate: rate, in: xAxis, bounces: givesX),
      .fling(from: contentOffset.y, velocity: velocity.y, rate: rate, in: yAxis, bounces: givesY)
    )
  }

  private func pageTurn(from offset: Double, _ velocity: Double, began: Double, _ axis: ScrollAxis) -> ScrollCurve {
    let target = PageTurn(offset: offset, velocity: velocity, began: began, axis: axis).target
    return target == offset ? .still(offset) : .page(from: offset, velocity: velocity, to: target)
  }

  // MARK: A finger on moving content

  /// Stops moving content under a finger that comes down; false if nothing moves.
  func catchContent() -> Bool {
    guard scrolling.motion != nil else { return false }
    scrolling.isCaught = true
    stopMoving()
    return true
  }

  /// The last finger has lifted: content that was stopped beyond an edge goes back.
  func trackingDidEnd() {
    guard scrolling.isTracking || scrolling.isCaught else { return }
    scrolling.isTracking = false
    scrolling.isCaught = false
    guard !isDragging, scrolling.motion == nil, resting(contentOffset) != contentOffset else { return }
    let (x, y) = run(at: .zero)
    if x.end > 0 || y.end > 0 { move(x, y, isDeceleration: true) }
  }
}
