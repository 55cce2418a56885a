@_spi(Rooms) internal import ViewKit

/// A control whose thumb a finger moves along a track. A finger beside the thumb moves nothing.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var number: Float = 0
  private var images = SliderImages()
  private let parts = SliderParts()
  /// How far the finger is from the middle of the thumb that it holds.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    for view in parts.all { addSubview(view) }
    show()
  }

  // MARK: The value

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "value": value
    default: super.namedValue(name)
    }
  }

  /// Setting it shows the new value at once and calls nothing.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
      setNeedsLayout()
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
      setNeedsLayout()
    }
  }
  /// Whether `valueChanged` is sent while the finger moves, or only when it lifts.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    let isShown = animated && window != nil
    if isShown { layoutIfNeeded() }
    number = min(max(value, minimumValue), maximumValue)
    guard isShown else { return setNeedsLayout() }
    UIView.animate(withDuration: SliderMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.place()
    }
  }

  // MARK: Looks

  /// The colour of the track before the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { show() }
  }
  /// The colour of the track behind the thumb; nil is the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet { show() }
  }
  /// The thumb's colour; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { show() }
  }
  /// The image before the track.
  open var minimumValueImage: UIImage? {
    didSet { show() }
  }
  /// The image behind the track.
  open var maximumValueImage: UIImage? {
    didSet { show() }
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    show()
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimum[state] = image
    show()
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximum[state] = image
    show()
  }

  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimum[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximum[state] }
  /// The image of the state that holds, or else of the normal one.
  open var currentThumbImage: UIImage? { images.thumb.inForce(state) }
  open var currentMinimumTrackImage: UIImage? { images.minimum.inForce(state) }
  open var currentMaximumTrackImage: UIImage? { images.maximum.inForce(state) }

  // MARK: Places

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The track, two points from both sides, and further from images beside it.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + SliderMetrics.imageGap } ?? SliderMetrics.slackAtEnds
    let right = maximumValueImage.map { $0.size.width + SliderMetrics.imageGap } ?? SliderMetrics.slackAtEnds
    let height = currentMinimumTrackImage?.size.height ?? SliderMetrics.track
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(bounds.width - left - right, 0), height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    // The thumb's glow may reach over the track's ends, so its edge stands at the edge of the bounds.
    let (start, room) = (rect.minX - SliderMetrics.slackAtEnds, rect.width + 2 * SliderMetrics.slackAtEnds - size.width)
    return CGRect(x: start + share * room, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 120, height: SliderMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  private func show() {
    parts.track.backgroundColor = maximumTrackTintColor ?? .systemFill
    parts.filled.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.thumb.backgroundColor = thumbTintColor ?? .white
    parts.show(currentMinimumTrackImage, currentMaximumTrackImage, currentThumbImage)
    parts.minimum.image = minimumValueImage
    parts.maximum.image = maximumValueImage
    alpha = isEnabled ? 1 : SliderMetrics.disabledAlpha
    setNeedsLayout()
  }

  private func place() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: number)
    parts.place(track: track, thumb: thumb)
    parts.minimum.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximum.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Fingers

  private var thumbNow: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumbNow)
    guard thumb.insetBy(dx: -SliderMetrics.slop, dy: -SliderMetrics.slop).contains(place) else { return false }
    grip = place.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    let share = high > low ? min(max((touch.location(in: self).x - grip - low) / (high - low), 0), 1) : 0
    let before = number
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous, number != before { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .valueChanged)
  }

  /// The thumb keeps a pan of one finger from the views around the slider.
  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTracking && gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.numberOfTouches == 1
  }
}
