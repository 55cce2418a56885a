/// One tab as the bar shows it: an image above a title, or a plain shape for an item that has neither.
final class TabButton: UIView {
  private static let plainSize = CGSize(width: 26, height: 26)
  /// The middle of images and the baseline of titles, from the bar's upper edge.
  private static let imageMiddle: CGFloat = 19
  private static let baseline: CGFloat = 44
  /// Between an image and the title beside it, and on both sides of the two on a pad.
  private static let besideGap: CGFloat = 8
  private static let besideRoom: CGFloat = 24

  let item: UITabBarItem
  private let isChosen: Bool
  private let isBeside: Bool
  private var image: UIView?
  private var plain: UIView?
  private var label: UILabel?
  private var badge: UIView?

  private let titleAttributes: [NSAttributedString.Key: Any]
  private var indicator: UIImageView?

  /// - Parameter isBeside: whether the title stands beside the image, not below it.
  init(_ item: UITabBarItem, isChosen: Bool, isBeside: Bool, color: UIColor, titleAttributes: [NSAttributedString.Key: Any]) {
    (self.item, self.isChosen, self.isBeside, self.titleAttributes) = (item, isChosen, isBeside, titleAttributes)
    super.init(frame: .zero)
    tintColor = item.isEnabled ? color : color.withAlphaComponent(BarMetrics.disabledAlpha)
    accessibilityLabel = item.title
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    addParts()
  }

  required init?(coder: NSCoder) { nil }

  /// Lays a picture behind the tab.
  func lay(_ image: UIImage?) {
    guard let image else { return }
    let view = UIImageView(image: image)
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    indicator = view
  }

  private func addParts() {
    if item.isPlain {
      let shape = UIView(frame: CGRect(origin: .zero, size: Self.plainSize))
      shape.backgroundColor = .tintColor
      shape.layer.cornerRadius = 8
      plain = shape
    } else if let symbol = item.symbol, item.image == nil {
      image = BarSymbolView(symbol)
    } else if let picture = isChosen ? item.selectedImage ?? item.image : item.image {
      image = UIImageView(image: picture.inBar)
    }
    let font = isBeside ? BarMetrics.tabFontBeside : BarMetrics.tabFont
    if let title = item.title { label = .inBar(title, font, .tintColor, titleAttributes) }
    if let value = item.badgeValue { badge = Self.badge(value, item.badgeColor ?? .systemRed) }
    for view in [plain, image, label, badge] {
      guard let view else { continue }
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private static func badge(_ text: String, _ color: UIColor) -> UIView {
    let label = UILabel.inBar(text, BarMetrics.badgeFont, .white, [:])
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: max(18, label.bounds.width + 10), height: 18))
    badge.backgroundColor = color
    badge.layer.cornerRadius = 9
    label.center = CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
    badge.addSubview(label)
    return badge
  }

  /// The width of image and title, with room on both sides.
  var besideWidth: CGFloat { besideContent + 2 * Self.besideRoom }

  private var besideContent: CGFloat {
    let words = label?.intrinsicContentSize.width ?? 0
    return (image?.bounds.width ?? 0) + (image == nil || words == 0 ? 0 : Self.besideGap) + words
  }

  private func layBeside() {
    let scale = layer.stage?.layoutScale ?? 2
    let start = bounds.midX - min(besideContent, bounds.width) / 2
    plain?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    indicator?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    image?.center = CGPoint(x: start + (image?.bounds.width ?? 0) / 2, y: bounds.midY)
    if let label {
      let (size, x) = (label.intrinsicContentSize, image.map { $0.frame.maxX + Self.besideGap } ?? start)
      label.frame = CGRect(
        x: x.rounded(at: scale), y: ((bounds.height - size.height) / 2).rounded(at: scale), width: min(size.width, bounds.width),
        height: size.height)
    }
    if let badge { badge.frame.origin = CGPoint(x: (image?.frame.maxX ?? bounds.midX) - 6, y: 2) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isBeside { return layBeside() }
    let middle = bounds.midX
    indicator?.center = CGPoint(x: middle, y: bounds.midY)
    plain?.center = CGPoint(x: middle, y: bounds.midY)
    image?.center = CGPoint(x: middle, y: label == nil ? bounds.midY : Self.imageMiddle)
    if let label {
      let (size, shift) = (label.intrinsicContentSize, item.titlePositionAdjustment)
      let scale = layer.stage?.layoutScale ?? 2
      label.frame = CGRect(
        x: (middle - min(size.width, bounds.width) / 2 + shift.horizontal).rounded(at: scale),
        y: (Self.baseline - BarMetrics.tabFont.ascender + shift.vertical).rounded(at: scale),
        width: min(size.width, bounds.width),
        height: size.height)
    }
    if let badge { badge.frame.origin = CGPoint(x: middle + 6, y: 2) }
  }
}
