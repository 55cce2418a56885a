import TransitionKit

/// Palettes of four colours each, on cards with their names.
final class ColorsScreen: GridScreen {
  private lazy var kinds = UISegmentedControl(items: [say("All", "全部"), say("Warm", "暖色"), say("Cool", "冷色")])

  private lazy var palettes = ColorPalette.all(look)

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

/// A palette's colours, its name and its second colour as the web writes it.
private final class PaletteCell: UICollectionViewCell {
  private let stripes = ColorStripes()
  private let name = UILabel("", size: 17, .semibold)
  private let code = UILabel("", size: 13, .regular, .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    for part in [stripes, name, code] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ palette: ColorPalette, isDark: Bool) {
    contentView.backgroundColor = isDark ? .secondarySystemBackground : .systemGray6
    stripes.show(palette)
    (name.text, code.text) = (palette.name, palette.codes[1])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    stripes.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height - CGFloat(52).scaled, 0))
    name.place(x: 12, middle: size.height - CGFloat(34).scaled, width: size.width - 24)
    code.place(x: 12, middle: size.height - CGFloat(15).scaled, width: size.width - 24)
  }
}
