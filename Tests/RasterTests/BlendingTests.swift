import FuzzTargets
import Raster
import Testing

/// Calls `body` with all pairs of bytes.
private func everyPair(_ body: (UInt8, UInt8) -> Void) {
  for one in 0...UInt8.max { for other in 0...UInt8.max { body(one, other) } }
}

struct BlendingTests {
  @Test func divisionIsExactForSixteenBits() {
    var wrong = 0
    for value in 0...UInt32(65_535) where dividedBy255(value) != (2 * value + 255) / 510 { wrong += 1 }
    #expect(wrong == 0)
  }

  @Test func scalingIsTheRoundedQuotientForEveryPair() {
    var wrong = 0
    everyPair { value, factor in
      let exact = UInt8((Double(value) * Double(factor) / 255).rounded())
      let same = Pixel(red: value, green: value, blue: value, alpha: value)
      let scaled = Pixel(red: exact, green: exact, blue: exact, alpha: exact)
      if same.scaled(by: factor) != scaled || same.scaledPlainly(by: factor) != scaled { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func overIsExactForEveryPairOfBackdropAndAlpha() {
    var wrong = 0
    everyPair { value, alpha in
      let backdrop = Pixel(red: value, green: 255, blue: 0, alpha: 255)
      let source = Pixel(red: alpha / 2, green: alpha, blue: 0, alpha: alpha)
      let shade = UInt8((Double(value) * Double(255 - alpha) / 255).rounded())
      let expected = Pixel(red: alpha / 2 + shade, green: 255, blue: 0, alpha: 255)
      if source.over(backdrop) != expected || source.overPlainly(backdrop) != expected { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func fastAndPlainOverAgreeOnAnyPixels() {
    var random = Random(1)
    for _ in 0..<100_000 {
      let (source, backdrop) = (random.pixel(), random.pixel())
      let over = source.over(backdrop)
      #expect(over == source.overPlainly(backdrop))
      #expect(max(over.red, over.green, over.blue) <= over.alpha)
    }
  }

  @Test func theSameColourOverItselfStaysForEveryCoverage() {
    var wrong = 0
    everyPair { value, coverage in
      let color = Pixel(red: value, green: 0, blue: 255)
      if color.scaled(by: coverage).over(color) != color || color.mixed(coverage, into: color) != color { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func mixingGoesFromOneToTheOther() {
    var wrong = 0
    everyPair { value, share in
      let (one, other) = (Pixel(red: value, green: 255, blue: 7), Pixel(red: 255 - value, green: 0, blue: 7))
      let exact = (Double(value) * Double(share) + Double(255 - value) * Double(255 - share)) / 255
      if one.mixed(share, into: other) != Pixel(red: UInt8(exact.rounded()), green: share, blue: 7) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  /// Blends every byte at every opacity over every byte, and compares vectors, Swift and the textbook formula. Small blocks of
  /// pixels are multiplied; large ones use a table.
  @Test(arguments: [1, 9])
  func vectorsAreExactForEveryPair(rows: Int) {
    let block = Rect(x: 0, y: 0, width: 256, height: Double(rows))
    func bitmap(_ pixel: (UInt8) -> Pixel) -> Bitmap {
      Bitmap(width: 256, height: rows, pixels: (0..<256 * rows).map { pixel(UInt8($0 % 256)) })
    }
    let ramp = bitmap { Pixel(red: $0, green: 255, blue: 255 - $0) }
    let veil = bitmap { Pixel(red: $0 / 2, green: 0, blue: 0, alpha: $0) }
    for byte in 0...UInt8.max {
      let backdrop = Picture.Item.color(Pixel(red: byte, green: 255 - byte, blue: 0), block)
      let shape = Picture.Shape.rect(Rect(x: 0, y: 0, width: 256, height: Double(rows) - 1 + Double(byte) / 255))
      let covered = Picture.Fill(shape, .bitmap(veil, block), opacity: 255 - byte / 3)
      let items: [Picture.Item] = [.bitmap(veil), .bitmap(ramp, opacity: byte), .bitmap(veil, opacity: byte), .fill(covered)]
      for item in items {
        #expect(Picture(width: 256, height: rows, items: [backdrop, item]).agrees)
      }
      let shade = Picture.Item.color(Pixel(red: byte / 3, green: byte, blue: 0, alpha: byte), block)
      #expect(Picture(width: 256, height: rows, items: [.bitmap(ramp), shade]).agrees)
    }
  }

  /// Tests blocks within longer rows, at any place, of any width and height.
  @Test func blocksOfAnySizeAreExact() {
    var random = Random(21)
    let (glass, photo) = (random.bitmap(130, 60), random.bitmap(130, 60, opaque: true))
    for index in 0..<300 {
      let rect = Rect(
        x: Double(random.below(60)), y: Double(random.below(20)), width: Double(1 + random.below(index % 2 == 0 ? 12 : 70)),
        height: Double(1 + random.below(40)))
      let opacity: UInt8 = index % 3 == 0 ? 255 : UInt8(random.below(256))
      let whole = Rect(x: 0, y: 0, width: 130, height: 60)
      let paints: [Picture.Paint] = [.bitmap(glass, whole), .bitmap(photo, whole), .color(random.pixel())]
      let fill = Picture.Fill(.rect(rect), paints[index % 3], opacity: opacity)
      let picture = Picture(width: 130, height: 60, items: [.bitmap(photo, opacity: 200), .fill(fill)])
      #expect(picture.agrees, "block \(index)")
    }
  }
}
