import FuzzTargets
import Raster
import Testing

/// Draws a white shape on a transparent ground, so that a pixel's alpha is its coverage.
private func coverage(_ shape: Picture.Shape, _ transform: Affine = .identity, side: Int = 24) -> Bitmap {
  painted(side, .fill(.init(shape, .color(white), transform: transform)))
}

/// The share of 256 × 256 points of a pixel that lie inside.
private func reference(_ x: Int, _ y: Int, _ inverse: Affine, _ inside: (Point) -> Bool) -> Double {
  var count = 0
  for row in 0..<256 {
    for column in 0..<256 {
      let point = Point(x: Double(x) + (Double(column) + 0.5) / 256, y: Double(y) + (Double(row) + 0.5) / 256)
      if inside(inverse(point)) { count += 1 }
    }
  }
  return Double(count) / 65_536
}

private func contains(_ rect: Rect, radius: Double, _ point: Point) -> Bool {
  let (x, y) = (point.x - rect.x, point.y - rect.y)
  guard x > 0, y > 0, x < rect.width, y < rect.height else { return false }
  let (right, down) = (max(radius - x, x - rect.width + radius), max(radius - y, y - rect.height + radius))
  return right <= 0 || down <= 0 || right * right + down * down <= radius * radius
}

/// The largest difference to the reference, in bytes; whole neighbourhoods inside or outside are judged by their middle.
private func worst(_ bitmap: Bitmap, _ transform: Affine, _ inside: (Point) -> Bool) throws -> Double {
  let inverse = try #require(transform.inverted)
  var worst = 0.0
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5), (0.5, 0), (0, 0.5), (1, 0.5), (0.5, 1)]
      let hits = corners.filter { inside(inverse(Point(x: Double(x) + $0.0, y: Double(y) + $0.1))) }.count
      let alpha = Double(bitmap[x, y].alpha)
      let flat = hits == 0 && alpha == 0 || hits == corners.count && alpha == 255
      worst = max(worst, flat ? 0 : abs(alpha - 255 * reference(x, y, inverse, inside)))
    }
  }
  return worst
}

/// Half a byte for the rounding, and the error of a grid of 256 × 256 points at two edges.
private let tolerance = 1.5

struct CoverageTests {
  @Test func rectsMatchTheReference() throws {
    var random = Random(2)
    for _ in 0..<8 {
      let rect = random.rect(within: 10)
      #expect(try worst(coverage(.rect(rect)), .identity) { contains(rect, radius: 0, $0) } <= tolerance)
    }
  }

  @Test func turnedRectsMatchTheReference() throws {
    var random = Random(3)
    for _ in 0..<8 {
      let rect = random.rect(within: 10)
      let turn = random.turn(about: 9, 9, scale: 0.5...1.5)
      #expect(try worst(coverage(.rect(rect), turn), turn) { contains(rect, radius: 0, $0) } <= tolerance)
    }
  }

  @Test func roundedRectsMatchTheReference() throws {
    var random = Random(4)
    for index in 0..<8 {
      let rect = Rect(x: random.double(0...4), y: random.double(0...4), width: 12.5, height: 11)
      let (radius, turn) = (random.double(0...5.5), index < 4 ? .identity : random.turn(about: 12, 12, scale: 0.8...1.4))
      let bitmap = coverage(.roundedRect(rect, radius: radius), turn)
      #expect(try worst(bitmap, turn) { contains(rect, radius: radius, $0) } <= tolerance)
    }
  }

  @Test func aTinyShapeBlownUpIsStillRound() throws {
    let rect = Rect(x: 0.001, y: 0.001, width: 0.02, height: 0.02)
    let scale = Affine.scale(x: 1000, y: 1000)
    let bitmap = coverage(.roundedRect(rect, radius: 0.01), scale)
    #expect(try worst(bitmap, scale) { contains(rect, radius: 0.01, $0) } <= tolerance)
  }

  @Test func fractionalEdgesAreAccurate() {
    let bitmap = coverage(.rect(Rect(x: 12.4, y: 2, width: 5.25, height: 1)))
    #expect((11...18).map { bitmap[$0, 2].alpha } == [0, 153, 255, 255, 255, 255, 166, 0])
    #expect(coverage(.rect(Rect(x: 3.25, y: 3.25, width: 0.5, height: 0.5)))[3, 3].alpha == 64)
  }

  @Test func roundedRectsAreSymmetrical() {
    let bitmap = coverage(.roundedRect(Rect(x: 3, y: 3, width: 18, height: 18), radius: 7))
    for y in 0..<24 {
      for x in 0..<24 {
        #expect(bitmap[x, y] == bitmap[23 - x, y] && bitmap[x, y] == bitmap[x, 23 - y] && bitmap[x, y] == bitmap[y, x])
      }
    }
  }

  /// The coverages of two rects that share an edge sum to 255 within 1, which is guaranteed.
  @Test(arguments: [4, 4.5, 4 + 1.0 / 3, 4 + 2.0 / 3, 4.4999])
  func abuttingRectsCoverOnce(edge: Double) {
    let left = coverage(.rect(Rect(x: 1, y: 1, width: edge - 1, height: 6)), side: 9)
    let right = coverage(.rect(Rect(x: edge, y: 1, width: 8 - edge, height: 6)), side: 9)
    for x in 1..<8 { #expect(abs(Int(left[x, 3].alpha) + Int(right[x, 3].alpha) - 255) <= 1) }
  }

  @Test(arguments: [4, 4.5, 4 + 1.0 / 3, 4 + 2.0 / 3])
  func abuttingRectsOfTheBackdropsColourDoNotShow(edge: Double) {
    let color = Pixel(red: 201, green: 77, blue: 3)
    let backdrop = Picture.Item.color(color, Rect(x: 0, y: 0, width: 9, height: 9))
    let left = Picture.Item.color(color, Rect(x: 0, y: 0, width: edge, height: edge))
    let right = Picture.Item.color(color, Rect(x: edge, y: 0, width: 9, height: edge))
    #expect(painted(9, backdrop, left, right) == Bitmap(width: 9, height: 9, fill: color))
  }

  @Test func quarterTurnsAndMirrorsAreBoxes() {
    let quarter = Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
    let turned = coverage(.rect(Rect(x: 2.5, y: 3, width: 6, height: 8.25)), quarter)
    #expect(turned == coverage(.rect(Rect(x: 8.75, y: 2.5, width: 8.25, height: 6))))
    let mirror = Affine.scale(x: -1, y: 1).concatenating(.translation(x: 20, y: 0))
    let mirrored = coverage(.rect(Rect(x: 2.5, y: 3, width: 6, height: 8.25)), mirror)
    #expect(mirrored == coverage(.rect(Rect(x: 11.5, y: 3, width: 6, height: 8.25))))
  }

  @Test func boxesAndPolygonsAgreeToTheBit() {
    var random = Random(5)
    for index in 0..<500 {
      let grid = [1.0, 2, 3, 255, 1e9][index % 5]
      func snapped(_ value: Double) -> Double { (value * grid).rounded() / grid }
      let rect = random.rect(within: 14)
      let rough = Rect(x: snapped(rect.x), y: snapped(rect.y), width: snapped(rect.width), height: snapped(rect.height))
      #expect(picture(12, .color(white, rough)).agrees)
    }
  }
}
