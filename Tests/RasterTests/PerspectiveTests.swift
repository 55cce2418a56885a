import FuzzTargets
import Raster
import Testing

/// A card of 40 × 40 about (20, 20) turned about its upright axis, seen from a distance; sine and cosine from tan(angle / 2).
private func flip(_ t: Double, distance: Double = 80) -> Projection {
  let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
  let card = Projection(numerator: Affine(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0), px: sine / distance, py: 0)
  return Projection(.translation(x: -20, y: -20)).concatenating(card).concatenating(Projection(.translation(x: 20, y: 20)))
}

private let square = Rect(x: 0, y: 0, width: 40, height: 40)
private let floor = Projection(numerator: Affine(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 10), px: 0, py: 0.05, pw: 0)

struct PerspectiveTests {
  @Test func inverseAndConcatenationAgree() throws {
    let (one, other) = (flip(0.3), flip(-0.2, distance: 33))
    let (both, point) = (one.concatenating(other), Point(x: 7, y: 31))
    let (stepwise, there) = (try #require(one(point).flatMap(other.callAsFunction)), try #require(both(point)))
    #expect(abs(stepwise.x - there.x) < 1e-9 && abs(stepwise.y - there.y) < 1e-9)
    let back = try #require(both.inverted?(there))
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 31) < 1e-9)
    #expect(floor.inverted != nil && Projection(.scale(x: 0, y: 1)).inverted == nil)
    #expect(floor(Point(x: 0, y: -1)) == nil)
  }

  @Test func polygonsMatchTheReference() throws {
    for t in [-0.8, -0.3, 0.2, 0.7] {
      let matrix = flip(t)
      let corners = [(0.0, 0.0), (40, 0), (40, 40), (0, 40)].compactMap { matrix(Point(x: $0.0, y: $0.1)) }
      let bitmap = painted(40, .fill(.init(.rect(square), .color(white), projection: matrix)))
      #expect(SubscanReference(polygons: [corners], rule: .nonZero).worst(bitmap) <= 1.5)
    }
  }

  @Test func curvesMatchTheReference() {
    var random = Random(71)
    for _ in 0..<20 {
      let (path, matrix) = (random.path(2...38), flip(random.double(-0.8...0.8)))
      let bitmap = painted(40, .fill(.init(.path(path, .nonZero), .color(white), projection: matrix)))
      let polygons = path.fine.map { $0.compactMap(matrix.callAsFunction) }
      #expect(SubscanReference(polygons: polygons, rule: .nonZero).worst(bitmap) <= 2)
    }
  }

  @Test func anAffineProjectionIsThatAffine() {
    var random = Random(72)
    for _ in 0..<50 {
      let (turn, bitmap) = (random.turn(about: 20, 20, scale: 0.3...2), random.bitmap(40, 40))
      let scaled = Projection(numerator: turn, px: 0, py: 0)
      let fill = Picture.Fill(.rect(square), .bitmap(bitmap, square), transform: turn)
      let seen = Picture.Fill(.rect(square), .bitmap(bitmap, square), projection: scaled)
      #expect(painted(40, .fill(fill)) == painted(40, .fill(seen)))
    }
  }

  /// A ramp along x shows at each pixel the texel that lies behind its centre.
  @Test func bitmapsAreSampledInPerspective() throws {
    let pixels = (0..<1600).map { (index: Int) in Pixel(red: UInt8(6 * (index % 40)), green: UInt8(6 * (index / 40)), blue: 0) }
    let ramp = Bitmap(width: 40, height: 40, pixels: pixels)
    for t in [-0.5, -0.2, 0.3] {
      let matrix = flip(t)
      let inverse = try #require(matrix.inverted)
      let bitmap = painted(40, .fill(.init(.rect(square), .bitmap(ramp, square), projection: matrix)))
      for y in 0..<40 {
        for x in 0..<40 where bitmap[x, y].alpha == 255 {
          let texel = try #require(inverse(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
          guard texel.x > 1.5, texel.x < 38.5, texel.y > 1.5, texel.y < 38.5 else { continue }
          #expect(abs(Double(bitmap[x, y].red) - 6 * (texel.x - 0.5)) < 2)
          #expect(abs(Double(bitmap[x, y].green) - 6 * (texel.y - 0.5)) < 1.5)
        }
      }
    }
  }

  @Test func aFarCheckerboardTurnsGrey() {
    let board = Bitmap(width: 256, height: 256, pixels: (0..<65_536).map { ($0 % 256 + $0 / 256) % 2 == 0 ? white : black })
    let rect = Rect(x: -128, y: 1, width: 256, height: 256)
    let ground = Projection(.translation(x: 0, y: 0)).concatenating(floor).concatenating(Projection(.translation(x: 20, y: 0)))
    let bitmap = painted(40, .fill(.init(.rect(rect), .bitmap(board, rect), projection: ground)))
    for y in 1..<9 { for x in 16..<24 where bitmap[x, y].alpha == 255 { #expect(abs(Int(bitmap[x, y].red) - 128) <= 24) } }
    let half = Rect(x: 0, y: 0, width: 128, height: 128)
    let tilted = painted(40, .fill(.init(.rect(half), .bitmap(board, half), projection: flip(0.1))))
    for y in 4..<36 { for x in 4..<36 { #expect(abs(Int(tilted[x, y].red) - 128) <= 24) } }
  }

  @Test func whatIsBehindTheEyeIsNotSeen() {
    let plane = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let bitmap = painted(40, .fill(.init(.rect(plane), .color(white), projection: floor)))
    #expect(bitmap[20, 30] == .clear || bitmap[20, 30] == white)
    let behind = Rect(x: 0, y: -30, width: 20, height: 29)
    #expect(painted(40, .fill(.init(.rect(behind), .color(white), projection: floor))) == Bitmap(width: 40, height: 40))
    let endless = Projection(numerator: .identity, px: .nan, py: 0)
    #expect(painted(40, .fill(.init(.rect(square), .color(white), projection: endless))) == Bitmap(width: 40, height: 40))
    let flat = Projection(numerator: .scale(x: 0, y: 1), px: 0.01, py: 0)
    #expect(painted(40, .fill(.init(.rect(square), .color(white), projection: flat))) == Bitmap(width: 40, height: 40))
  }

  @Test func gradientsAndClipsAreSeenInPerspective() throws {
    let matrix = flip(0.4)
    let inverse = try #require(matrix.inverted)
    let stops = [Gradient.Stop(black, at: 0), Gradient.Stop(white, at: 1)]
    let gradient = Gradient(.linear(from: Point(x: 0, y: 0), to: Point(x: 40, y: 0)), stops: stops)
    let bitmap = painted(40, .fill(.init(.rect(square), .gradient(gradient), projection: matrix)))
    for x in 0..<40 where bitmap[x, 20].alpha == 255 {
      let place = try #require(inverse(Point(x: Double(x) + 0.5, y: 20.5)))
      #expect(abs(Double(bitmap[x, 20].red) - 255 * place.x / 40) < 0.51)
    }
    let clip = Picture.Clip(.rect(square), projection: matrix)
    let clipped = painted(40, .group(.init([.color(red, square)], clip: clip)))
    #expect(clipped == painted(40, .fill(.init(.rect(square), .color(red), projection: matrix))))
  }

  @Test func aPerspectiveGroupIsItsBitmapInPerspective() {
    let items: [Picture.Item] = [
      .color(red, Rect(x: 0, y: 0, width: 40, height: 20)), .color(white, Rect(x: 10.5, y: 10, width: 60, height: 20)),
    ]
    let flat = painted(40, items[0], items[1])
    for matrix in [flip(0.3), Projection(.translation(x: 3, y: 4)), Projection(turned(0.2, about: 9, 9))] {
      let group = painted(40, .perspectiveGroup(.init(items, width: 40, height: 40, projection: matrix, opacity: 99)))
      let fill = Picture.Fill(.rect(square), .bitmap(flat, square), projection: matrix, opacity: 99)
      #expect(group == painted(40, .fill(fill)))
    }
    let flatless = Picture.PerspectiveGroup(items, width: 0, height: 9, projection: flip(0))
    #expect(painted(40, .perspectiveGroup(flatless)) == Bitmap(width: 40, height: 40))
  }

  @Test func bitmapsOfOneColourStayThatColour() {
    var random = Random(73)
    for _ in 0..<50 {
      let color = random.pixel(opaque: true)
      let solid = Bitmap(width: 1 + random.below(200), height: 1 + random.below(200), fill: color)
      let backdrop = Picture.Item.color(color, square)
      let fill = Picture.Fill(.rect(square), .bitmap(solid, square), projection: flip(random.double(-0.9...0.9)))
      #expect(painted(40, backdrop, .fill(fill)) == Bitmap(width: 40, height: 40, fill: color))
    }
  }

  @Test func backendsAgreeOnBitmapsInPerspective() {
    var random = Random(74)
    for _ in 0..<60 {
      let bitmap = random.bitmap(20 + random.below(300), 20 + random.below(300), opaque: random.below(2) == 0)
      let turn = Projection(random.turn(about: 20, 20, scale: 0.5...2))
      let matrix = flip(random.double(-0.9...0.9)).concatenating(turn)
      #expect(picture(40, .fill(.init(.rect(square), .bitmap(bitmap, square), projection: matrix))).agrees)
    }
  }
}
