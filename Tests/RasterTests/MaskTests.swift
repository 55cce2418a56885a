import Raster
import Testing

private let all = Rect(x: 0, y: 0, width: 20, height: 20)

struct MaskTests {
  private let backdrop = Picture.Item.color(black, all)

  @Test func aMaskKeepsWhatItCovers() {
    let circle = Picture.Shape.roundedRect(Rect(x: 2.5, y: 3, width: 14, height: 14), radius: 7)
    let mask = Picture.Item.fill(.init(circle, .color(red)))
    let masked = painted(20, .group(.init([.color(white, all)], mask: [mask])))
    #expect(masked == painted(20, .fill(.init(circle, .color(white)))))
  }

  @Test func onlyTheAlphaOfAMaskCounts() {
    let mask = Picture.Item.color(Pixel(red: 9, green: 3, blue: 0, alpha: 100), Rect(x: 0, y: 0, width: 10, height: 20))
    let masked = painted(20, backdrop, .group(.init([.color(white, all)], opacity: 128, mask: [mask])))
    #expect(masked[5, 5] == white.scaled(by: 100).scaled(by: 128).over(black) && masked[15, 5] == black)
  }

  @Test func anEmptyMaskHidesAll() {
    #expect(painted(20, .group(.init([.color(white, all)], mask: []))) == Bitmap(width: 20, height: 20))
  }

  @Test func masksNest() {
    let left = Picture.Item.color(white, Rect(x: 0, y: 0, width: 10, height: 20))
    let top = Picture.Item.color(white, Rect(x: 0, y: 0, width: 20, height: 10))
    let mask = Picture.Item.group(.init([left], mask: [top]))
    let corner = painted(20, .color(red, Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(painted(20, .group(.init([.color(red, all)], mask: [mask]))) == corner)
  }

  @Test func clipsTakeAnyShape() {
    let star = Path(polygon: [(10, 1), (16, 19), (1, 7), (19, 7), (4, 19)].map { Point(x: $0.0, y: $0.1) })
    for rule in [FillRule.nonZero, .evenOdd] {
      let shape = Picture.Shape.path(star, rule)
      let clipped = painted(20, backdrop, .group(.init([.color(white, all)], clip: .init(shape))))
      #expect(clipped == painted(20, backdrop, .fill(.init(shape, .color(white)))))
    }
  }
}
