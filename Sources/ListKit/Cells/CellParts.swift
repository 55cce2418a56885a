/// The views that a table's cell has besides its content view.
@MainActor
struct CellParts {
  private(set) var titleIfMade: UILabel?
  private(set) var detailIfMade: UILabel?
  private(set) var imageIfMade: UIImageView?
  var accessory: UIView?
  let separator = UIView()
  /// A line along the upper edge of a section's first row.
  var topSeparator: UIView?
  var separatorInset: UIEdgeInsets?
  var isSelected = false
  var isHighlighted = false
  /// Whether the selected ground is the cell's own.
  var standardGround: UIView?
  var needsConfiguration = false
  var configuredView: (any UIView & UIContentView)?
  var ground: UIView?
  /// Whether the table or the program has given the cell a colour of its own.
  var separatorStyle = SeparatorPlace.inset
  /// How far the cell is drawn aside.
  var shift: CGFloat = 0
  var isSwiped = false
  var isEditing = false
  var editingControl: EditingControl?
  /// Whether the circle says if the cell is chosen.
  var isChosenWhileEditing = false
  var handle: ReorderHandle?

  mutating func title(in cell: UITableViewCell) -> UILabel {
    if let titleIfMade { return titleIfMade }
    let label = UILabel()
    if cell.style == .value2 {
      label.font = .systemFont(ofSize: 15)
      label.textAlignment = .right
      label.textColor = cell.tintColor
    }
    label.keepsWordsWhileGrowing()
    cell.contentView.addSubview(label)
    titleIfMade = label
    cell.setNeedsLayout()
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel {
    if let detailIfMade { return detailIfMade }
    let label = UILabel()
    label.font = .systemFont(ofSize: cell.style == .subtitle ? 12 : cell.style == .value2 ? 15 : 17)
    label.textColor = cell.style == .value1 ? .secondaryLabel : .label
    label.keepsWordsWhileGrowing()
    cell.contentView.addSubview(label)
    detailIfMade = label
    cell.setNeedsLayout()
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let imageIfMade { return imageIfMade }
    let view = UIImageView()
    cell.contentView.addSubview(view)
    imageIfMade = view
    cell.setNeedsLayout()
    return view
  }
}

extension UILabel {
  /// Keeps the words as large as they are while the label's frame moves to another height, at the left edge and in the middle.
  fileprivate func keepsWordsWhileGrowing() {
    contentMode = .left
    layer.needsDisplayOnBoundsChange = true
  }
}

/// Which line a table draws under a row.
enum SeparatorPlace {
  case none
  /// From the text's edge on.
  case inset
  /// From edge to edge.
  case full
}

/// Numbers of lists, in points.
enum ListNumbers {
  static let row: CGFloat = 44
  /// The width at the right edge that an accessory of the system's takes.
  static let accessory: CGFloat = 33
  static let gap: CGFloat = 8
  /// The margins above and below a cell's content.
  static let margin: CGFloat = 11
  static let imageGap: CGFloat = 15
  static let cardRadius: CGFloat = 10

  /// The room at both sides of a list's text.
  static func margin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
