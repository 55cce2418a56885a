import Codecs
import Raster
import Testing

struct SmoothnessTests {
  /// A noisy picture whose pixels differ by up to twice as much as smooth ones may.
  private static func picture(width: Int, height: Int) -> Bitmap {
    var state = UInt32(width * 31 + height)
    func next() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return 100 + UInt8(state >> 24) % 10
    }
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = Pixel(red: next(), green: next(), blue: next()) } }
    return picture
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 9, 30], [1, 2, 7]) func rowsAreAsTheirPixels(width: Int, height: Int) {
    let picture = Self.picture(width: width, height: height)
    var smoothness = Smoothness(picture)
    var smooth = 0
    for y in 0..<height {
      let flags = smoothness.flags(at: y)
      #expect(flags.count == width)
      for x in 0..<width {
        let holds = smoothness.holds(x, y)
        #expect(flags[x] == (holds ? 255 : 0), "\(x), \(y)")
        smooth += holds ? 1 : 0
      }
    }
    #expect(width * height < 50 || (0.1...0.9).contains(Double(smooth) / Double(width * height)))
  }
}
