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
    Palette(name: say("Night", "夜空"), colors: [0x0B132B, 0x1C2541, 0x3A506B, 0x5BC0BE]),
    Palette(name: say("Rose", "玫瑰"), colors: [0x590D22, 0xA4133C, 0xFF4D6D, 0xFFCCD5]),
    Palette(name: say("Olive", "橄榄"), colors: [0x283618, 0x606C38, 0xDDA15E, 0xFEFAE0]),
    Palette(name: say("Coral", "珊瑚"), colors: [0x264653, 0x2A9D8F, 0xF4A261, 0xE76F51]),
    Palette(name: say("Plum", "梅子"), colors: [0x231942, 0x5E548E, 0x9F86C0, 0xE0B1CB]),
    Palette(name: say("Mint", "薄荷"), colors: [0x1B4332, 0x40916C, 0x95D5B2, 0xD8F3DC]),
    Palette(name: say("Sand", "沙滩"), colors: [0x6B705C, 0xA5A58D, 0xDDBEA9, 0xFFE8D6]),
    Palette(name: say("Ocean", "海洋"), colors: [0x03045E, 0x0077B6, 0x00B4D8, 0xCAF0F8]),
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

  override func cardHeight(width: CGFloat) -> CGFloat { (width * 0.66).rounded() + CGFloat(52).scaled }

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
      stripe.frame = CGRect(
        x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: max(size.height - CGFloat(52).scaled, 0))
    }
    name.place(x: 12, middle: size.height - CGFloat(34).scaled, width: size.width - 24)
    code.place(x: 12, middle: size.height - CGFloat(15).scaled, width: size.width - 24)
  }
}
