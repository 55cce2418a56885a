internal import LayoutKit
@_spi(Rooms) internal import ViewKit

// Where the content may rest, and what happens when its size, its insets or the view's size change.

extension UIScrollView {
  package var xAxis: ScrollAxis {
    let inset = insetsInForce
    return ScrollAxis(
      low: -inset.left, high: contentSize.width + inset.right - bounds.width, length: bounds.width)
  }

  package var yAxis: ScrollAxis {
    let inset = insetsInForce
    return ScrollAxis(
      low: -inset.top - restOfTitle, high: contentSize.height + inset.bottom - bounds.height, length: bounds.height)
  }

  /// Whether a finger moves the content along the axis at all.
  var scrollsX: Bool { xAxis.high > xAxis.low || bounces && alwaysBounceHorizontal }
  var scrollsY: Bool { yAxis.high > yAxis.low || bounces && alwaysBounceVertical }

  /// The nearest offset at which the content may rest, on a pixel.
  package func resting(_ offset: CGPoint) -> CGPoint {
    let scale = layer.stage?.layoutScale ?? 1
    func onPixel(_ x: Double) -> Double { (x * scale).rounded() / scale }
    return CGPoint(x: xAxis.clamped(onPixel(offset.x)), y: yAxis.clamped(onPixel(offset.y)))
  }

  // MARK: Insets

  var insetsInForce: UIEdgeInsets {
    let safe = adjustment
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right + safe.right)
  }

  /// The part of the safe area that is added to the content's insets.
  private var adjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var insets = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always, insets != .zero else { return insets }
    let size = CGSize(
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
    if size.width <= bounds.width, !alwaysBounceHorizontal { (insets.left, insets.right) = (0, 0) }
    let fillsScreen = contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
    if size.height <= bounds.height, !alwaysBounceVertical, !fillsScreen { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Whether the view is the first thing on a screen whose container covers a part of it.
  private var isContentOfContainer: Bool {
    let screen = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return screen.map { $0.insetsFromContainer != .zero } ?? false
  }

  func insetsMayHaveChanged() {
    let (old, new) = (scrolling.knownInsets, insetsInForce)
    guard old != new else { return }
    scrolling.knownInsets = new
    let isAtTop = contentOffset.y == -old.top
    let isAtLeft = contentOffset.x == -old.left
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    defer { scrolling.whenMoved?() }
    guard isAtRest else { return }
    var offset = contentOffset
    if isAtTop { offset.y = -new.top }
    if isAtLeft { offset.x = -new.left }
    contentOffset = clamped(offset)
  }

  private var isAtRest: Bool { !isTracking && !isDragging && scrolling.motion == nil && !isZooming }

  private func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(x: xAxis.clamped(offset.x), y: yAxis.clamped(offset.y)) }

  // MARK: Changes

  /// Makes the content as large as constraints make its guide, where they say a length.
  func takeSizeFromConstraints() {
    let size = contentLayoutGuide.layoutFrame.size
    guard size != .zero else { return }
    contentSize = CGSize(
      width: size.width > 0 ? size.width : contentSize.width, height: size.height > 0 ? size.height : contentSize.height)
  }

  func contentDidChange() {
    insetsMayHaveChanged()
    if isAtRest { contentOffset = clamped(contentOffset) }
    scrolling.whenMoved?()
    setNeedsLayout()
  }

  /// Looks in each layout whether the size has changed, and places the indicators.
  func bringContentUpToDate() {
    insetsMayHaveChanged()
    if scrolling.knownSize != bounds.size {
      scrolling.knownSize = bounds.size
      if isAtRest { contentOffset = clamped(contentOffset) }
      scrolling.whenMoved?()
    }
    scrolling.indicators?.place()
  }

  func moveContent(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
  }

  func offsetDidChange() {
    scrolling.whenMoved?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The offset nearest to the present one that shows a rectangle of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    let seen = bounds.inset(by: insetsInForce)
    func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from, high > to { return 0 }
      let (toLow, toHigh) = (low - from, high - to)
      return toLow < 0 ? max(toLow, toHigh) : toHigh > 0 ? min(toLow, toHigh) : 0
    }
    guard !seen.isNull, !rect.isNull else { return contentOffset }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, seen.minX, seen.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, seen.minY, seen.maxY))
    return clamped(offset)
  }
}

// A large title above the content gives up its room as the content goes up, and gets it back as the content comes down.

extension UIScrollView {
  /// How far the content has gone up from where it rests below a large title with all of its room; less than zero where it was pulled
  /// further down.
  package var scrolledDistance: CGFloat { contentOffset.y + scrolling.knownInsets.top + restOfTitle }

  /// How much of the content lies below the room that the lower inset leaves free.
  package var distanceToEnd: CGFloat {
    contentSize.height + scrolling.knownInsets.bottom - bounds.height - contentOffset.y
  }

  /// The upper inset once the content has gone so far up that a large title has no room any more.
  package var insetBelowSmallTitle: CGFloat { insetsInForce.top - (insetHasTitle ? scrolling.titleRoom.now : 0) }

  /// The room that a large title gets back while the content comes down.
  private var restOfTitle: CGFloat { insetHasTitle ? scrolling.titleRoom.full - scrolling.titleRoom.now : 0 }

  /// Whether the upper inset has a large title's room in it.
  private var insetHasTitle: Bool { contentInsetAdjustmentBehavior != .never }

  /// Says how much of its room a large title above the content has, of how much at most. The insets are to be others by then.
  package func takeTitleRoom(now: CGFloat, full: CGFloat) {
    guard scrolling.titleRoom != (now, full) else { return }
    scrolling.titleRoom = (now, full)
    insetsMayHaveChanged()
  }

  /// Where content comes to rest that is let go: a large title is there wholly, or not at all.
  func besideTitle(_ target: CGPoint) -> CGPoint {
    let (low, room) = (CGFloat(yAxis.low), scrolling.titleRoom.full)
    guard room > 0, target.y > low, target.y < low + room else { return target }
    return CGPoint(x: target.x, y: CGFloat(yAxis.clamped(Double(target.y - low < room / 2 ? low : low + room))))
  }
}
