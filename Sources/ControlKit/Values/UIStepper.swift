@_spi(Rooms) internal import ViewKit

/// A control with a minus and a plus, 94 × 32 points large.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let minus = GlyphView(.minus, side: StepperMetrics.glyph, thickness: StepperMetrics.thickness)
  private let plus = GlyphView(.plus, side: StepperMetrics.glyph, thickness: StepperMetrics.thickness)
  private let separator = UIView()
  /// The half under the finger.
  private let press = UIView()
  /// The direction of the half that a finger holds; 0 for none.
  private var direction = 0.0
  private var timer: Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = StepperMetrics.radius
    clipsToBounds = true
    press.backgroundColor = .tertiarySystemFill
    separator.backgroundColor = .separator
    for view in [press, separator] { view.isUserInteractionEnabled = false }
    for view in [press, separator, minus, plus] { addSubview(view) }
    if bounds.isEmpty { bounds.size = StepperMetrics.size }
    show()
  }

  // MARK: The value

  private var number = 0.0
  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "value": value
    default: super.namedValue(name)
    }
  }

  /// Setting it calls nothing.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  open var stepValue = 1.0
  /// Whether `valueChanged` is sent at each step, or only when the finger lifts.
  open var isContinuous = true
  /// Whether the value goes on while a finger stays.
  open var autorepeat = true
  /// Whether the value goes on from one end at the other.
  open var wraps = false {
    didSet { show() }
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    minus.frame = CGRect(origin: .zero, size: half)
    plus.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    let line = StepperMetrics.separator
    separator.frame = CGRect(
      x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2, width: line.width, height: line.height)
    press.frame = direction > 0 ? plus.frame : minus.frame
  }

  private func show() {
    minus.color = isEnabled && mayGo(-1) ? .label : .tertiaryLabel
    plus.color = isEnabled && mayGo(1) ? .label : .tertiaryLabel
    press.isHidden = !isHighlighted
    separator.isHidden = isHighlighted
    setNeedsLayout()
  }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  private func mayGo(_ direction: Double) -> Bool {
    wraps || (direction < 0 ? number > minimumValue : number < maximumValue)
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = touch.location(in: self).x < bounds.midX ? -1.0 : 1.0
    guard mayGo(direction), super.beginTracking(touch, with: event) else { return false }
    self.direction = direction
    if autorepeat { waitForRepeat(StepperMetrics.firstRepeat) }
    return true
  }

  private func waitForRepeat(_ delay: Double) {
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      guard let self, isTracking else { return }
      if isTouchInside { step() }
      hasRepeated = true
      waitForRepeat(StepperMetrics.nextRepeat)
    }
  }

  /// Whether the finger that is down has stayed long enough for the value to go on by itself.
  private var hasRepeated = false

  private func step() {
    guard mayGo(direction) else { return }
    let next = number + direction * stepValue
    let wrapped = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
    value = wraps ? wrapped : next
    if isContinuous { sendActions(for: .valueChanged) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !hasRepeated { step() }
    if !isContinuous { sendActions(for: .valueChanged) }
    if isTouchInside { sendActions(for: .primaryActionTriggered) }
    letGo()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  private func letGo() {
    timer?.invalidate()
    (timer, direction, hasRepeated) = (nil, 0, false)
  }

  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isEnabled && (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap == true
  }
}
