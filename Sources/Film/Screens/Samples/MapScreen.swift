import TransitionKit

/// A map with a field for a search, and a place's card over its lower part.
final class MapScreen: SampleScreen {
  private lazy var map = StreetMap(look)
  private let search = UIView()
  private let glass = UIImageView(symbol: "magnifyingglass", size: 17, .regular, .secondaryLabel)
  private lazy var prompt = UILabel(say("Search for a place", "搜索地点"), size: 17, .regular, .secondaryLabel)
  private let here = UIButton(type: .system)
  private lazy var card = PlaceCard(look)

  override var source: UIView? { card.name }
  override var sourceElement: UIView? { card }
  override var sharedPicture: UIView? { card.picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = say("Nearby", "附近")
    navigationItem.rightBarButtonItem = UIBarButtonItem(symbol: "list.bullet")
    here.setImage(.symbol("location.fill", size: 18), for: .normal)
    for part in [search, here] {
      part.backgroundColor = look.isDark ? .secondarySystemBackground : .systemBackground
      part.layer.cornerRadius = 10
      part.layer.cornerCurve = .continuous
      part.layer.castShadow(opacity: 0.16, radius: 6, below: 2)
    }
    for part in [glass, prompt] { search.addSubview(part) }
    for part in [map, search, here, card] { view.addSubview(part) }
  }

  override func place(_ room: CGRect) {
    map.frame = view.bounds
    let isWide = room.width > 600
    let width = isWide ? 380 : room.width
    let height = min(PlaceCard.height(in: width), max(room.height * (isWide ? 0.8 : 0.56), 0)).rounded()
    let side: CGFloat = isWide ? 16 : 0
    let below = view.bounds.height - room.maxY
    card.frame = CGRect(
      x: room.minX + side, y: isWide ? room.minY + 24 + CGFloat(44).scaled : room.maxY - height, width: width,
      height: isWide ? height : height + below)
    card.reachesEdge = !isWide
    search.frame = CGRect(
      x: room.minX + 16, y: room.minY + 12, width: isWide ? width : max(room.width - 32, 0), height: CGFloat(44).scaled)
    glass.frame = CGRect(x: 8, y: 0, width: 30, height: search.bounds.height)
    prompt.place(x: 42, middle: search.bounds.height / 2, width: search.bounds.width - 54)
    here.frame = CGRect(x: room.maxX - 60, y: room.minY + 24 + CGFloat(44).scaled, width: 44, height: 44)
    here.isHidden = !isWide && card.frame.minY - room.minY < 240
    let (left, top) = (isWide ? card.frame.maxX : room.minX, room.minY + 56)
    map.center(
      on: CGRect(x: left, y: top, width: room.maxX - left, height: max((isWide ? room.maxY : card.frame.minY) - top, 0)),
      below: here.isHidden ? .zero : here.frame)
  }
}

/// Streets, water and a park, drawn for a middle of its own, and a way to a pin.
private final class StreetMap: UIView {
  private let streets = CALayer()
  private let pin = UIView()
  private let person = UIView()
  /// Where the middle of the map lies, and how much it is enlarged; a pinch changes both.
  private var place = (middle: CGPoint.zero, scale: CGFloat(1))
  private var cover = CGRect.zero
  private var top: CGFloat = 0
  private var names: [(label: UILabel, place: CGPoint)] = []

  convenience init(_ look: Look) {
    self.init(frame: .zero)
    clipsToBounds = true
    let isDark = look.isDark
    backgroundColor = UIColor(hex: isDark ? 0x2A2D34 : 0xF4F1EA)
    layer.addSublayer(streets)
    add(Self.water, fill: isDark ? 0x1D3B53 : 0xAADAFF)
    add(Self.park, fill: isDark ? 0x25402F : 0xC8E6B8)
    add(Self.blocks, fill: isDark ? 0x353941 : 0xE8E3D9)
    add(Self.lanes, stroke: isDark ? 0x454A54 : 0xFFFFFF, width: 7)
    add(Self.avenues, stroke: isDark ? 0x6A5B3A : 0xF3CF78, width: 13)
    add(Self.avenues, stroke: isDark ? 0x8A7443 : 0xFBE3A0, width: 10)
    add(Self.route, stroke: isDark ? 0x0A84FF : 0x007AFF, width: 7)
    let quiet = UIColor(hex: isDark ? 0xA8ADB8 : 0x7A766D)
    names = [
      (
        UILabel(look.say("Harbor", "海港"), size: 13, .medium, UIColor(hex: isDark ? 0x7FB2DC : 0x4A86B8), isFixed: true),
        CGPoint(x: 160, y: -176)
      ),
      (
        UILabel(look.say("Hill Park", "山丘公园"), size: 13, .medium, UIColor(hex: isDark ? 0x8FC79B : 0x4B8A4A), isFixed: true),
        CGPoint(x: -120, y: 91)
      ),
      (UILabel(look.say("Mill Street", "磨坊街"), size: 11, .regular, quiet, isFixed: true), CGPoint(x: 60, y: 82)),
      (UILabel(look.say("Old Market", "老市场"), size: 11, .regular, quiet, isFixed: true), CGPoint(x: -108, y: -68)),
    ]
    names.forEach { addSubview($0.label) }
    add(person, size: 22, .systemBlue)
    add(pin, size: 38, .systemOrange)
    let symbol = UIImageView(symbol: "star.fill", size: 17, .regular, .white)
    symbol.frame = pin.bounds
    pin.addSubview(symbol)
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("zoom:", StreetMap.zoom(_:))))
  }

  private func zoom(_ pinch: UIPinchGestureRecognizer) {
    let scale = min(max(place.scale * pinch.scale, 0.6), 3)
    let (here, factor) = (pinch.location(in: self), scale / place.scale)
    place.middle.x = here.x + (place.middle.x - here.x) * factor
    place.middle.y = here.y + (place.middle.y - here.y) * factor
    place.scale = scale
    pinch.scale = 1
    show()
  }

  private func add(_ dot: UIView, size: CGFloat, _ color: UIColor) {
    dot.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    dot.backgroundColor = color
    dot.layer.cornerRadius = size / 2
    (dot.layer.borderColor, dot.layer.borderWidth) = (UIColor.white.cgColor, 3)
    dot.layer.castShadow(opacity: 0.3, radius: 4, below: 2)
    addSubview(dot)
  }

  private func add(_ path: UIBezierPath, fill: Int? = nil, stroke: Int? = nil, width: CGFloat = 0) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = fill.map { UIColor(hex: $0).cgColor }
    shape.strokeColor = stroke.map { UIColor(hex: $0).cgColor }
    (shape.lineWidth, shape.lineCap, shape.lineJoin) = (width, .round, .round)
    streets.addSublayer(shape)
  }

  /// Moves the map so that its middle lies in the middle of this room.
  /// - Parameter cover: what lies over the map there; names below it are not shown.
  func center(on room: CGRect, below cover: CGRect) {
    place.middle = CGPoint(x: room.midX.rounded(), y: room.midY.rounded())
    (self.cover, top) = (cover, room.minY)
    show()
  }

  /// Puts everything where it belongs at the map's place and scale. Names and marks keep their size.
  private func show() {
    let (middle, scale) = place
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    streets.position = middle
    streets.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    CATransaction.commit()
    for (label, place) in names {
      let width = label.wordsWidth
      label.place(x: (middle.x + place.x * scale - width / 2).rounded(), middle: middle.y + place.y * scale, width: width)
      // A name that would leave the map is not there, as on any map.
      label.isHidden =
        label.frame.minX < 4 || label.frame.maxX > bounds.width - 4 || label.frame.minY < top || label.frame.intersects(cover)
    }
    person.center = CGPoint(x: middle.x - 60 * scale, y: middle.y + 40 * scale)
    pin.center = CGPoint(x: middle.x + 60 * scale, y: middle.y - 30 * scale)
  }

  // MARK: Shapes around the middle, as far as the largest screens reach

  private static let reach: CGFloat = 1200

  private static var water: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 90, y: -reach))
    path.addCurve(to: CGPoint(x: 130, y: -150), controlPoint1: CGPoint(x: 60, y: -600), controlPoint2: CGPoint(x: 70, y: -210))
    path.addCurve(to: CGPoint(x: reach, y: -60), controlPoint1: CGPoint(x: 200, y: -80), controlPoint2: CGPoint(x: 500, y: -110))
    path.addLine(to: CGPoint(x: reach, y: -reach))
    path.close()
    return path
  }

  private static var park: UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: -172, y: 47, width: 104, height: 88), cornerRadius: 14)
    path.append(UIBezierPath(roundedRect: CGRect(x: 232, y: 106, width: 150, height: 120), cornerRadius: 18))
    path.append(UIBezierPath(roundedRect: CGRect(x: -560, y: -320, width: 220, height: 160), cornerRadius: 22))
    return path
  }

  /// Houses between the streets near the middle.
  private static var blocks: UIBezierPath {
    let path = UIBezierPath()
    for (x, y, width, height) in [
      (-50, 4, 32, 24), (-12, 4, 42, 24), (-50, 54, 50, 22), (8, 54, 34, 22), (-150, -54, 44, 30), (-96, -54, 26, 30),
      (78, 4, 40, 24), (78, 104, 52, 30), (138, 60, 44, 26), (-44, -110, 30, 40), (-6, -110, 40, 40), (8, 104, 36, 30),
      (-46, 104, 40, 30), (-150, -110, 60, 34), (134, 4, 40, 24), (78, 54, 34, 22),
    ] {
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)), cornerRadius: 3))
    }
    return path
  }

  private static func lines(_ points: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (x0, y0, x1, y1) in points {
      path.move(to: CGPoint(x: x0, y: y0))
      path.addLine(to: CGPoint(x: x1, y: y1))
    }
    return path
  }

  private static var lanes: UIBezierPath {
    lines([
      (-reach, 40, reach, 40), (-reach, 142, reach, 142), (-reach, -62, 96, -62), (-reach, -128, 84, -128), (60, -62, 60, reach),
      (-180, -reach, -180, reach), (126, -8, 126, reach), (196, -6, 196, reach), (-300, -reach, -300, reach),
      (-420, -reach, -420, reach), (300, 0, 300, reach), (420, 0, 420, reach), (-reach, 240, reach, 240),
      (-reach, 340, reach, 340),
      (-reach, -220, 70, -220), (-reach, -330, 60, -330), (-reach, 450, reach, 450), (0, 90, 196, 90),
    ])
  }

  private static var avenues: UIBezierPath {
    lines([(-60, -reach, -60, reach), (-reach, -14, 90, -14), (90, -14, reach, 34)])
  }

  private static var route: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -60, y: 40))
    path.addLine(to: CGPoint(x: 60, y: 40))
    path.addLine(to: CGPoint(x: 60, y: -30))
    return path
  }
}
