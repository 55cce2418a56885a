import CCompression
import Testing

/// Tests bins of colours, and compares rows of pixels with the rule applied pixel by pixel.
struct GIFBinTests {
  @Test func everyBinIsThatOfOneSetOfUpperBits() {
    var seen: Set<Int> = []
    for red in 0..<64 as Range<UInt32> {
      for green in 0..<64 as Range<UInt32> {
        for blue in 0..<64 as Range<UInt32> { seen.insert(gif_bin(red << 2 | green << 10 | blue << 18)) }
      }
    }
    #expect(seen.count == gif_bin_count && seen.max() == gif_bin_count - 1)
    #expect(gif_bin(0xFF05_0A13) == gif_bin(0x0006_0912))
  }

  @Test(arguments: [1, 7, 8, 9, 40], [false, true]) func rowsAreAsTheirPixels(count: Int, hasBefore: Bool) {
    let pixels = (0..<count).map { UInt32($0 * 37 % 11) << 4 | 0xFF00_0000 }
    let before = pixels.enumerated().map { $0 / 8 % 2 == 0 || $0 % 3 == 0 ? $1 : $1 ^ 0x80 }
    var entries = Array(repeating: UInt8(gif_bin_unknown), count: gif_bin_count)
    var found = Array(repeating: UInt8(0), count: count + 2)
    var (common, at, asked) = (UInt32.max, 0, 0)
    while at < count {
      at = unsafe gif_bin_entries(entries, pixels, hasBefore ? before : nil, 99, at, count, &found, 2 + at, &common)
      guard at < count else { break }
      #expect(entries[gif_bin(pixels[at])] == UInt8(gif_bin_unknown))
      entries[gif_bin(pixels[at])] = UInt8(gif_bin(pixels[at]) & 127)
      asked += 1
    }
    #expect(asked <= 11 && found[..<2] == [0, 0])
    for (at, pixel) in pixels.enumerated() {
      #expect(found[2 + at] == (hasBefore && before[at] == pixel ? 99 : UInt8(gif_bin(pixel) & 127)))
    }
    #expect(common >= 0xFF00_0000)
  }

  @Test func aPixelThatShinesThroughIsSeen() {
    let entries = Array(repeating: UInt8(1), count: gif_bin_count)
    for place in 0..<20 {
      var pixels = Array(repeating: UInt32(0xFF01_0203), count: 20)
      pixels[place] = 0x7F01_0203
      var (found, common) = (Array(repeating: UInt8(0), count: 20), UInt32.max)
      #expect(unsafe gif_bin_entries(entries, pixels, nil, 0, 0, 20, &found, 0, &common) == 20)
      #expect(common < 0xFF00_0000)
    }
  }
}
