import TransitionKit

/// One palette: its colours from edge to edge, its name, and each colour with its codes.
final class PaletteScreen: SampleScreen {
  private lazy var palette = ColorPalette.all(look)[0]
  private let content = UIScrollView()
  private let stripes = ColorStripes()
  private lazy var name = UILabel(palette.name, size: 28, .bold)
  private lazy var kind = UILabel(say("4 colors · Warm", "4 种颜色 · 暖色"), size: 15, .regular, .secondaryLabel)
  private lazy var use = UIButton(configuration: .filled())
  private lazy var rows = zip(palette.colors, palette.codes).map { ColorRow($0, code: $1) }

  override var source: UIView? { use }
  override var sharedPicture: UIView? { stripes }
  override var headerElement: UIView? { stripes }

  override func viewDidLoad() {
    super.viewDidLoad()
    showPlainBar()
    stripes.show(palette)
    stripes.clipsToBounds = true
    use.configuration?.title = say("Use Palette", "使用此配色")
    use.configuration?.cornerStyle = .large
    navigationItem.rightBarButtonItem = UIBarButtonItem(symbol: "square.and.arrow.up")
    for part in [stripes, name, kind, use] + rows { content.addSubview(part) }
    view.addSubview(content)
  }

  override func place(_ room: CGRect) {
    content.frame = view.bounds
    content.contentInsetAdjustmentBehavior = .never
    let (left, width) = (room.minX + 16, max(room.width - 32, 0))
    let height = min((view.bounds.width * 0.66).rounded(), max(room.height * 0.42, 40)).rounded()
    stripes.frame = CGRect(x: 0, y: room.minY, width: view.bounds.width, height: height)
    var y = stripes.frame.maxY
    name.place(x: left, middle: y + CGFloat(30).scaled, width: width)
    kind.place(x: left, middle: y + CGFloat(57).scaled, width: width)
    y += CGFloat(80).scaled
    let rowHeight = CGFloat(60).scaled
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: width, height: rowHeight)
      y += rowHeight
    }
    use.frame = CGRect(x: left, y: y + 16, width: width, height: CGFloat(50).scaled)
    content.contentSize = CGSize(width: view.bounds.width, height: use.frame.maxY + 16 + view.bounds.height - room.maxY)
  }
}

/// A colour, its code as the web writes it, and its parts of red, green and blue.
private final class ColorRow: UIView {
  private let swatch = UIView()
  private let code = UILabel("", size: 17)
  private let parts = UILabel("", size: 13, .regular, .secondaryLabel)
  private let copy = UIImageView(symbol: "doc.on.doc", size: 17, .regular, .secondaryLabel)
  private let line = UIView()

  convenience init(_ color: Int, code: String) {
    self.init(frame: .zero)
    swatch.backgroundColor = UIColor(hex: color)
    swatch.layer.cornerRadius = 10
    swatch.layer.cornerCurve = .continuous
    self.code.text = code
    parts.text = [16, 8, 0].map { "\(color >> $0 & 255)" }.joined(separator: " · ")
    line.backgroundColor = .separator
    for part in [swatch, self.code, parts, copy, line] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.height / 2
    swatch.frame = CGRect(x: 0, y: middle - 20, width: 40, height: 40)
    code.place(x: 54, middle: middle - CGFloat(10).scaled, width: bounds.width - 96)
    parts.place(x: 54, middle: middle + CGFloat(11).scaled, width: bounds.width - 96)
    copy.frame = CGRect(x: bounds.width - 34, y: middle - 12, width: 26, height: 24)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 54, y: bounds.height - hairline, width: max(bounds.width - 54, 0), height: hairline)
  }
}
