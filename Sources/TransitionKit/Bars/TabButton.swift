/// One tab as the bar shows it: an image above a title, or a plain shape for an item that has neither.
final class TabButton: UIView {
  private static let plainSize = CGSize(width: 26, height: 26)
  /// The middle of images and the baseline of titles, from the bar's upper edge.
  private static let imageMiddle: CGFloat = 19
  private static let baseline: CGFloat = 44

  let item: UITabBarItem
  private let isChosen: Bool
  private var image: UIView?
  private var plain: UIView?
  private var label: UILabel?
  private var badge: UIView?

  private let titleAttributes: [NSAttributedString.Key: Any]
  private var indicator: UIImageView?

  init(_ item: UITabBarItem, isChosen: Bool, color: UIColor, titleAttributes: [NSAttributedString.Key: Any]) {
    (self.item, self.isChosen, self.titleAttributes) = (item, isChosen, titleAttributes)
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
    if let title = item.title { label = .inBar(title, BarMetrics.tabFont, .tintColor, titleAttributes) }
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    indicator?.center = CGPoint(x: middle, y: bounds.midY)
    plain?.center = CGPoint(x: middle, y: bounds.midY)
    image?.center = CGPoint(x: middle, y: label == nil ? bounds.midY : Self.imageMiddle)
    if let label {
      let (size, shift) = (label.intrinsicContentSize, item.titlePositionAdjustment)
      let scale = layer.stage?.scale ?? 2
      label.frame = CGRect(
        x: (middle - min(size.width, bounds.width) / 2 + shift.horizontal).rounded(at: scale),
        y: (Self.baseline - BarMetrics.tabFont.ascender + shift.vertical).rounded(at: scale),
        width: min(size.width, bounds.width),
        height: size.height)
    }
    if let badge { badge.frame.origin = CGPoint(x: middle + 6, y: 2) }
  }
}
