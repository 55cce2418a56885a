import TransitionKit

/// A shop: an offer, and goods in columns with their prices.
final class ShopScreen: GridScreen {
  struct Item {
    let name: String
    let price: String
    let symbol: String
    let color: Int
    let isLiked: Bool
  }

  private lazy var offer = OfferView(look)
  private lazy var title2 = UILabel(say("New In", "新品"), size: 22, .bold)
  private lazy var all = UIButton(type: .system)

  private lazy var items = [
    item("Desk Lamp", "台灯", "$49", "¥329", "lightbulb", 0xF6B73C),
    item("Headphones", "头戴耳机", "$129", "¥899", "headphones", 0x5B7DB1, isLiked: true),
    item("Film Camera", "胶片相机", "$219", "¥1,499", "camera", 0x7A6A5D),
    item("Canvas Bag", "帆布包", "$35", "¥239", "bag", 0x4F9D69),
    item("Wall Clock", "挂钟", "$42", "¥279", "clock", 0xC0504D, isLiked: true),
    item("Fig Plant", "榕树盆栽", "$28", "¥189", "leaf", 0x3E8E5A),
    item("Umbrella", "长柄伞", "$24", "¥159", "umbrella", 0x5A67D8),
    item("Notebook", "笔记本", "$12", "¥79", "book", 0xB7791F),
    item("Controller", "游戏手柄", "$59", "¥399", "gamecontroller", 0x805AD5),
    item("Gift Box", "礼盒", "$18", "¥119", "gift", 0xD53F8C),
    item("Night Light", "小夜灯", "$21", "¥139", "moon", 0x4C51BF),
    item("Candle", "香薰蜡烛", "$16", "¥109", "flame", 0xDD6B20, isLiked: true),
    item("Padlock", "挂锁", "$9", "¥59", "lock", 0x4A5568),
    item("Toy Car", "玩具车", "$14", "¥95", "car", 0x2C7A7B),
    item("Retro TV", "复古电视", "$139", "¥959", "tv", 0x9C4221),
    item("Desk Phone", "座机", "$65", "¥439", "phone", 0x2F855A),
    item("Picture Frame", "相框", "$26", "¥175", "photo", 0x97663C),
    item("Key Ring", "钥匙扣", "$8", "¥55", "key", 0x2B6CB0),
  ]

  override var tint: UIColor { .systemOrange }
  override var cellClass: UICollectionViewCell.Type { ItemCell.self }
  override var headerHeight: CGFloat { CGFloat(116).scaled + CGFloat(60).scaled }

  private func item(
    _ english: String, _ chinese: String, _ dollars: String, _ yuan: String, _ symbol: String, _ color: Int, isLiked: Bool = false
  ) -> Item {
    Item(name: say(english, chinese), price: say(dollars, yuan), symbol: symbol, color: color, isLiked: isLiked)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [UIBarButtonItem(symbol: "cart"), UIBarButtonItem(symbol: "magnifyingglass")]
    all.setTitle(say("See All", "查看全部"), for: .normal)
    all.titleLabel?.font = .scaled(17)
    all.contentHorizontalAlignment = .right
    for part in [makeHeading(say("Shop", "商店")), offer, title2, all] as [UIView] { header.addSubview(part) }
  }

  override func placeHeader(_ room: CGRect) {
    offer.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: CGFloat(116).scaled)
    let middle = offer.frame.maxY + CGFloat(31).scaled
    title2.place(x: room.minX, middle: middle, width: room.width * 0.6)
    let (width, height) = (all.intrinsicContentSize.width, CGFloat(34).scaled)
    all.frame = CGRect(x: room.maxX - width, y: middle - height / 2, width: width, height: height)
  }

  override func cardHeight(width: CGFloat) -> CGFloat { (width * 0.86).rounded() + CGFloat(48).scaled }

  override func fill(_ cell: UICollectionViewCell, _ number: Int) {
    (cell as? ItemCell)?.show(items[number % items.count], isDark: look.isDark)
  }
}

/// An offer over a gradient.
private final class OfferView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var lines: [UILabel] = []
  private let picture = UIImageView(symbol: "gift.fill", size: 64, .regular, UIColor(white: 1, alpha: 0.9))

  convenience init(_ look: Look) {
    self.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [0xFF9F43, 0xEE5253].map { UIColor(hex: $0).cgColor }
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    lines = [
      UILabel(look.say("THIS WEEK ONLY", "本周限定"), size: 11, .semibold, UIColor(white: 1, alpha: 0.85)),
      UILabel(look.say("Summer Sale", "夏日特惠"), size: 24, .bold, .white),
      UILabel(look.say("Up to 40% off for your desk", "书桌好物低至六折"), size: 15, .regular, UIColor(white: 1, alpha: 0.95)),
    ]
    for part in lines + [picture] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasPicture = bounds.width > 280
    picture.isHidden = !hasPicture
    picture.frame = CGRect(x: bounds.width - 100, y: ((bounds.height - 80) / 2).rounded(), width: 84, height: 80)
    for (line, middle) in zip(lines, [CGFloat(28), 56, 86]) {
      line.place(x: 18, middle: middle.scaled, width: bounds.width - 36 - (hasPicture ? 84 : 0))
    }
  }
}

/// A thing's picture, its name, its price and a heart.
private final class ItemCell: UICollectionViewCell, PictureCell {
  private let ground = UIView()
  private let symbol = UIImageView()
  private let heart = UIImageView()
  private let name = UILabel("", size: 15)
  private let price = UILabel("", size: 15, .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.layer.cornerRadius = 14
    ground.layer.cornerCurve = .continuous
    (symbol.contentMode, heart.contentMode) = (.center, .center)
    for part in [ground, symbol, heart, name, price] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var picture: UIView { ground }

  func show(_ item: ShopScreen.Item, isDark: Bool) {
    let color = UIColor(hex: item.color)
    ground.backgroundColor = color.withAlphaComponent(isDark ? 0.28 : 0.16)
    symbol.image = .symbol(item.symbol + (item.symbol == "headphones" ? "" : ".fill"), size: 56)
    symbol.tintColor = color
    heart.image = .symbol(item.isLiked ? "heart.fill" : "heart", size: 17)
    heart.tintColor = item.isLiked ? .systemRed : .secondaryLabel
    (name.text, price.text) = (item.name, item.price)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let height = max(size.height - CGFloat(48).scaled, 0)
    ground.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    symbol.frame = ground.frame
    heart.frame = CGRect(x: size.width - 34, y: 6, width: 28, height: 28)
    name.place(x: 2, middle: height + CGFloat(17).scaled, width: size.width - 4)
    price.place(x: 2, middle: height + CGFloat(37).scaled, width: size.width - 4)
  }
}
