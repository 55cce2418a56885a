import FuzzTargets
import Raster
import Testing

private func overlaps(_ regions: [Region]) -> Bool {
  regions.indices.contains { one in regions.indices.contains { $0 > one && !regions[one].intersection(regions[$0]).isEmpty } }
}

struct DamageTests {
  @Test func repaintingTheDamageIsDrawingAnew() {
    var random = Random(91)
    for number in 0..<400 {
      let (one, other) = random.pictures
      let damage = other.damage(from: one)
      #expect(damage.count <= 8 && !overlaps(damage))
      var bitmap = one.rasterized()
      other.redraw(damage, in: &bitmap)
      #expect(bitmap == other.rasterized(), "pair \(number)")
    }
  }

  @Test func repaintingAnyRegionChangesNothing() {
    var random = Random(92)
    for number in 0..<400 {
      let (picture, _) = random.pictures
      let whole = picture.rasterized()
      var bitmap = whole
      let (x, y) = (random.below(picture.width), random.below(picture.height))
      let region = Region(minX: x, minY: y, maxX: x + 1 + random.below(20), maxY: y + 1 + random.below(20))
      picture.redraw([region], in: &bitmap)
      #expect(bitmap == whole, "picture \(number)")
    }
  }

  @Test func equalPicturesHaveNoDamage() {
    let picture = picture(20, .color(red, Rect(x: 0, y: 0, width: 9, height: 9)))
    #expect(picture.damage(from: picture).isEmpty)
    #expect(
      picture.damage(from: Picture(width: 20, height: 21, items: picture.items)) == [Region(minX: 0, minY: 0, maxX: 20, maxY: 20)]
    )
  }

  @Test func damageIsWhereAnItemWasAndIs() {
    let (page, card) = (Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: 5, height: 5))
    func shown(_ x: Double) -> Picture {
      let moving = Picture.Item.color(red, card, .translation(x: x, y: 10.5))
      return picture(
        100, .color(white, page), .group(.init([.color(black, page), moving], clip: .init(.rect(page)))), .color(red, card))
    }
    let damage = shown(60).damage(from: shown(10))
    #expect(
      damage == [Region(minX: 60, minY: 10, maxX: 65, maxY: 16), Region(minX: 10, minY: 10, maxX: 15, maxY: 16)])
  }

  @Test func aCacheChangesNoPixel() {
    var random = Random(94)
    let (cache, tiny) = (RasterCache(), RasterCache(byteLimit: 1_000))
    for number in 0..<200 {
      let (picture, _) = random.pictures
      for _ in 0..<2 {
        #expect(picture.rasterized(cache: cache) == picture.rasterized(), "picture \(number)")
        #expect(picture.rasterized(cache: tiny) == picture.rasterized(), "picture \(number)")
      }
    }
    #expect(cache.count > 0 && tiny.count <= 250)
  }

  /// A turned bitmap that is reduced by the same factor in frame after frame is kept; one whose factor changes is not.
  @Test func aCacheKeepsOnlyBitmapsAskedForTwice() {
    var random = Random(95)
    let bitmap = random.bitmap(40, 40)
    func frame(_ halfTangent: Double, scale: Double) -> Picture {
      picture(60, .bitmap(bitmap, turned(halfTangent, about: 20, 20, scale: scale)))
    }
    let (steady, changing) = (RasterCache(), RasterCache())
    for index in 1...9 {
      _ = frame(Double(index) / 20, scale: 0.5).rasterized(cache: steady)
      _ = frame(0.2, scale: Double(index) / 10).rasterized(cache: changing)
    }
    #expect(steady.count == 1 && changing.count == 0)
  }
}
