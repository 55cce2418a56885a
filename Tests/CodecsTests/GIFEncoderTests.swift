import Codecs
import GIFReading
import Raster
import Testing

struct GIFEncoderTests {
  private static let red = Pictures.plain(2, 2, Pixel(red: 255, green: 0, blue: 0))
  private static let blue = Pictures.plain(2, 2, Pixel(red: 0, green: 0, blue: 255))

  private static func delays(_ frames: [Frame]) throws -> [Int] {
    try GIFScenarioTests.encode(frames).film.frames.map(\.centiseconds)
  }

  @Test func delaysAreDifferencesOfRoundedTimes() throws {
    for fps in [7.0, 15, 24, 25, 29.97, 30, 33, 50] {
      let count = 100
      let frames: [Frame] = (0..<count).map { number in
        let picture = number % 2 == 0 ? Self.red : Self.blue
        return Frame(picture, from: Double(number) / fps, to: Double(number + 1) / fps)
      }
      let marks = (0...count).map { Int((Double($0) / fps * 100).rounded()) }
      #expect(try Self.delays(frames) == zip(marks.dropFirst(), marks).map(-))
    }
  }

  @Test(arguments: [60.0, 90, 100, 120, 240]) func framesTooShortToSeeAreLeftOutWithoutDrift(fps: Double) throws {
    let count = Int(fps) * 5
    let frames = (0..<count).map { number in
      Frame(Pictures.plain(1, 1, Pictures.color(number)), from: Double(number) / fps, to: Double(number + 1) / fps)
    }
    let film = try GIFScenarioTests.encode(frames).film
    #expect(film.frames.allSatisfy { $0.centiseconds >= 2 })
    #expect((500...502).contains(film.frames.map(\.centiseconds).reduce(0, +)))
    #expect(film.frames.count == 250 || film.frames.count == 251)
    #expect(film.frames.last?.bitmap == frames.last?.bitmap)
    var start = 0
    for frame in film.frames.dropLast() {
      let number = try #require(frames.firstIndex { $0.bitmap == frame.bitmap })
      #expect(abs(start - Int((frames[number].start * 100).rounded())) <= 1)
      start += frame.centiseconds
    }
  }

  @Test func aGapBelongsToTheFrameBeforeIt() throws {
    #expect(try Self.delays([Frame(Self.red, from: 1, to: 1.1), Frame(Self.blue, from: 1.5, to: 1.6)]) == [50, 10])
  }

  @Test func longDelaysAreSplit() throws {
    for hold in [65_535, 65_536, 65_537, 131_070, 131_071, 200_000] {
      let end = Double(hold) / 100
      let film = try GIFScenarioTests.encode([Frame(Self.red, from: 0, to: end), Frame(Self.blue, from: end, to: end + 1)]).film
      #expect(film.frames.dropLast().map(\.centiseconds).reduce(0, +) == hold)
      #expect(film.frames.allSatisfy { $0.centiseconds >= 2 })
      #expect(film.frames.dropLast().allSatisfy { $0.bitmap == Self.red })
      #expect(film.frames.count == (hold + 65_534) / 65_535 + 1)
    }
  }

  @Test func aLongDelayIsClearedOnlyAtItsEnd() throws {
    let disc = Pictures.disc(24, at: 6)
    let film = try GIFScenarioTests.encode([
      Frame(disc, from: 0, to: 1000), Frame(Pictures.plain(24, 24, .clear), from: 1000, to: 1001),
    ]).film
    #expect(film.frames.map(\.facts.disposal) == [.leave, .background, .leave])
    #expect(film.frames[0].bitmap == film.frames[1].bitmap)
    #expect(film.frames[2].bitmap == Pictures.plain(24, 24, .clear))
  }

  @Test func aFilmWithoutFramesIsAnError() throws {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: 1, height: 1)
    #expect(throws: CodecError.noFrames) { try encoder.finish() }
    #expect(sink.isDiscarded && !sink.isFinished)
  }

  @Test func aSinkThatFailsClosesTheEncoder() throws {
    for call in 0..<5 {
      let sink = MemorySink(failsAt: call)
      var encoder = try GIFEncoder(to: sink, width: 2, height: 2)
      var errors: [CodecError] = []
      for (number, picture) in [Self.red, Self.blue, Self.red].enumerated() {
        do { try encoder.append(Frame(picture, from: Double(number), to: Double(number + 1))) } catch { errors.append(error) }
      }
      do { try encoder.finish() } catch { errors.append(error) }
      #expect(errors.first == .file(.unwritable(file: "memory", reason: "it is full")))
      #expect(errors.dropFirst().allSatisfy { $0 == .file(.closed) })
      #expect(sink.isDiscarded && !sink.isFinished)
    }
  }

  @Test func aFinishedEncoderIsClosed() throws {
    var encoder = try GIFEncoder(to: MemorySink(), width: 2, height: 2)
    try encoder.append(Frame(Self.red, from: 0, to: 1))
    try encoder.finish()
    #expect(throws: CodecError.file(.closed)) { try encoder.finish() }
    #expect(throws: CodecError.file(.closed)) { try encoder.append(Frame(Self.red, from: 1, to: 2)) }
  }

  /// A draft waits for no further pictures by which to choose a palette.
  @Test func picturesAndBytesAreCounted() throws {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: 2, height: 2) { ($0.ahead, $0.gif) = (0, .draft()) }
    #expect(encoder.frameCount == 0 && encoder.byteCount == 0)
    var counts: [Int] = []
    for (number, picture) in [Self.red, Self.red, Self.blue, Self.blue, Self.red].enumerated() {
      // The fourth picture stays so long that its delay takes two images.
      let start = number < 4 ? Double(number) : 1000
      try encoder.append(Frame(picture, from: start, to: number == 3 ? 1000 : start + 1))
      #expect(encoder.byteCount == sink.bytes.count)
      counts.append(encoder.frameCount)
    }
    try encoder.finish()
    #expect(counts == [1, 1, 2, 2, 3])
    #expect(encoder.frameCount == 3 && encoder.byteCount == sink.bytes.count)
  }

  @Test func commentsAreStored() throws {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: 2, height: 2) { $0.comment = "made \0 here" }
    try encoder.append(Frame(Self.red, from: 0, to: 1))
    try encoder.finish()
    #expect(String(decoding: sink.bytes, as: Unicode.ASCII.self).contains("made  here"))
  }

  @Test func brokenFilesAreNamed() {
    #expect(throws: CodecError.damaged(file: "a.gif", format: "GIF", reason: "it does not begin as one does")) {
      try GIFReader.decode(Array("no picture at all".utf8), name: "a.gif")
    }
    #expect(throws: CodecError.self) { try GIFReader.decode([], name: "a.gif") }
  }
}
