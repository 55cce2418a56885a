/// The content of a list's row: an image, a title and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural

    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// Zero leaves the image as large as it is.
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var tintColor: UIColor?
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Whether the second text lies beside the first where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  private init(_ font: UIFont, _ color: UIColor, _ second: UIFont, _ secondColor: UIColor, isBeside: Bool = false) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17), .label, .systemFont(ofSize: 12), .label)
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17), .label, .systemFont(ofSize: 17), .secondaryLabel, isBeside: true)
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold), .label, .systemFont(ofSize: 13), .secondaryLabel)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, .systemFont(ofSize: 13), .secondaryLabel)
  }

  static func inStyle(of style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? valueCell() : style == .subtitle ? subtitleCell() : cell()
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows the content of a list's row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let title = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, title, second] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    for (label, text, look) in [
      (title, content.text, content.textProperties), (second, content.secondaryText, content.secondaryTextProperties),
    ] {
      label.text = text
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    }
    picture.image = content.image
    picture.tintColor = content.imageProperties.tintColor
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  // MARK: Layout

  private var imageSize: CGSize {
    guard let size = content.image?.size else { return .zero }
    let most = content.imageProperties.maximumSize
    let share = min(
      most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1, 1)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  private var area: (left: CGFloat, right: CGFloat) {
    let image = imageSize
    let margin = ListNumbers.margin(superview?.superview?.superview?.bounds.width ?? 0)
    let left = max(content.directionalLayoutMargins.leading, margin)
    return (image.width > 0 ? left + image.width + content.imageToTextPadding : left, content.directionalLayoutMargins.trailing)
  }

  private func sizes(_ width: CGFloat) -> (title: CGSize, second: CGSize, height: CGFloat) {
    func size(_ label: UILabel, _ room: CGFloat) -> CGSize {
      label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) : .zero
    }
    let room = max(width - area.left - area.right, 0)
    let first = size(title, room)
    let other = size(second, room)
    let gap = other.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    return (first, other, isBeside(first, other, room) ? max(first.height, other.height) : first.height + gap + other.height)
  }

  private func isBeside(_ first: CGSize, _ other: CGSize, _ room: CGFloat) -> Bool {
    content.prefersSideBySideTextAndSecondaryText
      && first.width + content.textToSecondaryTextHorizontalPadding + other.width <= room
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let height = max(sizes(size.width).height, imageSize.height) + margins.top + margins.bottom
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, image) = (bounds.size, imageSize)
    let scale = layer.stage?.layoutScale ?? 1
    func onPixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
    let (first, other, height) = sizes(size.width)
    let room = max(size.width - area.left - area.right, 0)
    if image.width > 0 {
      let left = area.left - image.width - content.imageToTextPadding
      picture.frame = CGRect(x: left, y: onPixel((size.height - image.height) / 2), width: image.width, height: image.height)
    }
    let top = onPixel((size.height - height) / 2)
    title.frame = CGRect(x: area.left, y: top, width: min(first.width, room), height: first.height)
    if isBeside(first, other, room) {
      second.frame = CGRect(
        x: size.width - area.right - other.width, y: onPixel((size.height - other.height) / 2), width: other.width,
        height: other.height)
    } else {
      let y = top + first.height + content.textToSecondaryTextVerticalPadding
      second.frame = CGRect(x: area.left, y: y, width: min(other.width, room), height: other.height)
    }
  }
}
