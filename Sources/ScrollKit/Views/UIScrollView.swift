public import LayoutKit
@_spi(Rooms) internal import ViewKit

/// A view that shows a part of its content, which fingers move.
///
/// `contentOffset` is the origin of the bounds. While nobody holds the content, its offset is a closed form of time, set at every
/// sixtieth of a second.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  package var scrolling = ScrollState()
  private(set) var fingers: ScrollFingers?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    clipsToBounds = true
    fingers = ScrollFingers(of: self)
    scrolling.content = makeContentGuide("UIScrollView-contentLayoutGuide")
    scrolling.frame = makeInsetGuide("UIScrollView-frameLayoutGuide") { _ in .zero }
  }

  // MARK: Content

  /// The point of the content that lies in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }
  open var contentSize = CGSize.zero {
    didSet {
      if oldValue != contentSize { contentDidChange() }
      Observations.lookAtAll()
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if oldValue != contentInset { insetsMayHaveChanged() }
    }
  }
  /// Which part of the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// `contentInset` with the part of the safe area that the view adds.
  open var adjustedContentInset: UIEdgeInsets { insetsInForce }

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    case "zoomScale": zoomScale
    default: super.namedValue(name)
    }
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      Observations.whileChanging(layer) {
        super.bounds = newValue
        if old != newValue.origin { offsetDidChange() }
      }
    }
  }

  /// The content: constraints with its edges make `contentSize`, as those with the view's own edges do.
  open var contentLayoutGuide: UILayoutGuide { scrolling.content ?? UILayoutGuide() }
  /// The view's frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { scrolling.frame ?? UILayoutGuide() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSizeFromConstraints()
    bringContentUpToDate()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The safe area begins with the window.
    if window == nil { stopMoving() } else { setNeedsLayout() }
  }

  // MARK: How it moves

  open var isScrollEnabled = true {
    didSet { fingers?.pan.isEnabled = isScrollEnabled }
  }
  /// Whether content that is drawn beyond its edges gives way and comes back.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether the content rests at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis moves the content along this one alone.
  open var isDirectionalLockEnabled = false
  /// The share of its velocity that flung content keeps from one millisecond to the next.
  open var decelerationRate = DecelerationRate.normal
  /// Nobody taps the status bar here, so this changes nothing.
  open var scrollsToTop = true

  /// Moves the content; one that is under way stops. With `animated` it takes 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animated ? easeContent(to: contentOffset) : jump(to: contentOffset)
  }

  /// Moves the content just so far that the rectangle is seen; one that is larger than the view moves nothing it need not.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Whether a finger is on the content.
  open var isTracking: Bool { scrolling.isTracking }
  /// Whether a finger moves the content.
  open var isDragging: Bool { scrolling.isDragging }
  /// Whether the content still moves after a finger has lifted.
  open var isDecelerating: Bool { scrolling.motion?.isDeceleration == true }

  // MARK: Fingers

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollFingers.pan }
  /// Changes the zoom; nil where the content does not zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { maximumZoomScale > minimumZoomScale ? scrollFingers.pinch : nil }
  /// Whether touches wait until it is clear that they are no drag, at most 0.15 seconds.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the views that have them.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether touches reach a view in the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take touches from a view; not from a control, which follows its finger.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

  @_spi(Rooms) open override func lets(_ touches: Set<UITouch>, with event: UIEvent?, reach view: UIView) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  /// Where content that is let go shall come to rest, as far as a subclass has a say; velocities are in points per millisecond.
  @_spi(Rooms) open func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether the scale gives way beyond its bounds while two fingers hold it.
  open var bouncesZoom = true
  /// The scale of the view that `viewForZooming(in:)` names.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether two fingers change the scale.
  open var isZooming: Bool { scrolling.pinch != nil }
  /// Whether the scale comes back from beyond its bounds.
  open var isZoomBouncing: Bool { scrolling.isZoomBouncing }

  /// Changes the scale about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Changes the scale so that a rectangle of the zoomed view fills the scroll view as far as the bounds of the scale let it.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(to: rect, animated: animated)
  }

  // MARK: Indicators

  open var indicatorStyle = IndicatorStyle.default {
    didSet { scrolling.indicators?.recolor() }
  }
  open var showsVerticalScrollIndicator = true {
    didSet { scrolling.indicators?.place() }
  }
  open var showsHorizontalScrollIndicator = true {
    didSet { scrolling.indicators?.place() }
  }
  /// Room at the ends of the vertical indicator's way.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scrolling.indicators?.place() }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scrolling.indicators?.place() }
  }
  /// Room at the ends of both indicators' ways.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the indicators keep out of the safe area, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators for a moment, for which no film waits.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(asScenery: true)
  }

  private var scrollFingers: ScrollFingers {
    guard let fingers else { misuse("A scroll view is prepared when it is made") }
    return fingers
  }
}
