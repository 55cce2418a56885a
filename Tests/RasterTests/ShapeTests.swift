import FuzzTargets
import Raster
import Testing

private func filled(_ shape: Picture.Shape, _ transform: Affine = .identity) -> Bitmap {
  painted(30, .fill(.init(shape, .color(white), transform: transform)))
}

private let rect = Rect(x: 3.5, y: 4, width: 21, height: 20)

struct ShapeTests {
  @Test func eachCornerHasItsRadius() {
    let radii = CornerRadii(topLeft: 9, topRight: 3, bottomLeft: 6.5)
    let bitmap = filled(.roundedRect(rect, radii: radii))
    func quarter(_ radius: Double) -> Bitmap { filled(.roundedRect(rect, radius: radius)) }
    for y in 0..<15 {
      for x in 0..<14 {
        #expect(bitmap[x, y] == quarter(9)[x, y] && bitmap[29 - x, y] == quarter(3)[29 - x, y])
        #expect(bitmap[x, 29 - y] == quarter(6.5)[x, 29 - y] && bitmap[29 - x, 29 - y] == quarter(0)[29 - x, 29 - y])
      }
    }
  }

  @Test func aBorderIsTheOuterWithoutTheInner() {
    var random = Random(61)
    for _ in 0..<20 {
      let (radius, width, turn) = (random.double(0...12), random.double(0.1...6), random.turn(about: 14, 14))
      let border = filled(.border(rect, radii: CornerRadii(radius), width: width), turn)
      let inner = Rect(x: rect.x + width, y: rect.y + width, width: rect.width - 2 * width, height: rect.height - 2 * width)
      let outer = filled(.roundedRect(rect, radius: radius), turn)
      let hole = filled(.roundedRect(inner, radius: min(radius, 10) - width), turn)
      for index in border.pixels.indices {
        #expect(abs(Int(border.pixels[index].alpha) - Int(outer.pixels[index].alpha) + Int(hole.pixels[index].alpha)) <= 1)
      }
    }
  }

  @Test func degenerateBordersAreDefined() {
    let square = CornerRadii()
    #expect(filled(.border(rect, radii: square, width: 0)) == Bitmap(width: 30, height: 30))
    #expect(filled(.border(rect, radii: square, width: .nan)) == Bitmap(width: 30, height: 30))
    #expect(filled(.border(rect, radii: square, width: 10)) == filled(.rect(rect)))
    #expect(filled(.border(rect, radii: CornerRadii(4), width: .infinity)) == filled(.roundedRect(rect, radius: 4)))
  }

  @Test func hardEdgesAreAllOrNothing() {
    var random = Random(62)
    for _ in 0..<50 {
      let border = Picture.Shape.border(rect, radii: CornerRadii(5), width: 2.3)
      for shape in [.path(random.path(-3...30), .evenOdd), .rect(random.rect(within: 30)), border] {
        let picture = picture(30, .fill(.init(shape, .color(white), transform: random.turn(about: 15, 15))))
        let (soft, hard) = (picture.rasterized(), picture.rasterized(edges: .hard))
        #expect(hard == picture.rasterized(edges: .hard, backend: .plain))
        for (one, other) in zip(soft.pixels, hard.pixels) { #expect(other.alpha == (one.alpha >= 128 ? 255 : 0)) }
      }
    }
  }

  @Test func hardClipsAreAllOrNothing() {
    let clip = Picture.Clip(.roundedRect(rect, radius: 7))
    let clipped = picture(30, .group(.init([.color(white, Rect(x: 0, y: 0, width: 30, height: 30))], clip: clip)))
    let shape = picture(30, .fill(.init(clip.shape, .color(white))))
    #expect(clipped.rasterized(edges: .hard) == shape.rasterized(edges: .hard))
    var bitmap = Bitmap(width: 30, height: 30)
    clipped.draw(into: &bitmap, edges: .hard)
    #expect(bitmap == clipped.rasterized(edges: .hard))
  }
}
