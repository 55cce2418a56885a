import Raster
import Testing

private let numbers = [0, 1, -1, 0.5, 7.3, -20, 1e-300, 1e9, -1e300, 1e300, 1.7e308, .infinity, -.infinity, .nan]

extension Random {
  private mutating func number() -> Double { numbers[below(numbers.count)] }

  private mutating func coordinate(_ wild: Bool) -> Double { wild ? number() : double(-10...40) }

  fileprivate mutating func shape(_ wild: Bool) -> Picture.Shape {
    let rect = Rect(x: coordinate(wild), y: coordinate(wild), width: coordinate(wild), height: coordinate(wild))
    switch below(5) {
    case 0: return .roundedRect(rect, radius: coordinate(wild))
    case 1:
      let radii = CornerRadii(topLeft: coordinate(wild), topRight: 3, bottomRight: coordinate(wild), bottomLeft: 0)
      return below(2) == 0 ? .roundedRect(rect, radii: radii) : .border(rect, radii: radii, width: coordinate(wild) / 8)
    case 2: return .path(wildPath(wild), below(2) == 0 ? .nonZero : .evenOdd)
    default: return .rect(rect)
    }
  }

  private mutating func wildPath(_ wild: Bool) -> Path {
    let path = path(-10...40)
    guard wild else { return below(3) == 0 ? path.stroked(width: double(0...9), cap: .round, join: .round) : path }
    let points = (0..<3).map { _ in Point(x: number(), y: number()) }
    let whole = Path(path.elements + [.move(points[0]), .quad(points[1], control: points[2])])
    guard below(8) == 0 else { return whole }
    return whole.trimmed(from: number(), to: number()).stroked(width: number(), dash: [number(), 3], phase: number())
  }

  private mutating func projection(_ wild: Bool) -> Projection? {
    guard below(4) == 0 else { return nil }
    if wild { return Projection(numerator: matrix(true), px: number(), py: number(), pw: number()) }
    return Projection(numerator: matrix(false), px: double(-0.03...0.03), py: double(-0.03...0.03))
  }

  private mutating func blend() -> Blend { below(4) == 0 ? Blend.allCases[below(Blend.allCases.count)] : .sourceOver }

  fileprivate mutating func matrix(_ wild: Bool) -> Affine {
    if wild { return Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()) }
    let moves: [Affine] = [
      .identity, .translation(x: Double(below(9)), y: Double(below(9))), .translation(x: double(-9...9), y: double(-9...9)),
      .scale(x: double(-2...2), y: double(0...2)), turn(about: 12, 12, scale: 0.1...2),
      Affine(a: double(-1...1), b: double(-1...1), c: double(-1...1), d: double(-1...1), tx: 9, ty: 9),
    ]
    return moves[below(moves.count)]
  }

  private mutating func paint(_ wild: Bool) -> Picture.Paint {
    switch below(5) {
    case 0: return .color(pixel())
    case 1:
      let stops = [GradientStop(pixel(), at: 0), GradientStop(pixel(), at: coordinate(wild)), GradientStop(pixel(), at: 1)]
      let (center, other) = (Point(x: coordinate(wild), y: 3), Point(x: 7, y: coordinate(wild)))
      if below(2) == 0 { return .conicGradient(ConicGradient(center: center, toward: other, stops: stops)) }
      return .radialGradient(RadialGradient(center: center, radiusX: other.x, radiusY: other.y, stops: stops))
    case 2:
      let stops = (0..<below(5)).map { _ in LinearGradient.Stop(pixel(), at: wild ? number() : double(0...1)) }
      let (start, end) = (Point(x: coordinate(wild), y: 0), Point(x: coordinate(wild), y: coordinate(wild) * Double(below(2))))
      return .linearGradient(LinearGradient(from: start, to: end, stops: stops))
    default:
      let rect = Rect(x: coordinate(wild), y: 0, width: coordinate(wild), height: double(1...30))
      return .bitmap(bitmap(1 + below(20), 1 + below(20), opaque: below(2) == 0), rect)
    }
  }

  fileprivate mutating func item(depth: Int, wild: Bool) -> Picture.Item {
    let opacity: UInt8 = [255, 255, 0, UInt8(below(256))][below(4)]
    guard depth > 0, below(3) == 0 else {
      return .fill(
        .init(shape(wild), paint(wild), transform: matrix(wild), projection: projection(wild), opacity: opacity, blend: blend()))
    }
    let items = (0..<below(4)).map { _ in item(depth: depth - 1, wild: wild) }
    let sigma = wild && below(9) == 0 ? min(number(), 40) : double(-1...5)
    switch below(6) {
    case 0:
      let offset = Point(x: coordinate(wild), y: 2)
      return .shadow(.init(of: items, color: pixel(), offset: offset, sigma: sigma, opacity: opacity))
    case 1:
      let projection = projection(wild) ?? Projection(matrix(wild))
      return .sheet(.init(items, width: below(40), height: 9, projection: projection, opacity: opacity, blend: blend()))
    default:
      let clip = below(3) > 0 ? Picture.Clip(shape(wild), transform: matrix(wild), projection: projection(wild)) : nil
      let mask = below(4) == 0 ? [item(depth: depth - 1, wild: wild)] : nil
      return .group(.init(items, opacity: opacity, clip: clip, mask: mask, blur: below(4) == 0 ? sigma : 0, blend: blend()))
    }
  }

  fileprivate mutating func picture(wild: Bool) -> Picture {
    Picture(width: 1 + below(40), height: 1 + below(40), items: (0..<1 + below(5)).map { _ in item(depth: 3, wild: wild) })
  }
}

extension Random {
  /// Two pictures of one size that share some of their items, a few of them groups that share theirs.
  var pictures: (Picture, Picture) {
    mutating get {
      let (width, height) = (20 + below(30), 20 + below(30))
      let items = (0..<1 + below(5)).map { _ in item(depth: 2, wild: false) }
      let others = items.compactMap { changed($0) }
      return (Picture(width: width, height: height, items: items), Picture(width: width, height: height, items: others))
    }
  }

  private mutating func changed(_ item: Picture.Item) -> Picture.Item? {
    switch (item, below(5)) {
    case (_, 0): return item.moved(x: double(-3...3), y: 1)
    case (_, 1): return below(3) == 0 ? nil : self.item(depth: 1, wild: false)
    case (.group(var group), 2):
      group.items = group.items.compactMap { changed($0) }
      return .group(group)
    default: return item
    }
  }
}

struct RasterizingTests {
  @Test func fastAndPlainAgreeOnRandomPictures() {
    var random = Random(11)
    for number in 0..<2_000 {
      let picture = random.picture(wild: false)
      #expect(picture.agrees, "picture \(number)")
    }
  }

  @Test func wildNumbersNeitherCrashNorPartTheRoutes() {
    var random = Random(12)
    for number in 0..<2_000 {
      let picture = random.picture(wild: true)
      #expect(picture.agrees, "picture \(number)")
    }
  }

  @Test func premultipliedPicturesStayPremultiplied() {
    var random = Random(13)
    for _ in 0..<200 {
      let bitmap = random.picture(wild: false).rasterized(edges: .smooth)
      #expect(bitmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    }
  }

  @Test func drawingPaintsOverWhatIsThere() {
    var bitmap = Bitmap(width: 4, height: 2, fill: black)
    Picture(width: 2, height: 9, items: [.color(red, Rect(x: 1, y: 0, width: 9, height: 9))]).draw(into: &bitmap)
    #expect(bitmap.pixels == [black, red, black, black, black, red, black, black])
  }

  @Test func drawingOnNothingIsRasterising() {
    var random = Random(14)
    for _ in 0..<50 {
      let picture = random.picture(wild: false)
      var bitmap = Bitmap(width: picture.width, height: picture.height)
      picture.draw(into: &bitmap)
      #expect(bitmap == picture.rasterized())
    }
  }

  @Test func emptyShapesPaintNothing() {
    let rects = [
      Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 9, y: 1, width: -5, height: 5), Rect(x: .nan, y: 1, width: 5, height: 5),
      Rect(x: 1, y: 1, width: .nan, height: 5), Rect(x: -.infinity, y: 0, width: .infinity, height: 5),
      Rect(x: 1e300, y: 0, width: 5, height: 5), Rect(x: 50, y: 0, width: 5, height: 5),
    ]
    for rect in rects { #expect(painted(9, .color(red, rect)) == Bitmap(width: 9, height: 9), "\(rect)") }
  }

  @Test func singularMatricesPaintNothing() {
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    let matrices: [Affine] = [
      .scale(x: 0, y: 1), Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), .scale(x: .nan, y: 1), .translation(x: .infinity, y: 0),
    ]
    for matrix in matrices { #expect(painted(9, .color(red, rect, matrix)) == Bitmap(width: 9, height: 9), "\(matrix)") }
  }

  @Test func hugeShapesCoverAll() {
    let full = Bitmap(width: 9, height: 9, fill: red)
    let endless = Rect(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308)
    #expect(painted(9, .color(red, endless)) == Bitmap(width: 9, height: 9, fill: red))
    #expect(painted(9, .color(red, endless, turned(0.3, about: 4, 4))) == full)
    #expect(painted(9, .color(red, Rect(x: -1, y: -1, width: .infinity, height: 1e300))) == full)
    #expect(painted(9, .fill(.init(.roundedRect(endless, radius: 3), .color(red)))) == full)
  }

  @Test func radiiAreClamped() {
    func rounded(_ radius: Double) -> Bitmap {
      painted(9, .fill(.init(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 5), radius: radius), .color(red))))
    }
    #expect(rounded(99) == rounded(2.5) && rounded(.infinity) == rounded(2.5))
    #expect(rounded(-3) == rounded(0) && rounded(.nan) == rounded(0))
    #expect(rounded(0) == painted(9, .color(red, Rect(x: 0, y: 0, width: 9, height: 5))))
  }

  @Test func invisibleFillsPaintNothing() {
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    #expect(painted(9, .color(red, rect, opacity: 0), .color(.clear, rect)) == Bitmap(width: 9, height: 9))
  }
}
