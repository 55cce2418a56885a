import FuzzTargets
import Raster
import Testing

struct BitmapSourceTests {
  private let photo: Bitmap
  private let glass: Bitmap

  init() {
    var random = Random(6)
    photo = random.bitmap(9, 7, opaque: true)
    glass = random.bitmap(9, 7)
  }

  @Test func wholePixelsAreCopied() {
    let bitmap = painted(12, .bitmap(photo, .translation(x: 2, y: 3)))
    for y in 0..<12 {
      for x in 0..<12 {
        let inside = (2..<11).contains(x) && (3..<10).contains(y)
        #expect(bitmap[x, y] == (inside ? photo[x - 2, y - 3] : .clear))
      }
    }
  }

  @Test func halfAPixelIsTheMeanOfTwo() {
    let bitmap = painted(12, .bitmap(photo, .translation(x: 0.5, y: 0)))
    for x in 1..<9 {
      let sum = Int(photo[x - 1, 2].green) + Int(photo[x, 2].green)
      #expect(Int(bitmap[x, 2].green) == (sum + 1) / 2)
    }
  }

  @Test func quartersWeighFourPixels() {
    let bitmap = painted(12, .bitmap(photo, .translation(x: 0.25, y: 0.75)))
    for (x, y) in [(1, 1), (4, 3), (8, 6)] {
      let upper = Double(photo[x - 1, y - 1].red) * 0.25 + Double(photo[x, y - 1].red) * 0.75
      let lower = Double(photo[x - 1, y].red) * 0.25 + Double(photo[x, y].red) * 0.75
      #expect(abs(Double(bitmap[x, y].red) - (upper * 0.75 + lower * 0.25)) <= 1)
    }
  }

  @Test func aFractionalEdgeIsCoveredInProportion() {
    let bitmap = Picture(
      width: 160, height: 4, items: [.bitmap(Bitmap(width: 20, height: 4, fill: white), .translation(x: 123.4, y: 0))]
    ).rasterized()
    #expect(bitmap[122, 1] == .clear)
    #expect(abs(Double(bitmap[123, 1].alpha) / 255 - 0.6) < 0.01)
    #expect(abs(Double(bitmap[143, 1].alpha) / 255 - 0.4) < 0.01)
    #expect((124..<143).allSatisfy { bitmap[$0, 1] == white })
  }

  @Test func solidBitmapsStaySolidUnderEveryMatrix() {
    var random = Random(7)
    for index in 0..<200 {
      let color = random.pixel(opaque: true)
      let solid = Bitmap(width: 1 + random.below(30), height: 1 + random.below(30), fill: color)
      let scale = Affine.scale(x: random.double(-3...3), y: random.double(0.02...3))
      let turn = index % 2 == 0 ? random.turn(about: 10, 10) : .translation(x: random.double(0...9), y: 3)
      let backdrop = Picture.Item.color(color, Rect(x: 0, y: 0, width: 24, height: 24))
      #expect(painted(24, backdrop, .bitmap(solid, scale.concatenating(turn))) == Bitmap(width: 24, height: 24, fill: color))
    }
  }

  @Test func mirroringReversesRowsExactly() {
    let mirrored = painted(9, .bitmap(photo, .scale(x: -1, y: 1).concatenating(.translation(x: 9, y: 0))))
    for y in 0..<7 { for x in 0..<9 { #expect(mirrored[x, y] == photo[8 - x, y]) } }
  }

  @Test func aQuarterTurnMovesPixelsExactly() {
    let turned = painted(9, .bitmap(photo, Affine(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 0)))
    for y in 0..<7 { for x in 0..<9 { #expect(turned[6 - y, x] == photo[x, y]) } }
  }

  @Test func enlargingKeepsTheCentresOfTexels() {
    let large = painted(27, .bitmap(photo, .scale(x: 3, y: 3)))
    for y in 0..<7 { for x in 0..<9 { #expect(large[3 * x + 1, 3 * y + 1] == photo[x, y]) } }
  }

  @Test func beyondTheBitmapItsEdgeGoesOn() {
    let rect = Rect(x: 4, y: 4, width: 9, height: 7)
    let shape = Picture.Shape.rect(Rect(x: 0, y: 0, width: 20, height: 20))
    let bitmap = painted(20, .fill(.init(shape, .bitmap(photo, rect))))
    #expect(bitmap[0, 0] == photo[0, 0] && bitmap[19, 19] == photo[8, 6] && bitmap[19, 6] == photo[8, 2])
  }

  @Test func everyMatrixGivesThePlainPixels() {
    var random = Random(8)
    for index in 0..<400 {
      let (x, y) = (random.double(-12...12), random.double(-12...12))
      let shift = Affine.translation(x: x.rounded(), y: y.rounded())
      let moves = [
        shift, shift.concatenating(.translation(x: 0.4, y: 0)), shift.concatenating(.translation(x: 0, y: 0.7)),
        .translation(x: x, y: y), .scale(x: random.double(0.1...3), y: random.double(-3...3)).concatenating(shift),
        random.turn(about: 5, 5, scale: 0.2...3),
      ]
      let bitmap = index % 2 == 0 ? photo : glass
      let own = Rect(x: 0, y: 0, width: 9, height: 7)
      let shape = Picture.Shape.rect(index % 3 == 0 ? Rect(x: -3, y: -3, width: 30, height: 30) : own)
      let (matrix, opacity): (Affine, UInt8) = (moves[index % moves.count], index % 5 == 0 ? 90 : 255)
      let fill = Picture.Fill(shape, .bitmap(bitmap, own), transform: matrix, opacity: opacity)
      #expect(picture(14, .color(red, Rect(x: 0, y: 0, width: 9, height: 14)), .fill(fill)).agrees)
    }
  }
}
