import Codecs
import GIFReading
import Raster
import Testing

/// More quality is never more error, and less quality never more bytes, whatever a film shows.
struct GIFQualityTests {
  struct Clip: CustomTestStringConvertible, Sendable {
    let name: String
    let pictures: [Bitmap]
    var testDescription: String { name }
  }

  private static let (width, height) = (120, 90)

  private static func clip(_ name: String, _ level: (_ x: Int, _ y: Int, _ number: Int) -> SIMD3<Int>) -> Clip {
    let pictures = (0..<6).map { number in
      Pictures.make(width, height) { x, y in
        let levels = level(x, y, number).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
        return Pixel(red: UInt8(levels.x), green: UInt8(levels.y), blue: UInt8(levels.z))
      }
    }
    return Clip(name: name, pictures: pictures)
  }

  /// A number from 0 to 255 that looks like chance.
  private static func grain(_ x: Int, _ y: Int, _ number: Int) -> Int {
    var bits = UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729 &+ number &* 1_299_709)
    bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
    return Int((bits ^ bits >> 13) &* 0x297A_2D39 >> 24)
  }

  /// How dark letters make a place of a page.
  private static func ink(_ x: Int, _ y: Int) -> Int {
    y % 12 < 8 && grain(x / 2, y / 2, 5) % 5 < 3 ? grain(x, y, 9) * 3 / 4 : 0
  }

  static let clips = [
    clip("a fade of shades") { x, y, number in
      let (one, other) = (SIMD3(x * 2, y * 2, (x + y)), SIMD3(250 - y * 2, 200 - x, 90 + x * y / 90))
      return (one &* (5 - number) &+ other &* number) / 5
    },
    clip("noisy shades in motion") { x, y, number in
      SIMD3(60 + x, 200 - y, 90 + number * 4) &+ (grain(x, y, number) % 25 - 12)
    },
    clip("a page that is pushed") { x, y, number in
      let ink = x < number * 24 ? ink(x - number * 24 + 400, y) : ink(x, y) / 2
      return SIMD3(250 - ink, 248 - ink, 244 - ink * 3 / 4)
    },
    clip("blocks that scroll") { x, y, number in
      let color = Pictures.color(x / 15 + (y + number * 3) / 15 * 8)
      return SIMD3(Int(color.red), Int(color.green), Int(color.blue))
    },
    clip("a card over a shaded page") { x, y, number in
      let isCard = y > 80 - number * 12 && 20..<100 ~= x
      if isCard { return SIMD3(255, 255, 255) &- ink(x, y + number * 12) }
      return SIMD3(x + 90, y + 120, 230) &- number * 6
    },
  ]

  private static func encode(_ clip: Clip, _ quality: Double, _ level: CompressionLevel = .standard) throws -> (
    bytes: Int, error: Double
  ) {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: width, height: height) { $0.gif = GIFOptions(quality: quality, level: level) }
    for frame in GIFScenarioTests.frames(clip.pictures) { try encoder.append(frame) }
    try encoder.finish()
    let film = try GIFReader.decode(sink.bytes, name: "film.gif")
    var squares = 0
    for (frame, picture) in zip(film.frames, clip.pictures) {
      for (shown, own) in zip(frame.bitmap.pixels, picture.pixels) {
        let away = shown.levels &- own.levels
        squares += Int((away &* away).wrappedSum())
      }
    }
    return (sink.bytes.count, Double(squares) / Double(width * height * clip.pictures.count * 3))
  }

  /// A hundredth of the bytes and of the error is left to chance: where an LZW dictionary ends differs with every pixel.
  @Test(arguments: clips) func moreQualityIsNeverMoreError(clip: Clip) throws {
    var last: (bytes: Int, error: Double) = (0, .infinity)
    for quality in [30, 40, 50, 60, 70, 80, 84.5, 85, 86, 88, 89.5, 90, 92.5, 95, 98, 100] {
      let now = try Self.encode(clip, quality)
      #expect(Double(now.bytes) >= Double(last.bytes) * 0.99, "bytes at \(quality): \(now.bytes) after \(last.bytes)")
      #expect(now.error <= last.error * 1.01 + 0.001, "error at \(quality): \(now.error) after \(last.error)")
      last = now
    }
  }

  /// The lowest level looks at fewer near strings, whose pixels are off, and ends none early.
  @Test(arguments: [74, 84.0]) func theLowestLevelTakesMoreBytesAndLosesLess(quality: Double) throws {
    let films = try [.fast, .standard].map { level in
      try Self.clips.map { try Self.encode($0, quality, level) }.reduce(into: (bytes: 0, error: 0.0)) {
        ($0.bytes, $0.error) = ($0.bytes + $1.bytes, $0.error + $1.error)
      }
    }
    #expect(films[0].bytes > films[1].bytes && films[0].error < films[1].error, "\(films)")
  }

  /// The highest level tries all ways to be transparent on all rows: by those that are tried otherwise, noise that stays, a wrong one seems the smallest.
  @Test func theHighestLevelTakesFewerBytes() throws {
    let (width, height) = (160, 400)
    func shade(_ x: Int, _ y: Int) -> Int { Self.grain(x, y, 3) % 4 }
    let pictures = [true, false].map { isFirst in
      Pictures.make(width, height) { x, y in
        let shade = y / 4 % 8 == 4 ? shade(x, y) : shade(x, y * 5 % 12)
        let changes = isFirst && y / 4 % 8 != 4 && Self.grain(x, y, 7) % 2 == 0
        let level = UInt8((changes ? shade + 1 : shade) % 4 * 80)
        return Pixel(red: level, green: level, blue: level)
      }
    }
    let counts = try [CompressionLevel.standard, .small].map { level in
      let sink = MemorySink()
      var encoder = try GIFEncoder(to: sink, width: width, height: height) { $0.gif = GIFOptions(level: level) }
      for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
      try encoder.finish()
      return sink.bytes.count
    }
    #expect(counts[1] < counts[0], "\(counts)")
  }

  @Test func aQualityBetweenTwoIsBetweenThem() throws {
    let films = try [84, 84.5, 85].map { try Self.encode(Self.clips[1], $0) }
    #expect(films[0].bytes < films[1].bytes && films[1].bytes < films[2].bytes)
    #expect(films[0].error > films[1].error && films[1].error > films[2].error)
  }
}

extension Pixel {
  fileprivate var levels: SIMD3<Int> { SIMD3(Int(red), Int(green), Int(blue)) }
}
