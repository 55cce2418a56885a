import Codecs
import GIFReading
import Raster
import Testing

/// Encodes films, reads them back by giflib's decoder, and compares them pixel by pixel with what is promised.
struct GIFScenarioTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let name: String
    let pictures: [Bitmap]
    /// How many frames the file must have.
    let frames: Int

    var testDescription: String { name }
  }

  static let scenarios: [Scenario] = {
    let red = Pictures.plain(7, 5, Pixel(red: 255, green: 0, blue: 0))
    var dotted = red
    dotted[3, 2] = Pixel(red: 0, green: 0, blue: 255)
    var half = red
    for x in 0..<7 { half[x, 4] = .clear }
    let nothing = Pictures.plain(7, 5, .clear)
    let busy = (0..<20).map { Pictures.colors(33, 17, count: 200, shift: $0 * 3) }
    return [
      Scenario(name: "one frame", pictures: [red], frames: 1),
      Scenario(name: "two equal", pictures: [red, red], frames: 1),
      Scenario(name: "all different", pictures: busy, frames: 20),
      Scenario(name: "one pixel changed", pictures: [red, dotted, red], frames: 3),
      Scenario(name: "transparent half", pictures: [half, red, half, half, dotted], frames: 4),
      Scenario(name: "nothing, something, nothing", pictures: [nothing, red, nothing], frames: 3),
      Scenario(name: "disc on nothing", pictures: (0..<8).map { Pictures.disc(24, at: 4 + $0 * 2) }, frames: 8),
      Scenario(name: "two colours", pictures: (0..<4).map { Pictures.colors(9, 9, count: 2, shift: $0) }, frames: 4),
      Scenario(name: "256 colours", pictures: (0..<4).map { Pictures.colors(40, 30, count: 256, shift: $0) }, frames: 4),
      Scenario(name: "256 colours, mostly still", pictures: stillBut(256), frames: 4),
      Scenario(name: "255 colours on nothing", pictures: (0..<3).map { onNothing(255, $0) }, frames: 3),
      Scenario(name: "256 colours on nothing", pictures: (0..<3).map { onNothing(256, $0) }, frames: 3),
      Scenario(name: "257 colours", pictures: (0..<4).map { Pictures.colors(40, 30, count: 257, shift: $0) }, frames: 4),
      Scenario(
        name: "100,000 colours", pictures: (0..<2).map { Pictures.colors(400, 260, count: 100_000, shift: $0) }, frames: 2),
      Scenario(name: "gradient", pictures: (0..<3).map { Pictures.gradient(120, 90, shift: $0 * 9) }, frames: 3),
      Scenario(name: "1 × 1", pictures: (0..<3).map { Pictures.plain(1, 1, Pictures.color($0)) }, frames: 3),
      Scenario(name: "1 × 99", pictures: (0..<3).map { Pictures.colors(1, 99, count: 50, shift: $0) }, frames: 3),
    ]
  }()

  private static func stillBut(_ count: Int) -> [Bitmap] {
    let still = Pictures.colors(32, 32, count: count)
    return (0..<4).map { number in
      var picture = still
      picture[number, 0] = Pictures.color(0)
      picture[31 - number, 31] = Pictures.color(1)
      return picture
    }
  }

  private static func onNothing(_ count: Int, _ shift: Int) -> Bitmap {
    Pictures.make(30, 20) { x, y in y < 2 + shift ? .clear : Pictures.color((y * 30 + x + shift) % count) }
  }

  static func encode(_ frames: [Frame], loop: Int = 0) throws -> (bytes: [UInt8], film: AnimatedPicture) {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: frames[0].bitmap.width, height: frames[0].bitmap.height) { $0.loop = loop }
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    #expect(sink.isFinished)
    return (sink.bytes, try GIFReader.decode(sink.bytes, name: "film.gif"))
  }

  static func frames(_ pictures: [Bitmap], centiseconds: Int = 4) -> [Frame] {
    pictures.enumerated().map { number, picture in
      Frame(picture, from: Double(number * centiseconds) / 100, to: Double((number + 1) * centiseconds) / 100)
    }
  }

  /// What GIF can show of a picture.
  private static func expected(_ picture: Bitmap) -> Bitmap {
    let image = IndexedImage(picture)
    return Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels.indices.map { image.color(at: $0) })
  }

  @Test(arguments: scenarios) func isShownAsPromised(scenario: Scenario) throws {
    let (_, film) = try Self.encode(Self.frames(scenario.pictures))
    #expect(film.frames.count == scenario.frames)
    var ends: [Int] = []
    for frame in film.frames { ends.append((ends.last ?? 0) + frame.centiseconds) }
    #expect(ends.last == scenario.pictures.count * 4)
    var (previous, shown): (Bitmap?, Bitmap?) = (nil, nil)
    for (number, picture) in scenario.pictures.enumerated() {
      let frame = try #require(ends.firstIndex { $0 > number * 4 })
      Self.compare(film.frames[frame].bitmap, picture, after: previous, shown)
      (previous, shown) = (picture, film.frames[frame].bitmap)
    }
  }

  /// Up to 256 colours are exact. With more colours, pixels that stand still keep their colour, and the rest is about as near as
  /// with one palette for the whole picture.
  private static func compare(_ seen: Bitmap, _ picture: Bitmap, after previous: Bitmap?, _ shown: Bitmap?) {
    let wanted = expected(picture)
    guard seen != wanted else { return }
    #expect(!IndexedImage(picture).isExact)
    for at in seen.pixels.indices where previous?.pixels[at] == picture.pixels[at] {
      #expect(seen.pixels[at] == shown?.pixels[at])
    }
    #expect(distance(seen, picture) <= distance(wanted, picture) * 1.25 + 1)
  }

  /// The mean distance of pixels; infinite where a pixel is transparent in one bitmap alone.
  private static func distance(_ one: Bitmap, _ other: Bitmap) -> Double {
    let distances = zip(one.pixels, other.pixels).map { one, other in
      (one.alpha < 128) == (other.alpha < 128) ? Double(ColorDistance.between(one, other)) : .infinity
    }
    return distances.reduce(0, +) / Double(distances.count)
  }

  @Test(arguments: scenarios) func upTo256ColoursAreExact(scenario: Scenario) {
    for picture in scenario.pictures {
      let shown = picture.pixels.map { pixel in
        pixel.alpha < 128 ? .clear : Pixel(bits: StraightColor.straight(pixel).bits | 0xFF00_0000)
      }
      let isExact = Set(shown).count <= 256
      #expect(IndexedImage(picture).isExact == isExact)
      if isExact { #expect(Self.expected(picture).pixels == shown) }
    }
  }

  @Test func whatStandsStillIsNotPaintedAgain() throws {
    var pictures = Array(repeating: Pictures.gradient(64, 64), count: 3)
    for (number, x) in [(1, 10), (2, 40)] { pictures[number][x, 7] = Pixel(red: 255, green: 0, blue: 0) }
    let (_, film) = try Self.encode(Self.frames(pictures))
    let second = Region(minX: 10, minY: 7, maxX: 11, maxY: 8)
    let third = Region(minX: 10, minY: 7, maxX: 41, maxY: 8)
    #expect(film.frames.map(\.facts.rect).dropFirst() == [second, third])
  }

  @Test func fiveThousandFramesAreAllThere() throws {
    let pictures = (0..<5000).map { Pictures.plain(2, 2, Pictures.color($0)) }
    let (_, film) = try Self.encode(Self.frames(pictures, centiseconds: 2))
    #expect(film.frames.count == 5000)
    #expect(film.frames.map(\.bitmap) == pictures)
    #expect(film.frames.allSatisfy { $0.centiseconds == 2 })
  }

  @Test func framesOfFewColoursShareTheGlobalPalette() throws {
    let pictures = (0..<6).map { Pictures.colors(40, 40, count: 20, shift: $0) }
    let (bytes, film) = try Self.encode(Self.frames(pictures))
    #expect(film.frames.allSatisfy { $0.facts.paletteCount == 32 })
    // Six local tables of 32 colours would be 576 bytes.
    #expect(bytes.filter { $0 == 0x2C }.count >= 6)
    #expect(bytes[10] & 0x80 != 0)
  }

  @Test(arguments: [(1, 2), (2, 2), (3, 4), (5, 8), (17, 32), (129, 256), (256, 256)])
  func aSingleFrameHasTheSmallestTable(colors: Int, table: Int) throws {
    let (_, film) = try Self.encode(Self.frames([Pictures.colors(20, 20, count: colors)]))
    #expect(film.frames.map(\.facts.paletteCount) == [table])
    #expect(film.frames[0].facts.transparent == nil)
  }

  @Test(arguments: [0, 1, 2, 65_536]) func itPlaysAsOftenAsAsked(loop: Int) throws {
    let (bytes, film) = try Self.encode(Self.frames([Pictures.plain(1, 1, .clear)]), loop: loop)
    #expect(film.loop == loop)
    #expect(bytes.contains(0x4E) == (loop != 1) || loop == 1)
  }

  @Test func theSameFilmGivesTheSameBytes() throws {
    let frames = Self.frames((0..<3).map { Pictures.gradient(90, 70, shift: $0) })
    #expect(try Self.encode(frames).bytes == Self.encode(frames).bytes)
  }
}
