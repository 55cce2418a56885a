import FuzzTargets
import Raster
import Testing

/// Pages turned about a point far beyond their edge, as in a swing.
struct FarTurnTests {
  private let width = 60
  private let height = 100
  private let halfTangents = [-0.6, -0.21, -0.03, 0.004, 0.1, 0.35]

  private func turn(_ halfTangent: Double) -> Affine {
    turned(halfTangent, about: Double(width) / 2, Double(height) * 2)
  }

  /// Whether a pixel's four corners lie within the page, at least `margin` pixels from its edges.
  private func isInside(_ x: Int, _ y: Int, _ inverse: Affine, margin: Double) -> Bool {
    for corner in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let point = inverse(Point(x: Double(x) + corner.0, y: Double(y) + corner.1))
      guard point.x >= margin, point.y >= margin, point.x <= Double(width) - margin, point.y <= Double(height) - margin else {
        return false
      }
    }
    return true
  }

  @Test func nothingShinesThroughAPage() throws {
    let page = Bitmap(width: width, height: height, fill: white)
    for halfTangent in halfTangents {
      let matrix = turn(halfTangent)
      let inverse = try #require(matrix.inverted)
      let ground = Picture.Item.color(red, Rect(x: 0, y: 0, width: 100, height: 100))
      let shown = painted(100, ground, .bitmap(page, matrix))
      for y in 0..<100 {
        for x in 0..<100 where isInside(x, y, inverse, margin: 0) { #expect(shown[x, y] == white, "\(halfTangent): \(x), \(y)") }
      }
    }
  }

  /// A page is cut in three parts: painted on a ground of the page's colour, the parts show no cuts.
  @Test func partsOfAPageLeaveNoCracks() {
    let color = Pixel(red: 12, green: 130, blue: 240)
    for halfTangent in halfTangents {
      let matrix = turn(halfTangent)
      let parts = [0.0, 20, 37.5].map { left in
        let right = left == 0 ? 20 : left == 20 ? 37.5 : 60
        return Picture.Item.color(color, Rect(x: left, y: 0, width: right - left, height: 100), matrix)
      }
      let whole = Picture.Item.color(color, Rect(x: 0, y: 0, width: 60, height: 100), matrix)
      let (one, cut) = (painted(100, whole), Picture(width: 100, height: 100, items: [whole] + parts).rasterized())
      for index in one.pixels.indices where one.pixels[index].alpha == 255 { #expect(cut.pixels[index] == color) }
    }
  }

  /// Within the page each pixel is interpolated between four texels, to 2 of 255.
  @Test func turnedBitmapsMatchTheReference() throws {
    var random = Random(22)
    let page = random.bitmap(width, height, opaque: true)
    var seen = 0
    for halfTangent in halfTangents {
      let matrix = turn(halfTangent)
      let inverse = try #require(matrix.inverted)
      let shown = painted(100, .bitmap(page, matrix))
      for y in 0..<100 {
        for x in 0..<100 where isInside(x, y, inverse, margin: 1) {
          let point = inverse(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          #expect(abs(Double(shown[x, y].green) - green(page, point.x - 0.5, point.y - 0.5)) <= 2)
          seen += 1
        }
      }
    }
    #expect(seen > 1_000)
  }

  private func green(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Double {
    let (left, top) = (Int(x), Int(y))
    let (right, down) = (x - Double(left), y - Double(top))
    func row(_ y: Int) -> Double {
      Double(bitmap[left, y].green) * (1 - right) + Double(bitmap[left + 1, y].green) * right
    }
    return row(top) * (1 - down) + row(top + 1) * down
  }
}
