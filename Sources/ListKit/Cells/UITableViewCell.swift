public import ControlKit
@_spi(Rooms) internal import ViewKit

/// A row of a table: a content view, and beside it what says where a tap leads.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default`
    /// A title, and a value at the right edge.
    case value1
    /// A short title at the right end of its column, and a value beside it.
    case value2
    /// A title above a smaller text.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    /// The same as `default`.
    case blue
    case gray
    case `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  public let contentView = UIView()
  var parts = CellParts()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// A cell of the class in question, as a table makes it.
  @_spi(Rooms) @inline(never) public convenience init(reusedAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    backgroundColor = .systemBackground
    contentView.fill(bounds)
    let side = ListNumbers.margin(Stage.active?.screen.bounds.width ?? 0)
    let margins = UIEdgeInsets(top: ListNumbers.margin, left: side, bottom: ListNumbers.margin, right: side)
    (layoutMargins, contentView.layoutMargins) = (margins, margins)
    addSubview(contentView)
    addSubview(parts.separator)
  }

  /// Called before a cell that was shown is used again.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Content

  /// The title of a cell that shows one.
  open var textLabel: UILabel? { parts.title(in: self) }
  /// The second text of a cell whose style has one.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(in: self) }
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image(in: self) }
  /// What the content view shows, as a value; the cell makes and updates the views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// How the cell's ground looks, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundDidChange() }
  }
  /// Called when the cell is about to be shown and when its state has changed.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
    (state.isEditing, state.isSwiped) = (isEditing, isSwiped)
    return state
  }

  /// A list's content in the cell's style, to be filled and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .inStyle(of: style) }

  /// Updates the cell's configurations in the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { accessoryDidChange() }
  }
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }
  /// Shown in place of `accessoryType` while the cell is being edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { accessoryDidChange() }
  }
  open var editingAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }

  /// Where the separator begins and ends; the text's edge unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  // MARK: Ground

  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue) }
  }
  /// Shown behind the content while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet { selectedGroundDidChange(from: oldValue) }
  }
  open var selectionStyle = SelectionStyle.default

  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell; with `animated` its ground fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  // MARK: Editing

  /// The task of the cell's circle while its table is being edited, as the table's delegate says.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet {
      if editingStyle != oldValue { editingStyleDidChange() }
    }
  }
  /// Whether the content makes room while the cell is being edited even where there is no circle.
  open var shouldIndentWhileEditing = true
  /// Whether the cell has a handle while it is being edited; the table's data source says it.
  open var showsReorderControl = false {
    didSet { handleDidChange() }
  }
  /// Whether the cell's buttons are seen.
  open var showingDeleteConfirmation: Bool { isSwiped }
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the circle of the cell's style, or takes it away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    placeParts()
  }

  /// The size of the cell's own texts; a class with content of its own says another.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
}
