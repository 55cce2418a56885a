import CCompression
import Testing

/// Compares the matches of pixels with a search through the whole palette.
struct GIFMatchTests {
  private static let colors: [UInt32] = (0..<255).map { place in
    let upper = UInt32(place * 7919 % 4096) << 10
    return (upper & 0xFF_FFFF) | UInt32(place)
  }

  private static func squared(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].reduce(0) { sum, shift in
      let difference = Int(one >> shift & 255) - Int(other >> shift & 255)
      return sum + difference * difference
    }
  }

  @Test func everyPixelGetsTheNearestEntry() {
    var palette = gif_match_palette()
    unsafe gif_match_prepare(&palette, Self.colors, Self.colors.count)
    let pixels = (0..<3000).map { place -> UInt32 in
      if place % 7 == 0 && place % 300 > 80 || place % 300 > 280 { return 0 }
      if place % 5 == 0 || place % 300 < 40 { return 0xFFFF_FFFF }
      let mixed = UInt32(place / 2) &* 40_503
      return 0xFF00_0000 | (mixed & 0xFF_FFFF)
    }
    var cache = Array(repeating: UInt32.max, count: Int(gif_match_slots))
    var found = Array(repeating: UInt8(0), count: pixels.count)
    var error = gif_match_error()
    error.far = 900
    var counts = Array(repeating: UInt64(0), count: 256)
    // The second span begins within a run.
    let spans: [Int32] = [0, 320, 320, 3000]
    for _ in 0..<2 { unsafe gif_match(&palette, &cache, pixels, spans, 2, &found, &counts, &error) }
    var (squares, far, nothing) = (0, 0, 0)
    for (place, pixel) in pixels.enumerated() {
      if pixel == 0 {
        nothing += 1
        #expect(found[place] == 255)
        continue
      }
      let distances = Self.colors.map { Self.squared($0, pixel) }
      let least = distances.min() ?? 0
      #expect(Int(found[place]) == distances.firstIndex(of: least))
      squares += least
      if place > 0, place != 320, pixels[place - 1] == pixel, least > 900 { far += 1 }
    }
    #expect(error.squares == UInt64(squares * 2) && error.far_count == UInt64(far * 2) && counts[255] == UInt64(nothing * 2))
    #expect(counts == (0...255).map { entry in UInt64(found.count { Int($0) == entry } * 2) })
    let turns = found.indices.count { place in
      let before = place == 0 || place == 320 ? 255 : found[place - 1]
      return found[place] != before
    }
    #expect(error.turns == UInt64(turns * 2))
  }

  @Test(arguments: [300, 20, 1]) func newColorsAreThoseOfPixelsThatDiffer(most: Int) {
    let others = (0..<900).map { 0xFF00_0000 | UInt32($0 / 9) }
    let pixels = others.enumerated().map { place, other -> UInt32 in
      place % 50 < 30 ? other : place % 50 < 40 ? 0 : other &* 3 | 0xFF00_0000
    }
    var differences = Array(repeating: UInt64.max, count: 15)
    for (pixels, before) in [(pixels, others), (others, pixels), (pixels, nil)] {
      let new = pixels.enumerated().filter { $1 != 0 && $1 != before?[$0] }.map(\.element)
      let expected = new.enumerated().filter { place, color in !new.prefix(place).contains(color) }.map(\.element)
      var slots = Array(repeating: UInt16(0), count: Int(gif_color_slots))
      var found = Array(repeating: UInt32(0), count: most)
      var counts = found
      // The bits found for the first pictures are used for the second.
      let known = before == pixels ? nil : before
      let count =
        unsafe before == nil
        ? gif_colors(&slots, pixels, pixels.count, &found, &counts, most)
        : gif_new_colors(&slots, pixels, known, &differences, pixels.count, &found, &counts, most)
      #expect(count == min(expected.count, most + 1))
      #expect(Array(found.prefix(count)) == Array(expected.prefix(most)))
      if count <= most { #expect(counts.prefix(count).map(Int.init) == expected.map { color in new.count { $0 == color } }) }
    }
  }

  @Test func everyColorGetsTheNearestOfAFullPalette() {
    var palette = gif_match_palette()
    let full = Self.colors + [0x00FF_00FF]
    unsafe gif_match_prepare(&palette, full, full.count)
    let pixels = (0..<2000).map { 0xFF00_0000 | (UInt32($0) &* 0x9E37_79B1 & 0xFF_FFFF) } + full
    var found = Array(repeating: UInt8(0), count: pixels.count)
    unsafe gif_match_each(&palette, pixels, pixels.count, &found)
    for (place, pixel) in pixels.enumerated() {
      let distances = full.map { Self.squared($0, pixel) }
      #expect(Int(found[place]) == distances.firstIndex(of: distances.min() ?? 0))
    }
  }
}
