import CCompression
import Testing

/// Compares rows, longer and shorter than one vector step, with the rule applied pixel by pixel.
struct GIFCanvasTests {
  private struct Noise {
    var state: UInt32

    mutating func below(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }

    /// Colours near each other, so that a change gains a little, nothing, or less than nothing.
    mutating func color() -> UInt32 {
      0xFF00_0000 | UInt32(below(8) + 90) | UInt32(below(8) + 120) << 8 | UInt32(below(8) + 200) << 16
    }
  }

  private static func square(_ one: UInt32, _ other: UInt32) -> Int {
    zip([3, 4, 2], [0, 8, 16]).reduce(0) { sum, channel in
      let difference = Int(one >> UInt32(channel.1) & 255) - Int(other >> UInt32(channel.1) & 255)
      return sum + channel.0 * difference * difference
    }
  }

  private static func changes(_ rule: gif_canvas_rule, from shown: UInt32, to color: UInt32, _ source: UInt32) -> Bool {
    if color == 0 || color == shown { return false }
    if shown == 0 { return true }
    let (before, after) = (square(shown, source), square(color, source))
    return before - after > Int(rule.least) && before >= Int(rule.tolerance)
  }

  @Test(arguments: [(least: Int32.min, tolerance: Int32(0)), (4, 0), (100, 0), (.min, 90), (4, 90)], [true, false])
  func rowsAreAsTheirPixels(limits: (least: Int32, tolerance: Int32), hasNothing: Bool) {
    var noise = Noise(state: 7)
    var rule = gif_canvas_rule()
    (rule.least, rule.tolerance, rule.nothing) = (limits.least, limits.tolerance, hasNothing ? 5 : -1)
    let colors = (0..<12).map { hasNothing && $0 == 5 ? 0 : noise.color() }
    unsafe withUnsafeMutableBytes(of: &rule.colors) { bytes in unsafe colors.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
    }
    var sum = 0
    for count in [0, 1, 7, 31, 32, 33, 64, 100, 200] {
      let indices = (0..<count).map { $0 / 40 % 2 == 1 ? 5 : UInt8(noise.below(12)) }
      let source = (0..<count).map { _ in noise.color() }
      let before = (0..<count).map { _ in noise.below(6) == 0 ? 0 : noise.below(4) == 0 ? colors[0] : noise.color() }
      let changed = (0..<count).map { Self.changes(rule, from: before[$0], to: colors[Int(indices[$0])], source[$0]) }
      var canvas = before
      var stays = Array(repeating: UInt8(1), count: count)
      var isUsed = Array(repeating: UInt8(0), count: 512)
      var shown = Array(repeating: UInt8(77), count: count)
      var change = gif_canvas_change()
      let span = [0, Int32(count)]
      unsafe gif_canvas_show(&rule, span, 1, 500, indices, indices.count, source, &canvas, &stays, &shown, &isUsed, &change)
      #expect(change.count == changed.count { $0 })
      #expect(shown == (changed.contains(true) ? indices : Array(repeating: 77, count: count)))
      if change.count > 0 {
        #expect(change.left == changed.firstIndex(of: true) && change.right == changed.lastIndex(of: true)! + 1)
        #expect(change.top == 0 && change.bottom == 1)
      }
      #expect(stays == changed.map { $0 ? 0 : 1 })
      #expect(canvas == (0..<count).map { changed[$0] ? colors[Int(indices[$0])] : before[$0] })
      #expect(
        isUsed[..<256].indices.filter { isUsed[$0] == 1 }
          == Set((0..<count).filter { changed[$0] }.map { Int(indices[$0]) }).sorted())
      sum += change.count
    }
    #expect((50..<468).contains(sum))
  }

  @Test func theChangeLiesAroundAllSpans() {
    var rule = gif_canvas_rule()
    (rule.colors.1, rule.nothing, rule.least) = (0xFF00_00FF, -1, .min)
    // The spans are columns 3 to 6 of row 1 and 1 to 4 of row 3; the first and last pixel of each span do not change.
    let spans: [Int32] = [13, 17, 31, 35]
    let image: [UInt8] = [0, 1, 1, 0, 0, 1, 1, 0]
    var canvas = Array(repeating: UInt32(0), count: 50)
    var stays = Array(repeating: UInt8(1), count: 50)
    var (indices, isUsed) = (Array(repeating: UInt8(0), count: 50), Array(repeating: UInt8(0), count: 512))
    var change = gif_canvas_change()
    unsafe gif_canvas_show(&rule, spans, 2, 10, image, image.count, canvas, &canvas, &stays, &indices, &isUsed, &change)
    #expect(change.count == 4 && change.left == 2 && change.top == 1 && change.right == 6 && change.bottom == 4)
    #expect(stays.indices.filter { stays[$0] == 0 } == [14, 15, 32, 33])
  }

  @Test(arguments: [1, 7, 8, 9, 30]) func partsAreWrittenAsTheirPixels(width: Int) {
    var noise = Noise(state: 3)
    let palette = (0..<6).map { _ in noise.color() }
    var slots = (colors: Array(repeating: UInt32(1), count: 1 << 16), places: Array(repeating: UInt8(0), count: 1 << 16))
    for (place, color) in palette.enumerated().reversed() {
      let slot = Int((color &* 0x9E37_79B1) >> 16)
      (slots.colors[slot], slots.places[slot]) = (color, UInt8(place))
    }
    var part = gif_canvas_part(
      factor: 0x9E37_79B1, shift: 16, other: 200, canvas_width: 40, left: 5, top: 2, width: width, height: 3)
    let canvas: [UInt32] = (0..<240).map { place in
      if place / 20 % 2 == 0 { return palette[1] }
      return noise.below(4) == 0 ? 0xFF12_3456 : palette[noise.below(6)]
    }
    let stays: [UInt8] = (0..<240).map { place in
      let part = place / 9
      return UInt8(part % 3 == 0 ? noise.below(2) : part % 2)
    }
    let indices = (0..<240).map { _ in UInt8(noise.below(6)) }
    let changed = (0..<256).map { UInt8($0 ^ 64) }
    var entries = Array(repeating: UInt8(0), count: width * 3)
    unsafe gif_canvas_write(&part, slots.colors, slots.places, changed, canvas, stays, indices, &entries)
    for at in entries.indices {
      let place = (2 + at / width) * 40 + 5 + at % width
      let shown = palette.firstIndex(of: canvas[place]).map { UInt8($0) } ?? 200
      #expect(entries[at] == (stays[place] == 1 ? shown : changed[Int(indices[place])]), "\(at)")
    }
  }

  @Test(arguments: [1, 31, 32, 33, 100]) func seesEveryPixelThatShinesThrough(count: Int) {
    let opaque = Array(repeating: UInt32(0xFF01_0203), count: count)
    #expect(unsafe gif_canvas_is_opaque(opaque, count) != 0)
    for place in 0..<count {
      var pixels = opaque
      pixels[place] = 0xFE01_0203
      #expect(unsafe gif_canvas_is_opaque(pixels, count) == 0, "\(place)")
    }
  }
}
