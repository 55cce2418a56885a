import Codecs
import Foundation
import Raster
import Testing

/// Encodes films and reads them back by our chunk reader and libpng's decoder, pixel by pixel.
struct APNGEncoderTests {
  static func encode(
    _ frames: [Frame], loop: Int = 0, level: CompressionLevel = .fast, ahead: Int = 4
  ) throws -> (bytes: [UInt8], film: AnimatedPicture) {
    let sink = MemorySink()
    let size = frames[0].bitmap
    var encoder = try APNGEncoder(to: sink, width: size.width, height: size.height) { settings in
      (settings.loop, settings.pngLevel, settings.ahead) = (loop, level, ahead)
    }
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    #expect(sink.isFinished && encoder.byteCount == sink.bytes.count)
    return (sink.bytes, try APNGReader.decode(sink.bytes, name: "film.png"))
  }

  private static func milliseconds(_ film: AnimatedPicture) -> [Int] {
    film.frames.map { Int((($0.facts.delay ?? 0) * 1000).rounded()) }
  }

  @Test(arguments: GIFScenarioTests.scenarios) func everyPixelReturns(scenario: GIFScenarioTests.Scenario) throws {
    let (bytes, film) = try Self.encode(GIFScenarioTests.frames(scenario.pictures))
    var ends: [Int] = []
    for delay in Self.milliseconds(film) { ends.append((ends.last ?? 0) + delay) }
    #expect(ends.last == scenario.pictures.count * 40)
    for (number, picture) in scenario.pictures.enumerated() {
      let frame = try #require(ends.firstIndex { $0 > number * 40 })
      #expect(film.frames[frame].bitmap == picture)
    }
    // A reader that knows no animations sees the first picture.
    #expect(try PNG.decode(bytes, name: "still") == scenario.pictures[0])
  }

  /// Unchanged pixels beside changed ones are written again where that is shorter, but never half-transparent ones.
  @Test func whatShowsThroughIsNotLaidDownTwice() throws {
    let pictures = (0..<6).map { number in
      Pictures.make(60, 20) { x, y in
        (x + y + number) % 12 == 0
          ? Pictures.color(number * 99 + y) : Pixel(red: 60, green: 20, blue: 0, alpha: x % 3 == 0 ? 128 : 255)
      }
    }
    #expect(try Self.encode(GIFScenarioTests.frames(pictures)).film.frames.map(\.bitmap) == pictures)
  }

  @Test func repeatsAreMergedAndCounted() throws {
    let (red, blue) = (Pictures.plain(4, 4, Pictures.color(1)), Pictures.plain(4, 4, Pictures.color(2)))
    let frames = GIFScenarioTests.frames([red, red, blue, blue, blue, red])
    let (_, film) = try Self.encode(frames)
    #expect(Self.milliseconds(film) == [80, 120, 40])
    #expect(film.frames.map(\.bitmap) == [red, blue, red])
  }

  @Test func delaysAreDifferencesOfRoundedTimes() throws {
    for fps in [24.0, 30, 60, 120] {
      let frames = (0..<60).map { number in
        Frame(Pictures.plain(2, 2, Pictures.color(number)), from: Double(number) / fps, to: Double(number + 1) / fps)
      }
      let marks = (0...60).map { Int((Double($0) / fps * 1000).rounded()) }
      #expect(try Self.milliseconds(Self.encode(frames).film) == zip(marks.dropFirst(), marks).map(-))
    }
  }

  @Test func longDelaysAreSplit() throws {
    for hold in [65_535, 65_536, 200_001] {
      let end = Double(hold) / 1000
      let pictures = [Pictures.disc(24, at: 6), Pictures.disc(24, at: 12)]
      let film = try Self.encode([Frame(pictures[0], from: 0, to: end), Frame(pictures[1], from: end, to: end + 1)]).film
      #expect(Self.milliseconds(film).dropLast().reduce(0, +) == hold)
      #expect(film.frames.dropLast().allSatisfy { $0.bitmap == pictures[0] })
      #expect(film.frames.last?.bitmap == pictures[1])
    }
  }

  @Test func onlyTheDamageIsStored() throws {
    var pictures = Array(repeating: Pictures.gradient(64, 64), count: 3)
    pictures[1][10, 7] = Pixel(red: 1, green: 2, blue: 3)
    pictures[2][40, 9] = Pixel(red: 1, green: 2, blue: 3)
    let rects = try Self.encode(GIFScenarioTests.frames(pictures)).film.frames.map(\.facts.rect)
    #expect(rects[1] == Region(minX: 10, minY: 7, maxX: 11, maxY: 8))
    // The dot of the second picture is removed by restoring the canvas below it.
    #expect(rects[2] == Region(minX: 40, minY: 9, maxX: 41, maxY: 10))
  }

  @Test func whatFlashesIsRestored() throws {
    let still = Pictures.gradient(64, 64)
    var flash = still
    for at in 0..<900 { flash[at % 30, at / 30] = Pictures.color(at) }
    var moved = still
    moved[60, 60] = Pictures.color(3)
    let film = try Self.encode(GIFScenarioTests.frames([still, flash, moved, flash, still])).film
    #expect(film.frames.map(\.bitmap) == [still, flash, moved, flash, still])
    #expect(film.frames[2].facts.rect == Region(minX: 60, minY: 60, maxX: 61, maxY: 61))
  }

  /// The film is RGB until the first transparent pixel comes; the frames stored until then are stored anew as RGBA.
  @Test func transparencyMayComeLate() throws {
    let opaque = (0..<4).map { Pictures.gradient(40, 30, shift: $0) }
    var hole = opaque[3]
    hole[3, 3] = Pixel(red: 10, green: 5, blue: 0, alpha: 20)
    hole[4, 3] = .clear
    for count in 1...4 {
      let pictures = Array(opaque.prefix(count)) + [hole, opaque[0]]
      let (bytes, film) = try Self.encode(GIFScenarioTests.frames(pictures))
      #expect(bytes[25] == 6)
      #expect(film.frames.map(\.bitmap) == pictures)
    }
    #expect(try Self.encode(GIFScenarioTests.frames(opaque)).bytes[25] == 2)
  }

  @Test func theKeyMayBeAColourOfALaterPicture() throws {
    let first = Pictures.plain(20, 20, Pixel(red: 251, green: 0, blue: 254))
    var second = first
    for green in 0..<64 { second[green % 20, green / 20] = Pixel(red: 251, green: UInt8(green), blue: UInt8(254 - green)) }
    #expect(try Self.encode(GIFScenarioTests.frames([first, second])).film.frames.map(\.bitmap) == [first, second])
  }

  @Test func threadsChangeNothing() throws {
    let frames = GIFScenarioTests.frames((0..<6).map { Pictures.gradient(64, 48, shift: $0 * 5) })
    let bytes = try Self.encode(frames, ahead: 0).bytes
    for ahead in [1, 3, 16] { #expect(try Self.encode(frames, ahead: ahead).bytes == bytes) }
  }

  @Test(arguments: [0, 1, 7]) func itPlaysAsOftenAsAsked(loop: Int) throws {
    #expect(try Self.encode([Frame(Pictures.plain(1, 1, .clear), from: 0, to: 1)], loop: loop).film.loop == loop)
  }

  @Test func nothingAppearsWithoutFinish() throws {
    let scratch = try Scratch()
    do {
      var encoder = try APNGEncoder(to: scratch.path + "/film.png")
      try encoder.append(Frame(Pictures.plain(2, 2, .clear), from: 0, to: 1))
      #expect(try !scratch.names.contains("film.png"))
    }
    #expect(try scratch.names.isEmpty)
    var empty = try APNGEncoder(to: scratch.path + "/film.png")
    #expect(throws: CodecError.noFrames) { try empty.finish() }
    #expect(throws: CodecError.file(.closed)) { try empty.finish() }
    #expect(try scratch.names.isEmpty)
  }
}
