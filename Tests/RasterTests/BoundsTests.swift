import FuzzTargets
import Raster
import Testing

struct BoundsTests {
  @Test func itemsPaintNothingOutsideOfTheirBoxes() {
    var random = Random(96)
    var known = 0
    for number in 0..<400 {
      let (picture, _) = random.pictures
      for item in picture.items {
        guard let box = item.box else { continue }
        known += 1
        let alone = Picture(width: picture.width, height: picture.height, items: [item]).rasterized()
        #expect(alone.isClear(outside: box), "picture \(number): \(item)")
      }
    }
    #expect(known > 400)
  }

  @Test(arguments: [0.01, 0.04, 0.3, 1, 2.2, 5, 17]) func shadowsEndWithinTheirBoxes(sigma: Double) throws {
    for (x, y) in [(80.0, 80.0), (80.5, 79.9)] {
      let caster = Picture.Item.color(black, Rect(x: x, y: y, width: 30, height: 20))
      let shadow = Picture.Item.shadow(.init(of: [caster], color: black, offset: Point(x: 3, y: -4), sigma: sigma))
      let box = try #require(shadow.box)
      #expect(abs(box.width - 30 - 2 * (3 * sigma + 2)) < 1e-9)
      #expect(painted(200, shadow).isClear(outside: box))
    }
  }

  @Test func theBoxOfATurnedRectReachesItsCorners() {
    var random = Random(7)
    for _ in 0..<200 {
      let rect = Rect(
        x: random.double(-9...9), y: random.double(-9...9), width: random.double(0...9), height: random.double(0...9))
      let turn = Affine(
        a: random.double(-2...2), b: random.double(-2...2), c: random.double(-2...2), d: random.double(-2...2),
        tx: random.double(-5...5), ty: 3)
      let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
        turn(Point(x: rect.x + $0.0 * rect.width, y: rect.y + $0.1 * rect.height))
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let box = Picture.Item.color(red, rect, turn).box
      #expect(box.map { [$0.x, $0.y] } == [xs.min(), ys.min()].compactMap(\.self))
      #expect(box.map { [$0.width, $0.height] } == [xs.max()! - xs.min()!, ys.max()! - ys.min()!])
    }
  }

  @Test func perspectiveAndBlurHaveNoBox() {
    let fill = Picture.Fill(
      .rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(red), projection: Projection(.translation(x: 1, y: 1)))
    #expect(Picture.Item.fill(fill).box == nil)
    let sharp = Picture.Item.color(red, Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Picture.Item.group(.init([sharp], blur: 2)).box == nil)
    #expect(Picture.Item.group(.init([sharp])).box == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Picture.Item.group(.init([sharp, .fill(fill)])).box == nil)
  }
}

extension Bitmap {
  fileprivate func isClear(outside box: Rect) -> Bool {
    (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in
        self[x, y] == .clear || Rect(x: Double(x), y: Double(y), width: 1, height: 1).intersection(box) != nil
      }
    }
  }
}
