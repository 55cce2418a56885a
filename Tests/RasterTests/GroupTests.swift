import FuzzTargets
import Raster
import Testing

private let all = Rect(x: 0, y: 0, width: 20, height: 20)

private func group(_ items: [Picture.Item], opacity: UInt8 = 255, _ clip: Picture.Clip? = nil) -> Picture.Item {
  .group(.init(items, opacity: opacity, clip: clip))
}

struct GroupTests {
  private let items: [Picture.Item] = [
    .color(red, Rect(x: 2, y: 2, width: 10, height: 10)), .color(white, Rect(x: 6.5, y: 6.25, width: 10, height: 10)),
  ]
  private let backdrop = Picture.Item.color(black, all)

  @Test func aGroupOfOneItemFadesAsTheItemAlone() {
    let faded = Picture.Item.color(red, Rect(x: 2, y: 2, width: 10, height: 10), opacity: 100)
    #expect(painted(20, backdrop, group([items[0]], opacity: 100)) == painted(20, backdrop, faded))
  }

  @Test func emptyItemsBlurToNothing() {
    let rects = [
      Rect(x: 5, y: 5, width: 0, height: 5), Rect(x: 9, y: 1, width: -5, height: 5), Rect(x: 5, y: 9, width: 5, height: -0.5),
      Rect(x: .nan, y: 1, width: 5, height: 5), Rect(x: 12, y: 12, width: -1e300, height: 3),
    ]
    for rect in rects {
      let items = [Picture.Item.color(red, rect)]
      #expect(painted(20, .group(.init(items, blur: 3))) == Bitmap(width: 20, height: 20), "\(rect)")
      #expect(painted(20, .shadow(.init(of: items, color: black, sigma: 3))) == Bitmap(width: 20, height: 20), "\(rect)")
    }
  }

  @Test func itemsOfAFadedGroupDoNotShineThroughEachOther() {
    let faded = painted(20, backdrop, group(items, opacity: 128))
    #expect(faded[9, 9] == Pixel(red: 128, green: 128, blue: 128) && faded[4, 4] == Pixel(red: 128, green: 0, blue: 0))
  }

  @Test func aGroupOfFullOpacityIsItsItems() {
    #expect(painted(20, backdrop, group(items)) == painted(20, backdrop, items[0], items[1]))
  }

  @Test func aFadedGroupIsItsFlattenedBitmapFaded() {
    let flattened = painted(20, items[0], items[1])
    #expect(painted(20, backdrop, group(items, opacity: 77)) == painted(20, backdrop, .bitmap(flattened, opacity: 77)))
  }

  @Test func clipsOnWholePixelsCutExactly() {
    let clipped = painted(20, backdrop, group(items, .init(.rect(Rect(x: 4, y: 3, width: 6, height: 5)))))
    let full = painted(20, backdrop, group(items))
    for y in 0..<20 {
      for x in 0..<20 { #expect(clipped[x, y] == ((4..<10).contains(x) && (3..<8).contains(y) ? full[x, y] : black)) }
    }
  }

  @Test func backendsAgreeOnClippedGroups() {
    var random = Random(9)
    for _ in 0..<100 {
      let rect = Rect(x: Double(random.below(12)) - 2, y: Double(random.below(12)), width: Double(random.below(12)), height: 7)
      let glass = Picture.Item.bitmap(random.bitmap(20, 20), .translation(x: 0.5, y: 0))
      for opacity: UInt8 in [255, 99] {
        #expect(picture(20, backdrop, group(items + [glass], opacity: opacity, .init(.rect(rect)))).agrees)
      }
    }
  }

  @Test func aRoundedClipDiffersOnlyAtItsCorners() {
    let rect = Rect(x: 3, y: 4, width: 11, height: 9)
    let square = painted(20, backdrop, group(items, .init(.rect(rect))))
    #expect(square == painted(20, backdrop, group(items, .init(.roundedRect(rect, radius: 0)))))
    let round = painted(20, backdrop, group(items, .init(.roundedRect(rect, radius: 3))))
    for y in 7..<10 { for x in 0..<20 { #expect(round[x, y] == square[x, y]) } }
  }

  @Test func aWholeFillClippedToAShapeIsThatShape() {
    let shape = Picture.Shape.roundedRect(Rect(x: 3.3, y: 4, width: 11, height: 9.5), radius: 4)
    let clipped = painted(20, backdrop, group([.color(white, all)], .init(shape)))
    #expect(clipped == painted(20, backdrop, .fill(.init(shape, .color(white)))))
  }

  /// However many opaque items meet at a clip's edge, the edge shows the last of them by its coverage, and never a third colour.
  @Test func aClipsEdgeShowsOnlyTheLastItem() {
    let clip = Picture.Clip(.rect(Rect(x: 2.5, y: 2.5, width: 15, height: 15)))
    let many = group([.color(red, all), .color(red, all), .color(white, all)], clip)
    #expect(painted(20, backdrop, many) == painted(20, backdrop, group([.color(white, all)], clip)))
    #expect(painted(20, backdrop, many)[2, 9] == Pixel(red: 128, green: 128, blue: 128))
  }

  @Test func nestedOpacitiesMultiply() {
    let nested = painted(20, group([group([.color(white, all)], opacity: 128)], opacity: 128))
    #expect(nested == Bitmap(width: 20, height: 20, fill: white.scaled(by: 128).scaled(by: 128)))
  }

  @Test func nestedClipsIntersect() {
    let left = Picture.Clip(.rect(Rect(x: 0, y: 0, width: 10, height: 20)))
    let top = Picture.Clip(.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radius: 0), transform: .identity)
    let nested = painted(20, group([group([.color(white, all)], top)], opacity: 200, left))
    let corner = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(nested == painted(20, .color(white, corner, opacity: 200)))
  }

  @Test func invisibleGroupsPaintNothing() {
    let outside = Picture.Clip(.rect(Rect(x: 40, y: 0, width: 9, height: 9)))
    let flat = Picture.Clip(.rect(all), transform: .scale(x: 1, y: 0))
    let painted = painted(20, group(items, opacity: 0), group([]), group(items, outside), group(items, opacity: 9, flat))
    #expect(painted == Bitmap(width: 20, height: 20))
  }
}
