internal import Text
@_spi(Rooms) internal import ViewKit

/// Where a text that has been made smaller to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have at its full size.
  case alignBaselines
  /// In the middle of the bounds.
  case alignCenters
  /// At the upper edge.
  case none
}

/// A view that shows text.
///
/// The text is laid out for the bounds that the label has been given, when it is drawn; while the bounds move in an animation, what
/// was drawn follows `contentMode`. It is kept as outlines, so that it is sharp at every size.
@preconcurrency @MainActor
open class UILabel: UIView, TintShowing {
  private var state = LabelState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  open override var contentMode: ContentMode {
    didSet { layer.needsDisplayOnBoundsChange = contentMode == .redraw }
  }

  /// Changes what is shown, if it differs, and marks the label.
  private func change<Value: Equatable>(_ path: WritableKeyPath<LabelState, Value>, _ value: Value) {
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    textDidChange()
  }

  // Texts with attributes are not compared: Foundation stops the program where values are of other classes than its own.
  private func setText(_ text: NSAttributedString?) {
    state.text = text
    textDidChange()
  }

  private func textDidChange() {
    layer.setNeedsDisplay()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Text

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "text": text as Any
    default: super.namedValue(name)
    }
  }

  /// Setting it takes away what an attributed text said of its looks.
  open var text: String? {
    get { state.text?.string }
    set {
      guard state.isAttributed || state.text?.string != newValue else { return }
      state.isAttributed = false
      setText(newValue.map { NSAttributedString(string: $0) })
    }
  }
  /// The text with its attributes; what they leave open is as the label's properties say.
  open var attributedText: NSAttributedString? {
    get { state.isAttributed ? state.text : state.text.map { state.attributed($0, plainColor) } }
    set {
      state.isAttributed = true
      setText(newValue.map { NSAttributedString(attributedString: $0) })
    }
  }
  /// Setting it sets the font of all of an attributed text.
  open var font: UIFont! {
    get { state.firstValue(.font) as? UIFont ?? state.font }
    set {
      state.setEverywhere(.font, newValue ?? LabelState.standardFont)
      change(\.font, newValue ?? LabelState.standardFont)
      textDidChange()
    }
  }
  /// The system's `label` colour unless set. Setting it sets the colour of all of an attributed text.
  open var textColor: UIColor! {
    get { state.firstValue(.foregroundColor) as? UIColor ?? plainColor }
    set {
      state.setEverywhere(.foregroundColor, newValue ?? plainColor)
      change(\.color, newValue)
      textDidChange()
    }
  }
  open var textAlignment: NSTextAlignment {
    get { state.firstStyle?.alignment ?? state.alignment }
    set {
      state.setEverywhere { $0.alignment = newValue }
      change(\.alignment, newValue)
      textDidChange()
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { state.firstStyle?.lineBreakMode ?? state.lineBreakMode }
    set {
      state.setEverywhere { $0.lineBreakMode = newValue }
      change(\.lineBreakMode, newValue)
      textDidChange()
    }
  }
  /// 0 is any number.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set { change(\.numberOfLines, max(newValue, 0)) }
  }

  // MARK: Looks

  /// The colour of the text while the label is highlighted; nil keeps the text's own.
  open var highlightedTextColor: UIColor? {
    get { state.highlightedColor }
    set { change(\.highlightedColor, newValue) }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { change(\.isHighlighted, newValue) }
  }
  /// Text of a label that is not enabled is drawn at three tenths of its opacity.
  open var isEnabled: Bool {
    get { state.isEnabled }
    set { change(\.isEnabled, newValue) }
  }
  /// The colour of a second drawing of the text behind the first; nil draws none.
  open var shadowColor: UIColor? {
    get { state.shadowColor }
    set { change(\.shadowColor, newValue) }
  }
  /// How far the shadow lies from the text.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(\.shadowOffset, newValue) }
  }

  // MARK: Fitting

  /// Whether text that is wider than the label is made smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { state.shrinks }
    set { change(\.shrinks, newValue) }
  }
  /// How words are kept together at the end of lines. Lines break as Unicode says, whatever is set.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Whether a pointer that rests on the label shows all of its text; there is none.
  open var showsExpansionTextWhenTruncated = false
  /// The smallest share of its size that text may have; 0 leaves it to the label.
  open var minimumScaleFactor: CGFloat {
    get { state.smallestScale }
    set { change(\.smallestScale, newValue) }
  }
  open var baselineAdjustment: UIBaselineAdjustment {
    get { state.baselineAdjustment }
    set { change(\.baselineAdjustment, newValue) }
  }
  /// Whether the letters of a line that is a little too long are moved nearer to each other before the line is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { state.tightens }
    set { change(\.tightens, newValue) }
  }
  /// The width at which the text of several lines is measured when nobody has given the label one; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredWidth }
    set { change(\.preferredWidth, newValue) }
  }

  // MARK: Measuring

  /// The width that constraints have given a label of several lines; nil while none have.
  private var givenWidth: CGFloat?

  /// The size of all text; that of several lines is measured at `preferredMaxLayoutWidth`, or else at the width that constraints give.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return textSize(CGSize(width: CGFloat.infinity, height: .infinity), numberOfLines) }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : givenWidth ?? .infinity
    return textSize(CGSize(width: width, height: .infinity), numberOfLines)
  }

  @_spi(Rooms) open override func measure(atWidth width: CGFloat?) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return false }
    givenWidth = width
    return true
  }

  @_spi(Rooms) open override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let text = state.text, text.length > 0 else { return (0, 0) }
    let fitted = FittedText(text, state, CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity), plainColor)
    guard let first = fitted.block.lines.first, let last = fitted.block.lines.last else { return (0, 0) }
    let top = fitted.origin(in: CGRect(origin: .zero, size: size), scale).y
    return ((top + first.baseline).rounded(at: scale), (size.height - top - last.baseline).rounded(at: scale))
  }

  /// The size of the text: of a single line all of it, of several as they break at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isFree = numberOfLines == 1 || size.width <= 0
    return textSize(CGSize(width: isFree ? .infinity : size.width, height: .infinity), numberOfLines)
  }

  /// Where the text is drawn, if it were drawn at the upper edge of the bounds: a place for at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(bounds.size, numberOfLines))
  }

  private func textSize(_ room: CGSize, _ limit: Int) -> CGSize {
    guard let text = state.text, text.length > 0 else { return .zero }
    let block = state.block(text, room, limit: limit, plainColor)
    return CGSize(
      width: min(block.size.width.ceiled(at: scale), room.width), height: min(block.size.height.ceiled(at: scale), room.height))
  }

  // MARK: Drawing

  @_spi(Rooms) open override var drawsGround: Bool { true }

  private var scale: CGFloat { layer.stage?.layoutScale ?? 1 }

  private var plainColor: UIColor {
    state.color ?? .label
  }

  /// The label's state with its natural alignment at the right if its content runs from right to left.
  private var turnedState: LabelState {
    guard runsFromRight, state.alignment == .natural else { return state }
    var turned = state
    turned.alignment = .right
    return turned
  }

  @_spi(Rooms) open override func directionDidChange() {
    super.directionDidChange()
    layer.setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    textDidChange()
  }

  package var showsTint: Bool {
    textColor?.resolvedColor(with: traitCollection) == tintColor.resolvedColor(with: traitCollection)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.setNeedsDisplay()
  }

  /// Whether the font grows with the size of text, if it is of a text style or `UIFontMetrics` has scaled it.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    if let spec = state.font.spec.adjusted(to: traitCollection.preferredContentSizeCategory) { state.font = UIFont(spec) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adjustFont() }
  }

  open override func display(_ layer: CALayer) {
    guard layer === self.layer else { return super.display(layer) }
    layer.recordContents(at: scale) { context in
      UIGraphicsPushContext(context)
      withOwnTraits { draw(bounds) }
      UIGraphicsPopContext()
    }
  }

  /// Draws the text into the context begun last.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the middle of a rectangle, into the context begun last.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = state.text, text.length > 0 else { return }
    let fitted = FittedText(text, turnedState, rect.size, plainColor)
    layer.stage?.note(fitted.block)
    let origin = fitted.origin(in: rect, scale)
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      fitted.block.draw(in: context, at: place, color: shadowColor)
    }
    context.saveGState()
    if !isEnabled { context.setAlpha(0.3) }
    fitted.block.draw(in: context, at: origin, color: isHighlighted ? highlightedTextColor : nil)
    context.restoreGState()
  }
}
