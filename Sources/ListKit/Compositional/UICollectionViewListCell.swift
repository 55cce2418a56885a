internal import ControlKit
internal import LayoutKit

/// A row of a list in a collection, with lines between rows and marks at its end.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let topLine = UIView()
  private let bottomLine = UIView()
  private var marks: [UIView] = []
  private var row: ListRow?

  /// How many steps the content is moved in.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of such a step.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// What the row shows beside its content.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    row = layoutAttributes.row
    dress()
  }

  // MARK: Dress

  private func dress() {
    for (line, isShown) in [(topLine, row?.hasTop == true), (bottomLine, row?.hasBottom == true)] {
      if isShown, line.superview == nil { addSubview(line) }
      line.isHidden = !isShown
      line.backgroundColor = row?.lines.color
    }
    if backgroundColor == nil, let row, !row.isHeader {
      backgroundColor = row.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
    let corners = row?.corners ?? []
    layer.cornerRadius = corners.isEmpty || isSwiped ? 0 : ListNumbers.cardRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
    setNeedsLayout()
  }

  private func showAccessories() {
    for mark in marks { mark.removeFromSuperview() }
    marks = accessories.compactMap(\.view)
    for mark in marks { addSubview(mark) }
    setNeedsLayout()
  }

  // MARK: Layout

  private var scale: CGFloat { layer.stage?.layoutScale ?? 1 }

  private func margin(_ width: CGFloat) -> CGFloat { ListNumbers.margin(superview?.bounds.width ?? width) }

  override func contentArea(in size: CGSize) -> CGRect {
    let left = CGFloat(indentationLevel) * indentationWidth
    let right = marks.isEmpty ? 0 : marks.reduce(margin(size.width)) { $0 + $1.bounds.width + ListNumbers.gap }
    return CGRect(x: left, y: 0, width: max(size.width - left - right, 0), height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = layer.stage?.hairline ?? 1
    let left = margin(bounds.width) + CGFloat(indentationLevel) * indentationWidth
    func frame(_ insets: NSDirectionalEdgeInsets, isFull: Bool, y: CGFloat) -> CGRect {
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      let (low, high) = isAutomatic ? (isFull ? 0 : left, 0) : (insets.leading, insets.trailing)
      return CGRect(x: low, y: y, width: max(bounds.width - low - high, 0), height: line)
    }
    if let row {
      topLine.frame = frame(row.lines.topSeparatorInsets, isFull: true, y: 0)
      bottomLine.frame = frame(row.lines.bottomSeparatorInsets, isFull: row.isBottomFull, y: bounds.height - line)
      for line in [topLine, bottomLine] where line.superview === self { bringSubviewToFront(line) }
    }
    var right = bounds.width - margin(bounds.width)
    for mark in marks.reversed() {
      let size = mark.bounds.size
      mark.center = CGPoint(
        x: ((right - size.width / 2) * scale).rounded() / scale, y: (bounds.height / 2 * scale).rounded() / scale)
      right -= size.width + ListNumbers.gap
    }
  }
}

/// What a row of a list shows beside its content.
@preconcurrency @MainActor
public struct UICellAccessory {
  let view: UIView?

  /// An arrow that promises another screen.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(view: AccessoryMark(.disclosureIndicator)) }

  public static func checkmark() -> UICellAccessory { UICellAccessory(view: AccessoryMark(.checkmark)) }

  /// A button with an “i”, which runs the handler.
  public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    guard let mark = AccessoryMark(.detailButton) else { return UICellAccessory(view: nil) }
    guard let actionHandler else { return UICellAccessory(view: mark) }
    let button = UIButton(frame: mark.bounds, primaryAction: UIAction { _ in actionHandler() })
    button.addSubview(mark)
    return UICellAccessory(view: button)
  }

  /// A view of one's own, as large as it is, at the row's end.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    if view.bounds.isEmpty { view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    view.isHidden = configuration.isHidden
    if let tint = configuration.tintColor { view.tintColor = tint }
    return UICellAccessory(view: view)
  }

  /// A view beside a row's content.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let customView: UIView
    let isHidden: Bool
    let tintColor: UIColor?

    public init(customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.customView, self.isHidden, self.tintColor) = (customView, isHidden, tintColor)
    }
  }

  /// Where a view stands beside a row's content.
  public enum Placement {
    @available(*, unavailable, message: "accessories stand at the end of a row here: show it by the content configuration")
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// When an accessory is shown.
  public enum DisplayedState {
    case always
    @available(*, unavailable, message: "lists in collections are not edited here: set the accessories anew")
    case whenEditing
    @available(*, unavailable, message: "lists in collections are not edited here: set the accessories anew")
    case whenNotEditing
  }

  /// A text in the second colour.
  public static func label(text: String) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.sizeToFit()
    return UICellAccessory(view: label)
  }
}
