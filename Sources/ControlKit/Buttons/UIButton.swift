@_spi(Rooms) internal import TextKit
@_spi(Rooms) internal import ViewKit

/// A control that a finger presses, with a title, an image, or both.
///
/// A button made of the type `system` shows title and image in its tint, and fades them while it is pressed; one of the type `custom` shows
/// them as they are, and darkens the image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks that has no configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  open internal(set) var buttonType = ButtonType.custom
  var contents = ButtonContents() {
    didSet { show() }
  }
  var parts = ButtonParts()
  /// The views that show a configuration; nil before the first.
  var configured: ConfiguredParts?
  /// The menu that a device would open; it is never drawn.
  open var menu: UIMenu?
  /// Whether a tap opens the menu in place of performing the primary action.
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false
  /// There is no pointer on a phone's screen.
  open var isPointerInteractionEnabled = false
  var needsUpdate = false
  var isUpdating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Shows the action's title and image, and performs it when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Shows the action's title and image where the configuration has none, and performs it when it is pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    use(configuration)
    take(primaryAction)
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  // An initialiser that sets the property itself would pass over the property's observer.
  private func use(_ configuration: Configuration) {
    self.configuration = configuration
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
    if frame == .zero { sizeToFit() }
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    show()
  }

  // MARK: What it shows

  /// The label of the title. The button sets its text and its colour.
  open var titleLabel: UILabel? { parts.titleLabel(of: self) }
  /// The view of the image. The button sets its image.
  open var imageView: UIImageView? { parts.imageView(of: self) }

  /// A state without a title shows that of the normal state; so it is with all that a state may have.
  open func setTitle(_ title: String?, for state: State) {
    contents[state].title = title
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state].attributedTitle = title
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state].titleColor = color
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state].shadowColor = color
  }

  /// A button that opens its menu does nothing else.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard showsMenuAsPrimaryAction, let menu else { return super.beginTracking(touch, with: event) }
    menu.diagnoseThatItIsNotShown(by: self)
    return false
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state].image = image
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state].background = image
  }

  /// Whether an image is darkened while the button is pressed, if the highlighted state has none of its own.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image is fainter while the button is disabled, if the disabled state has none of its own.
  open var adjustsImageWhenDisabled = true {
    didSet { show() }
  }

  // MARK: Configurations

  /// How the button looks, in place of its type; nil for none.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }
  /// Called when the configuration is to fit another state, so that it may change it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration's colours follow the button's state by themselves.
  open var automaticallyUpdatesConfiguration = true {
    didSet { configurationDidChange() }
  }

  /// Marks the configuration: it is fitted to the state in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Fits the configuration to the state: shows it so, after the handler has changed it.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: States

  @_spi(Rooms) open override var isTriggeredByTouches: Bool { true }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    show()
    if configuration == nil { fade() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// A button keeps taps from the views around it.
  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isEnabled && (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap == true
  }

  // MARK: Places

  /// The distances from the button's edges to its content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// Moves the title in its place; the button's own size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the image in its place; the button's own size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let rect = bounds.inset(by: contentEdgeInsets)
    return rect.isNull ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : rect
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainRects(in: contentRect.loosely(inset: titleEdgeInsets)).words
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.loosely(inset: imageEdgeInsets)
    if contentHorizontalAlignment == .fill, contentVerticalAlignment == .fill { return room }
    return plainRects(in: room).image
  }

  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuredSize(configuration) }
    return plainSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Rooms) open override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat) {
    updateIfNeeded()
    guard let title = parts.title, !title.isHidden else { return (0, 0) }
    let frame = titleFrame(at: size)
    let own = title.baselineOffsets(at: frame.size)
    return (frame.minY + own.first, size.height - frame.maxY + own.last)
  }

  private func titleFrame(at size: CGSize) -> CGRect {
    let area = CGRect(origin: .zero, size: size)
    if configuration == nil { return titleRect(forContentRect: contentRect(forBounds: area)).onPixels(of: self) }
    let title = parts.title?.intrinsicContentSize ?? .zero
    guard bounds.height > 0, let placed = parts.title?.frame, !placed.isEmpty else {
      return CGRect(origin: .zero, size: title).centered(in: area)
    }
    return placed.offsetBy(dx: 0, dy: (size.height - bounds.height) / 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    if let configuration { return place(configuration) }
    parts.background?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if parts.title?.isHidden == false { parts.title?.frame = titleRect(forContentRect: content).onPixels(of: self) }
    if let title = parts.title { parts.patch?.frame = title.frame.insetBy(dx: -4, dy: -2) }
    if parts.image?.isHidden == false { parts.image?.frame = imageRect(forContentRect: content).onPixels(of: self) }
    parts.symbol?.frame = CGRect(origin: .zero, size: plainSize).centered(in: content)
  }
}
