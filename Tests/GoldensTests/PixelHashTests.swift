import Goldens
import Raster
import Testing

struct PixelHashTests {
  private static let odd = Bitmap(
    width: 7, height: 5, pixels: (UInt8(0)..<35).map { Pixel(red: $0 * 7, green: $0, blue: 255 - $0) })

  /// Goldens everywhere hold such numbers: a change of the hash is a change of the format.
  @Test func knownPicturesKeepTheirHashes() {
    #expect(PixelHash(Self.odd).description == "c29542dbddafc47aba3b46df3b3f09f9")
    #expect(PixelHash(Bitmap(width: 1, height: 1)).description == "6679bfa57687157f228e85e17436dc15")
  }

  @Test func everyBitOfEveryPixelCounts() {
    var seen: Set<PixelHash> = [PixelHash(Self.odd)]
    for place in 0..<35 {
      for bit in 0..<32 {
        var changed = Self.odd
        changed[place % 7, place / 7].bits ^= 1 << UInt32(bit)
        #expect(seen.insert(PixelHash(changed)).inserted)
      }
    }
  }

  @Test func aHashDependsOnThePicturesShape() {
    let other = Bitmap(width: 5, height: 7, pixels: Self.odd.pixels)
    #expect(PixelHash(other) != PixelHash(Self.odd))
  }

  @Test func aHashDependsOnTheOrderOfPixels() {
    let other = Bitmap(width: 7, height: 5, pixels: Self.odd.pixels.reversed())
    #expect(PixelHash(other) != PixelHash(Self.odd))
  }
}
