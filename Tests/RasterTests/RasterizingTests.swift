import FuzzTargets
import Raster
import Testing

struct RasterizingTests {
  @Test func backendsAgreeOnRandomPictures() {
    var random = Random(11)
    for number in 0..<2_000 {
      let picture = random.picture(wild: false)
      #expect(picture.agrees, "picture \(number)")
    }
  }

  @Test func backendsAgreeOnWildNumbers() {
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

  /// Most items of a large picture are plain fills, so what those do not need stands apart.
  @Test func anItemIsSmall() {
    #expect(MemoryLayout<Picture.Item>.size <= 120)
  }

  @Test func drawingPaintsOverTheBitmap() {
    var bitmap = Bitmap(width: 4, height: 2, fill: black)
    Picture(width: 2, height: 9, items: [.color(red, Rect(x: 1, y: 0, width: 9, height: 9))]).draw(into: &bitmap)
    #expect(bitmap.pixels == [black, red, black, black, black, red, black, black])
  }

  @Test func drawingOnATransparentBitmapIsRasterizing() {
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
