import TransitionKit

/// A card that tells of a place: its name, buttons, and pictures.
final class PlaceCard: UIView {
  private let grabber = UIView()
  private let close = UIImageView(symbol: "xmark.circle.fill", size: 26, .regular, .systemGray3)
  private var lines: [UILabel] = []
  /// The place's name.
  var name: UIView? { lines.first }
  /// The place's first picture.
  var picture: UIView? { covers.first }
  private var actions: [ActionTile] = []
  private let pictures = UIView()
  /// Whether the card reaches to the screen's lower edge, where its corners are square, as a sheet's.
  var reachesEdge = false {
    didSet {
      layer.maskedCorners = reachesEdge ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    }
  }
  private var covers: [Cover] = []

  convenience init(_ look: Look) {
    self.init(frame: .zero)
    backgroundColor = look.isDark ? .secondarySystemBackground : .systemBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    layer.castShadow(opacity: 0.2, radius: 12, below: -2)
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    lines = [
      UILabel(look.say("Lighthouse Café", "灯塔咖啡"), size: 22, .bold),
      UILabel(look.say("Café · Open until 8 PM", "咖啡馆 · 营业至 20:00"), size: 15, .regular, .secondaryLabel),
    ]
    actions = [
      ActionTile(look.say("6 min", "6 分钟"), symbol: "car.fill", isFirst: true),
      ActionTile(look.say("Call", "电话"), symbol: "phone.fill"),
      ActionTile(look.say("Save", "收藏"), symbol: "bookmark.fill"),
      ActionTile(look.say("Share", "分享"), symbol: "square.and.arrow.up"),
    ]
    covers = [2, 0, 4, 7, 12, 13].map { Cover(Playlist.all(look)[$0].art, radius: 10) }
    covers.forEach(pictures.addSubview)
    pictures.clipsToBounds = true
    for part in [grabber, close, pictures] + lines + actions as [UIView] { addSubview(part) }
  }

  /// The height that the card would like to have.
  static func height(in width: CGFloat) -> CGFloat { picturesTop + 120 }

  private static var actionsTop: CGFloat { 8 + CGFloat(74).scaled }
  private static var picturesTop: CGFloat { actionsTop + CGFloat(58).scaled + 16 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    grabber.frame = CGRect(x: width / 2 - 18, y: 5, width: 36, height: 5)
    close.frame = CGRect(x: width - 46, y: 17, width: 30, height: 30)
    for (line, middle) in zip(lines, [CGFloat(32), 58]) {
      line.place(x: 16, middle: 8 + (middle - 8).scaled, width: width - 32 - 40)
    }
    let side = max((width - 32 - 24) / 4, 0).rounded(.down)
    for (index, action) in actions.enumerated() {
      action.frame = CGRect(x: 16 + CGFloat(index) * (side + 8), y: Self.actionsTop, width: side, height: CGFloat(58).scaled)
    }
    let top = Self.picturesTop
    pictures.frame = CGRect(x: 0, y: top, width: width, height: max(min(104, bounds.height - top), 0))
    for (index, cover) in covers.enumerated() {
      cover.frame = CGRect(x: 16 + CGFloat(index) * 112, y: 0, width: 104, height: 104)
    }
  }
}

/// A button with its symbol above its title.
private final class ActionTile: UIControl {
  private var symbol = UIImageView()
  private var title = UILabel()

  convenience init(_ title: String, symbol: String, isFirst: Bool = false) {
    self.init(frame: .zero)
    let color: UIColor = isFirst ? .white : .systemBlue
    backgroundColor = isFirst ? .systemBlue : .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    self.symbol = UIImageView(symbol: symbol, size: 18, .medium, color)
    self.title = UILabel(title, size: 12, .semibold, color)
    self.title.textAlignment = .center
    for part in [self.symbol, self.title] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 24)
    title.place(x: 2, middle: 32 + CGFloat(11).scaled, width: bounds.width - 4)
  }
}
