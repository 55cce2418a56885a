@_spi(Rooms) internal import ViewKit

/// A control that is on or off. It is 51 × 31 points large, whatever its frame says.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = UIView()
  private let knob = UIView()
  private var isOnNow = false
  /// Whether the finger that is down has turned the switch by moving.
  private var isDragged = false
  private var before = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = SwitchMetrics.size.height / 2
    knob.layer.cornerRadius = SwitchMetrics.knob / 2
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    frame = frame
    show()
  }

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "on", "isOn": isOn
    default: super.namedValue(name)
    }
  }

  /// Setting it shows the new value at once and calls nothing.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    show(animated: animated)
  }

  /// The colour of a switch that is on; nil is the system's green.
  open var onTintColor: UIColor? {
    didSet { show() }
  }
  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { show() }
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }
  open override var intrinsicContentSize: CGSize { SwitchMetrics.alignedSize }
  @_spi(Rooms) open override var usualHugging: Float { 750 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  // MARK: Looks

  private func show(animated: Bool) {
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: SwitchMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.show()
    }
  }

  private func show() {
    track.frame = bounds
    track.backgroundColor = isOnNow ? onTintColor ?? .systemGreen : .switchOff
    knob.backgroundColor = thumbTintColor ?? .white
    let width = SwitchMetrics.knob + (isHighlighted ? SwitchMetrics.stretch : 0)
    let x = isOnNow ? bounds.width - SwitchMetrics.inset - width : SwitchMetrics.inset
    knob.frame = CGRect(x: x, y: SwitchMetrics.inset, width: width, height: SwitchMetrics.knob)
    alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
  }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show(animated: true)
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (isDragged, before) = (false, isOnNow)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that passes the middle turns the switch, as often as it does.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (x, last) = (touch.location(in: self).x, touch.previousLocation(in: self).x)
    let middle = bounds.midX
    if (x - middle) * (last - middle) < 0 {
      isDragged = true
      setOn(x > middle, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isDragged, isTouchInside { setOn(!isOnNow, animated: true) }
    guard isOnNow != before else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setOn(before, animated: true)
  }

  /// A switch keeps taps, and swipes along itself, from the views around it.
  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled else { return false }
    if let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
      return !swipe.direction.isDisjoint(with: [.left, .right])
    }
    return (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap ?? false
  }
}

extension UIColor {
  /// The track of a switch that is off.
  fileprivate static let switchOff = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 234 / 255, alpha: 1)
  }
}
