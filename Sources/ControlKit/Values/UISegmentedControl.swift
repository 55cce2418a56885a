@_spi(Rooms) internal import ViewKit

/// A row of segments of which one is selected, or which work as buttons.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that says that no segment is selected.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  private let thumb = UIView()
  private var selection = UISegmentedControl.noSegment
  /// The segment under the finger that is down.
  private var pressed: Int?
  /// Whether the finger that is down came down on the selected segment, whose thumb it then moves.
  private var holdsThumb = false
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Segments of strings, images and actions, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { insert(Segment(item), at: segments.count) }
    sizeToFit()
  }

  /// Segments that show the actions' titles or images, and perform them when they are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if !frame.isEmpty { self.frame = frame }
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SegmentMetrics.radius
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = SegmentMetrics.thumbRadius
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
    show()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    for view in segment.views { addSubview(view) }
    if selection >= index { selection += 1 }
    show()
  }

  /// With an animation, the other segments make room.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated) { insert(Segment(title), at: segment) }
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated) { insert(Segment(image), at: segment) }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    change(animated) { insert(Segment(action), at: segment) }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated) {
      for view in segments.remove(at: segment).views { view.removeFromSuperview() }
      if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
    }
  }

  open func removeAllSegments() {
    for segment in segments { segment.views.forEach { $0.removeFromSuperview() } }
    (segments, selection) = ([], Self.noSegment)
    show()
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    if animated { layoutIfNeeded() }
    change()
    animated ? spring() : show()
  }

  // MARK: The selection

  /// Setting it calls nothing; `noSegment` selects none.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      show()
    }
  }
  /// Whether a segment is selected only as long as a finger is on it.
  open var isMomentary = false {
    didSet { show() }
  }

  // MARK: Looks

  /// Whether segments are as wide as what they show, in place of all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }
  /// The colour of the selected segment; nil is the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { show() }
  }

  /// Attributes of titles in a state; those of the normal state hold in others, too.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    show()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  private func attributes(of index: Int) -> [NSAttributedString.Key: Any] {
    let isSelected = index == selection && !isMomentary
    let isUsable = isEnabled && segments[index].isEnabled
    let state: State = !isUsable ? .disabled : isSelected ? .selected : index == pressed ? .highlighted : .normal
    let font = UIFont.systemFont(ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .medium)
    let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: isUsable ? UIColor.label : .tertiaryLabel]
    return own.merging(attributes[State.normal.rawValue] ?? [:]) { $1 }.merging(attributes[state.rawValue] ?? [:]) { $1 }
  }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Shows all in its place at once; `spring` lets it move there.
  func show() {
    defer { invalidateIntrinsicContentSize() }
    thumb.backgroundColor = selectedSegmentTintColor ?? .segmentThumb
    thumb.isHidden = isMomentary ? pressed == nil : selection == Self.noSegment
    let shown = isMomentary ? pressed : selection
    for (index, segment) in segments.enumerated() {
      segment.show(attributes(of: index), isPressed: index == pressed && index != selection && !isMomentary)
      let isBesideThumb = index == 0 || index == shown || index - 1 == shown
      segment.separator.alpha = isBesideThumb ? 0 : 1
    }
    setNeedsLayout()
  }

  private func spring() {
    guard window != nil else { return show() }
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: SegmentMetrics.stiffness, damping: SegmentMetrics.damping, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: SegmentMetrics.duration, timingParameters: timing)
    animator.addAnimations {
      self.show()
      self.layoutIfNeeded()
    }
    animator.startAnimation()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: sizeThatFits(.zero).width, height: SegmentMetrics.alignedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: SegmentWidths(segments, apportioned: apportionsSegmentWidthsByContent).sum, height: SegmentMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    let shown = isMomentary ? pressed : selection
    for (index, segment) in segments.enumerated() {
      segment.place(in: frames[index], scale: holdsThumb && index == shown ? SegmentMetrics.pressedScale : 1)
    }
    guard let shown, frames.indices.contains(shown) else { return }
    let inset = SegmentMetrics.inset
    let rect = frames[shown].insetBy(dx: inset, dy: inset)
    thumb.bounds.size = rect.size
    thumb.center = CGPoint(x: rect.midX, y: rect.midY)
    let scale = holdsThumb ? SegmentMetrics.pressedScale : 1
    thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Where the segments are; their edges lie on whole points.
  private var frames: [CGRect] {
    let widths = SegmentWidths(segments, apportioned: apportionsSegmentWidthsByContent).fitted(to: bounds.width)
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width }
      let (left, right) = (x.rounded(), (x + width).rounded())
      return CGRect(x: left, y: 0, width: right - left, height: bounds.height)
    }
  }

  private func index(at touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    return frames.firstIndex { x < $0.maxX } ?? (segments.isEmpty ? nil : segments.count - 1)
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch), segments[index].isEnabled, super.beginTracking(touch, with: event) else { return false }
    (pressed, holdsThumb) = (index, index == selection && !isMomentary)
    spring()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let now = isTouchInside ? index(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil } : nil
    guard now != pressed else { return true }
    pressed = now
    if holdsThumb, let now { selection = now }
    spring()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let (chosen, before) = (pressed, selectionAtStart)
    if let chosen, isTouchInside { selection = chosen }
    letGo()
    guard let chosen, isTouchInside, isMomentary || selection != before else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if let action = segments[chosen].action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// The selection when the finger came down.
  private var selectionAtStart = UISegmentedControl.noSegment

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isTracking { selectionAtStart = selection }
    super.touchesBegan(touches, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    selection = selectionAtStart
    letGo()
  }

  private func letGo() {
    (pressed, holdsThumb) = (nil, false)
    spring()
  }

  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isEnabled && (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap == true
  }
}

extension UIColor {
  fileprivate static let segmentThumb = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
}
