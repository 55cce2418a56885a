import Raster
import Testing

/// All pairs of bytes.
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

  /// Rows of every byte at every opacity, over a backdrop of every byte: by vectors, in Swift and by the book.
  @Test func vectorsAreExactForEveryPair() {
    let row = Rect(x: 0, y: 0, width: 256, height: 1)
    let ramp = Bitmap(width: 256, height: 1, pixels: (0...255).map { Pixel(red: UInt8($0), green: 255, blue: 255 - UInt8($0)) })
    let veil = Bitmap(
      width: 256, height: 1, pixels: (0...255).map { Pixel(red: UInt8($0 / 2), green: 0, blue: 0, alpha: UInt8($0)) })
    for byte in 0...UInt8.max {
      let backdrop = Picture.Item.color(Pixel(red: byte, green: 255 - byte, blue: 0), row)
      let shape = Picture.Shape.rect(Rect(x: 0, y: 0, width: 256, height: Double(byte) / 255))
      let covered = Picture.Fill(shape, .bitmap(veil, row), opacity: 255 - byte / 3)
      let items: [Picture.Item] = [.bitmap(veil), .bitmap(ramp, opacity: byte), .bitmap(veil, opacity: byte), .fill(covered)]
      for item in items {
        #expect(Picture(width: 256, height: 1, items: [backdrop, item]).agrees)
      }
    }
  }
}
