import CImageShims
import Testing

/// What quality decides of how long is searched, and how long a dictionary is kept.
struct GIFThoroughTests {
  /// Words of twelve pixels in any order, so that the dictionary fills and strings may end early to begin the next at a word.
  private static let indices: [UInt8] = {
    let words = (0..<60).map { Noise.bytes(12, seed: UInt32($0 + 1), below: 200) }
    return Noise.bytes(12_000, seed: 9, below: 60).flatMap { words[Int($0)] }
  }()

  private static func bytes(_ stays: [UInt8]?, isThorough: Bool) -> [UInt8] {
    let image = GIFShimTests.Image(
      width: 360, height: 400, indices: indices, palette: Noise.bytes(768, seed: 3), paletteCount: 256,
      transparent: stays == nil ? -1 : 255, stays: stays, isThorough: isThorough)
    return GIFShimTests.file([image], width: 360, height: 400)
  }

  @Test(arguments: [false, true]) func takesFewerBytesAndShowsTheSame(hasStays: Bool) {
    let stays = hasStays ? Self.indices.indices.map { UInt8($0 % 14 < 10 ? 1 : 0) } : nil
    let thorough = Self.bytes(stays, isThorough: true)
    #expect(thorough.count < Self.bytes(stays, isThorough: false).count)
    let film = GIFShimTests.Film()
    #expect(GIFShimTests.read(thorough, into: film).status == GIF_SHIM_OK)
    let seen = film.frames.first?.indices ?? []
    #expect(seen.count == Self.indices.count)
    #expect(seen.indices.allSatisfy { seen[$0] == Self.indices[$0] || seen[$0] == 255 && stays?[$0] == 1 })
  }

  /// Runs that the dictionary serves well, then shorter ones that it serves less, and again. No colours are near each other.
  @Test func longStringsAreKeptLongerWhereMuchIsAllowed() {
    let colors = Noise.bytes(6000, seed: 5, below: 64)
    let indices = colors.enumerated().flatMap { number, color in
      Array(repeating: color, count: number % 1000 < 800 ? 300 : 28)
    }
    let palette = (0..<64 as Range<UInt8>).flatMap { [$0 & 3, $0 >> 2 & 3, $0 >> 4].map { $0 * 85 } }
    let height = indices.count / 1000
    let sizes = [127, 128].map { tolerance in
      let image = GIFShimTests.Image(
        width: 1000, height: height, indices: Array(indices.prefix(1000 * height)), palette: palette, paletteCount: 64,
        tolerance: tolerance)
      return GIFShimTests.file([image], width: 1000, height: height).count
    }
    #expect(sizes[1] < sizes[0])
  }
}
