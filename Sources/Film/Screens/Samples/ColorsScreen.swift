import TransitionKit

/// Palettes of four colours each, on cards with their names.
final class ColorsScreen: GridScreen {
  struct Palette {
    let name: String
    let colors: [Int]
  }

  private lazy var kinds = UISegmentedControl(items: [say("All", "全部"), say("Warm", "暖色"), say("Cool", "冷色")])

  private lazy var palettes = [
    Palette(name: say("Sunset", "落日"), colors: [0x6A2C70, 0xB83B5E, 0xF08A5D, 0xF9ED69]),
    Palette(name: say("Lagoon", "浅海"), colors: [0x05445E, 0x189AB4, 0x75E6DA, 0xD4F1F4]),
    Palette(name: say("Meadow", "草地"), colors: [0x1B512D, 0x669C31, 0xB1CF5F, 0xE7EFC5]),
    Palette(name: say("Berry", "莓果"), colors: [0x3A0D2E, 0x7B1E57, 0xC74B86, 0xF6B8D1]),
    Palette(name: say("Desert", "沙漠"), colors: [0x5C3D2E, 0xB85C38, 0xE0A96D, 0xF2E2C4]),
    Palette(name: say("Glacier", "冰川"), colors: [0x27496D, 0x4D8FBF, 0x9FD3E6, 0xE3F4FA]),
    Palette(name: say("Citrus", "柑橘"), colors: [0xE85D04, 0xF48C06, 0xFAA307, 0xFFE08A]),
    Palette(name: say("Lavender", "薰衣草"), colors: [0x3F2B63, 0x7251A5, 0xA98BD4, 0xE2D6F2]),
    Palette(name: say("Forest", "森林"), colors: [0x0B3B2E, 0x1F6B4F, 0x6FB98F, 0xCFE8D5]),
    Palette(name: say("Peach", "蜜桃"), colors: [0xD1495B, 0xF28482, 0xF7B7A3, 0xFDE8DC]),
  ]

  override var cellClass: UICollectionViewCell.Type { PaletteCell.self }
  override var headerHeight: CGFloat { 52 }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    kinds.selectedSegmentIndex = 0
    header.addSubview(makeHeading(say("Palettes", "配色")))
    header.addSubview(kinds)
  }

  override func placeHeader(_ room: CGRect) {
    kinds.frame = CGRect(x: room.minX, y: room.minY + 2, width: room.width, height: 32)
  }

  override func cardHeight(width: CGFloat) -> CGFloat { (width * 0.66).rounded() + 52 }

  override func fill(_ cell: UICollectionViewCell, _ number: Int) {
    (cell as? PaletteCell)?.show(palettes[number % palettes.count], isDark: look.isDark)
  }
}

/// Four colours side by side, the palette's name and its first colour as the web writes it.
private final class PaletteCell: UICollectionViewCell {
  private let stripes = (0..<4).map { _ in UIView() }
  private let name = UILabel("", size: 17, .semibold)
  private let code = UILabel("", size: 13, .regular, .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    for part in stripes + [name, code] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ palette: ColorsScreen.Palette, isDark: Bool) {
    contentView.backgroundColor = isDark ? .secondarySystemBackground : .systemGray6
    for (stripe, color) in zip(stripes, palette.colors) { stripe.backgroundColor = UIColor(hex: color) }
    name.text = palette.name
    code.text = "#" + String(palette.colors[1], radix: 16, uppercase: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let edges = (0...4).map { (size.width * CGFloat($0) / 4).rounded() }
    for (index, stripe) in stripes.enumerated() {
      stripe.frame = CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: max(size.height - 52, 0))
    }
    name.place(x: 12, middle: size.height - 34, width: size.width - 24)
    code.place(x: 12, middle: size.height - 15, width: size.width - 24)
  }
}
