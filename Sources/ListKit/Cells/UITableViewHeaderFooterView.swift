@_spi(Rooms) internal import ViewKit

/// A view above or below a section's rows.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  public let contentView = UIView()
  private var label: UILabel?
  /// How a table wants the title to look.
  var titleStyle = HeaderTitleStyle.plain(inset: 0)
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// What the content view shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { contentView.addSubview(configured) }
      setNeedsLayout()
    }
  }
  private var configured: (any UIView & UIContentView)?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of the class in question, as a table makes it.
  @_spi(Rooms) @inline(never) public convenience init(reusedAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    addSubview(contentView)
  }

  /// Called before a view that was shown is used again.
  open func prepareForReuse() {}

  /// The title, where the data source gives one as text.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    contentView.addSubview(made)
    label = made
    setNeedsLayout()
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configured?.frame = contentView.bounds
    if let label { label.frame = titleStyle.frame(of: label, in: bounds, scale: layer.stage?.layoutScale ?? 1) }
  }
}

/// How the title of a section looks and lies.
enum HeaderTitleStyle {
  /// A title over the rows; `inset` says how far it lies within the edge, beside the margin.
  case plain(inset: CGFloat)
  /// A title above the rows of a group; `inset` says how far it lies within a card's edge.
  case header(inset: CGFloat)
  case footer(inset: CGFloat)

  @MainActor
  func apply(to label: UILabel, _ text: String) {
    switch self {
    case .plain:
      label.text = text
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .label
    case .header:
      label.text = text.uppercased()
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    case .footer:
      label.text = text
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
  }

  @MainActor
  func frame(of label: UILabel, in bounds: CGRect, scale: CGFloat) -> CGRect {
    let margin = ListNumbers.margin(bounds.width)
    switch self {
    case .plain(let inset):
      let left = margin + inset
      return CGRect(x: left, y: 0, width: max(bounds.width - 2 * left, 0), height: bounds.height)
    case .header(let inset):
      let left = margin + inset
      let height = label.sizeThatFits(CGSize(width: max(bounds.width - 2 * left, 0), height: .greatestFiniteMagnitude)).height
      return CGRect(x: left, y: bounds.height - 6 - height, width: max(bounds.width - 2 * left, 0), height: height)
    case .footer(let inset):
      let left = margin + inset
      let height = label.sizeThatFits(CGSize(width: max(bounds.width - 2 * left, 0), height: .greatestFiniteMagnitude)).height
      return CGRect(x: left, y: 8, width: max(bounds.width - 2 * left, 0), height: height)
    }
  }
}
