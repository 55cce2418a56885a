import TransitionKit

/// A photo of an evening in the hills, the album's other photos in a strip below it, and a toolbar.
final class PhotoScreen: SampleScreen {
  private let landscape = Landscape()
  private let strip = UIView()
  private var thumbnails: [Cover] = []
  private let toolbar = UIToolbar()

  override var source: UIView? { landscape }
  override var sharedPicture: UIView? { landscape }
  override var headerElement: UIView? { landscape }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = titleView()
    navigationItem.backButtonTitle = say("Back", "返回")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: say("Edit", "编辑"), style: .plain, target: nil, action: nil)
    strip.backgroundColor = .systemBackground
    strip.clipsToBounds = true
    thumbnails = (Playlist.all(look) + Playlist.all(look)).map { Cover($0.art, radius: 0) }
    thumbnails.forEach(strip.addSubview)
    let symbols = ["square.and.arrow.up", "heart", "info.circle", "trash"]
    toolbar.items = symbols.flatMap { symbol in
      [UIBarButtonItem(symbol: symbol)] + (symbol == symbols.last ? [] : [UIBarButtonItem(systemItem: .flexibleSpace)])
    }
    for part in [landscape, strip, toolbar] { view.addSubview(part) }
  }

  /// The day above the time.
  private func titleView() -> UIView {
    let lines = [
      UILabel(say("Saturday", "星期六"), size: 15, .semibold, isFixed: true),
      UILabel(say("6:24 PM", "18:24"), size: 11, isFixed: true),
    ]
    let width = max(lines.map(\.wordsWidth).max() ?? 0, 40)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    for (line, middle) in zip(lines, [CGFloat(10), 26]) {
      line.textAlignment = .center
      line.place(x: 0, middle: middle, width: width)
      view.addSubview(line)
    }
    return view
  }

  override func place(_ room: CGRect) {
    let isLow = room.height < 300
    let (side, bar) = (isLow ? CGFloat(0) : 44, CGFloat(44))
    toolbar.frame = CGRect(x: 0, y: room.maxY - bar, width: view.bounds.width, height: view.bounds.height - room.maxY + bar)
    strip.isHidden = isLow
    strip.frame = CGRect(x: 0, y: room.maxY - bar - side - 8, width: view.bounds.width, height: isLow ? 0 : side + 8)
    landscape.frame = CGRect(
      x: 0, y: room.minY, width: view.bounds.width, height: max(room.maxY - bar - (isLow ? 0 : side + 8) - room.minY, 0))
    // The photo that is shown stands in the middle, with room to its sides.
    let middle = thumbnails.count / 2 - 1
    for (index, thumbnail) in thumbnails.enumerated() {
      let gap: CGFloat = index == middle ? 0 : index < middle ? -8 : 8
      thumbnail.frame = CGRect(
        x: (view.bounds.width / 2 + CGFloat(index - middle) * (side * 0.64 + 2) + gap - side * 0.32).rounded(), y: 4,
        width: index == middle ? side * 0.8 : side * 0.64, height: side)
    }
  }
}

/// Evening over hills: a sky, a sun, and ridges that grow darker as they come nearer.
private final class Landscape: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let discs = [(CGFloat(0.34), CGFloat(0.1)), (0.22, 0.16), (0.13, 1)].map { size, alpha in
    (view: UIView(), size: size, alpha: alpha)
  }
  private var ridges: [CAShapeLayer] = []
  /// Ridges from the farthest to the nearest: the heights of points at even distances, and a colour.
  private static let heights: [(points: [CGFloat], color: Int)] = [
    ([0.56, 0.5, 0.58, 0.48, 0.55, 0.5, 0.57], 0xB5566F), ([0.64, 0.58, 0.55, 0.63, 0.57, 0.66, 0.6], 0x8A3A6E),
    ([0.62, 0.7, 0.66, 0.72, 0.68, 0.62, 0.7], 0x5E2A63), ([0.78, 0.74, 0.8, 0.73, 0.79, 0.82, 0.76], 0x3B1C52),
    ([0.84, 0.9, 0.87, 0.92, 0.86, 0.88, 0.94], 0x1E0F36),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    (layer as? CAGradientLayer)?.colors = [0x20124D, 0x7B2D6B, 0xE8606B, 0xFFC27A].map { UIColor(hex: $0).cgColor }
    (layer as? CAGradientLayer)?.locations = [0, 0.28, 0.46, 0.62]
    for disc in discs {
      disc.view.backgroundColor = UIColor(red: 1, green: 0.93, blue: 0.74, alpha: disc.alpha)
      addSubview(disc.view)
    }
    for ridge in Self.heights {
      let shape = CAShapeLayer()
      shape.fillColor = UIColor(hex: ridge.color).cgColor
      layer.addSublayer(shape)
      ridges.append(shape)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    for disc in discs {
      let side = min(width, height) * disc.size * 1.6
      disc.view.frame = CGRect(x: width * 0.64 - side / 2, y: height * 0.42 - side / 2, width: side, height: side)
      disc.view.layer.cornerRadius = side / 2
    }
    for (shape, ridge) in zip(ridges, Self.heights) {
      let path = UIBezierPath()
      let step = width / CGFloat(ridge.points.count - 1)
      path.move(to: CGPoint(x: 0, y: height))
      path.addLine(to: CGPoint(x: 0, y: height * ridge.points[0]))
      for (index, point) in ridge.points.enumerated().dropFirst() {
        let (x, before) = (CGFloat(index) * step, ridge.points[index - 1])
        path.addCurve(
          to: CGPoint(x: x, y: height * point), controlPoint1: CGPoint(x: x - step / 2, y: height * before),
          controlPoint2: CGPoint(x: x - step / 2, y: height * point))
      }
      path.addLine(to: CGPoint(x: width, y: height))
      path.close()
      shape.path = path.cgPath
    }
  }
}
