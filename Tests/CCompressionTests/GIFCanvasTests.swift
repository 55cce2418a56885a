import CCompression
import Testing

/// Rows longer and shorter than what is laid down at once, against the rule pixel by pixel.
struct GIFCanvasTests {
  private struct Noise {
    var state: UInt32

    mutating func below(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }

    /// Near each other, so that a gain may be small, none or the other way.
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
      let found = unsafe gif_canvas_show(&rule, indices, source, count, &canvas, &stays, &isUsed)
      #expect(found == changed.count { $0 })
      #expect(stays == changed.map { $0 ? 0 : 1 })
      #expect(canvas == (0..<count).map { changed[$0] ? colors[Int(indices[$0])] : before[$0] })
      #expect(
        isUsed[..<256].indices.filter { isUsed[$0] == 1 }
          == Set((0..<count).filter { changed[$0] }.map { Int(indices[$0]) }).sorted())
      sum += found
    }
    #expect((50..<468).contains(sum))
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
