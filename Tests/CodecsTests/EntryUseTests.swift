import Codecs
import Raster
import Testing

struct EntryUseTests {
  /// Greys of which each is one level lighter than the one before.
  private static let palette = (0..<200).map { Pixel(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }

  /// The narrowing of an image with a thousand pixels of each of the entries below 100, and some of others.
  private static func narrowing(
    _ others: [Int: UInt64], isInHeader: Bool = true, common: Int = 100, error: Double = 3, quality: Double = 80
  ) -> EntryUse.Narrowing? {
    let counts = (0..<256).map { $0 < common ? 1000 : others[$0] ?? 0 }
    let uses = EntryUse(of: palette, isInHeader: isInHeader, counts: counts, turns: 10_000)
    return uses.narrowing(error: error * 342, GIFOptions(quality: quality))
  }

  @Test func fewPixelsTakeTheNearestEntryOfThoseWithFewerBits() {
    let narrowing = Self.narrowing([120: 5, 150: 2])
    #expect(narrowing?.entries[150] == 120 && narrowing?.entries[120] == 120 && narrowing?.entries[99] == 99)
    // Each component of two pixels in 100,007 is 30 levels farther off.
    #expect(abs((narrowing?.error ?? 0) / 342 - 2 * 3 * 900 / 100_007.0) < 1e-9)
  }

  @Test func nothingIsNarrowedThatCostsMoreThanItSaves() {
    #expect(Self.narrowing([150: 2000]) == nil)
    #expect(Self.narrowing([150: 2], quality: 100) == nil)
    #expect(Self.narrowing([150: 2], error: 0) == nil)
    #expect(Self.narrowing([:]) == nil)
  }

  /// A palette of the image's own holds the entries that it uses; so it is narrower without the rarest ones, wherever these are.
  @Test func aPaletteOfTheImagesOwnLosesItsRarestEntries() {
    let narrowing = Self.narrowing([190: 1], isInHeader: false, common: 127)
    #expect(narrowing?.entries[190] == 126)
    #expect(Self.narrowing([190: 1], isInHeader: false, common: 126) == nil)
  }

  /// A full palette has no entry for pixels that stay.
  @Test func anEntryIsLeftForPixelsThatStay() {
    let narrowing = Self.narrowing([126: 1, 127: 900, 150: 1], common: 126)
    #expect(narrowing?.entries[126] == 125 || narrowing?.entries[126] == 127)
    #expect(
      narrowing.map {
        Set($0.entries.prefix(200).enumerated().filter { $0.offset < 128 || $0.offset == 150 }.map(\.element)).count
      } == 127)
  }
}
