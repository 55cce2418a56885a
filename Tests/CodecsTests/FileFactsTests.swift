import Codecs
import GIFReading
import Raster
import Testing

struct FileFactsTests {
  private static let pictures = [Pictures.disc(24, at: 6), Pictures.disc(24, at: 12), Pictures.plain(24, 24, .clear)]

  private static func gif(loop: Int = 0, comment: String? = nil) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: 24, height: 24) { ($0.loop, $0.comment) = (loop, comment) }
    for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
    try encoder.finish()
    return sink.bytes
  }

  @Test func gifsAreDescribed() throws {
    let bytes = try Self.gif(loop: 3, comment: "made here")
    let facts = try FileFacts.of(bytes, name: "a.gif")
    let film = try GIFReader.decode(bytes, name: "a.gif")
    #expect(facts.format == .gif && facts.width == 24 && facts.height == 24 && facts.byteCount == bytes.count)
    #expect(facts.loop == 3 && facts.comments == ["made here"] && facts.anomalies.isEmpty)
    #expect(abs(facts.duration - 0.12) < 1e-9)
    #expect(facts.frames.map(\.disposal) == [.background, .background, .leave])
    for (frame, shown) in zip(facts.frames, film.frames) {
      #expect(frame.rect == shown.facts.rect)
      #expect(frame.delay == 0.04 && frame.transparent == shown.facts.transparent && frame.disposal == shown.facts.disposal)
      #expect(max(frame.paletteCount, facts.paletteCount) >= shown.facts.paletteCount)
    }
    // Header, palette, loop, comment and trailer are all that is left.
    let rest = 13 + facts.paletteCount * 3 + 19 + 13 + 1
    #expect(facts.frames.map(\.byteCount).reduce(rest, +) == bytes.count)
  }

  /// A file may be full of comments; the first of them are kept.
  @Test func longCommentsAreCut() throws {
    func file(_ comments: [Int]) throws -> FileFacts {
      let png = try PNG.encode(Pictures.plain(2, 2, .clear))
      let chunks = comments.flatMap { PNGChunk.bytes("tEXt", Array(repeating: UInt8(ascii: "c"), count: $0)) }
      return try FileFacts.of(Array(png.prefix(33) + chunks + png.dropFirst(33)), name: "a.png")
    }
    #expect(try file([3, 70_000, 5]).comments.map(\.count) == [3, 65_536 - 4 + 1])
    #expect(try file([3, 70_000]).comments.last?.hasSuffix("c…") == true)
    #expect(try file(Array(repeating: 0, count: 70_000)).comments.count == 1_024)
    let gif = try FileFacts.of(Self.gif(comment: String(repeating: "é", count: 40_000)), name: "a.gif")
    #expect(gif.comments.map(\.utf8.count) == [65_536 + 3])
  }

  /// Fourteen bytes are a frame: a small file may have millions.
  @Test func framesBeyondAMinuteAreOnlyCounted() throws {
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0]
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    let facts = try FileFacts.of(head + (0..<70_000).flatMap { _ in frame } + [0x3B], name: "many")
    #expect(facts.frames.count == 65_536 && facts.frameCount == 70_000)
    #expect(facts.anomalies.contains(.moreFrames(listed: 65_536)))
    #expect(facts.anomalies.count < 1_010 && facts.anomalies.last == .moreAnomalies(2 * 65_536 - 1_000))
  }

  @Test func anomaliesOfGIFsAreFound() throws {
    func anomalies(_ change: (inout [UInt8]) -> Void) throws -> [FileAnomaly] {
      var bytes = try Self.gif()
      change(&bytes)
      return try FileFacts.of(bytes, name: "a.gif").anomalies
    }
    let bytes = try Self.gif()
    let starts = bytes.indices.dropLast(3).filter { bytes[$0] == 0x21 && bytes[$0 + 1] == 0xF9 && bytes[$0 + 2] == 4 }
    let control = try #require(starts.first)
    #expect(try anomalies { $0[control + 4] = 1 } == [.delayTooShort(frame: 0)])
    #expect(try anomalies { $0[control + 12] = 9 }.contains(.frameOutside(frame: 0)))
    #expect(try anomalies { $0 += [1, 2, 3] } == [.bytesAfterEnd(3)])
    #expect(try anomalies { $0.removeLast() } == [.endsTooSoon])
    #expect(try FileFacts.of(Self.gif(loop: 1), name: "once").anomalies == [.noLoop])
  }

  @Test func aGIFCutAnywhereIsDescribedOrNamed() throws {
    let bytes = try Self.gif()
    for count in 0..<bytes.count {
      do {
        #expect(try FileFacts.of(Array(bytes.prefix(count)), name: "cut").anomalies.contains(.endsTooSoon))
      } catch {
        #expect(count < 13)
      }
    }
  }

  @Test func animatedPNGsAreDescribed() throws {
    let (bytes, film) = try APNGEncoderTests.encode(GIFScenarioTests.frames(Self.pictures), loop: 2)
    let facts = try FileFacts.of(bytes, name: "a.png")
    #expect(facts.format == .apng && facts.loop == 2 && facts.colors == "RGBA" && facts.depth == 8)
    #expect(facts.frames.count == film.frames.count && facts.anomalies.isEmpty)
    for (frame, shown) in zip(facts.frames, film.frames) {
      #expect(frame.rect == shown.facts.rect && frame.delay == shown.facts.delay)
    }
    // Signature, IHDR, acTL, sRGB and IEND are all that is left.
    let left = 8 + 25 + 20 + 13 + 12
    #expect(facts.frames.map(\.byteCount).reduce(left, +) == bytes.count)
    for count in 0..<bytes.count {
      let cut = try? FileFacts.of(Array(bytes.prefix(count)), name: "cut")
      #expect(cut?.anomalies.contains(.endsTooSoon) ?? (count < 33))
    }
  }

  @Test func stillPNGsAreDescribed() throws {
    let facts = try FileFacts.of(PNG.encode(Pictures.colors(20, 10, count: 5)), name: "a.png")
    #expect(facts.format == .png && facts.colors == "palette" && facts.depth == 4 && facts.paletteCount == 5)
    #expect(facts.frames.count == 1 && facts.loop == nil && facts.anomalies.isEmpty)
  }

  @Test func otherFilesAreNamed() {
    let error = CodecError.damaged(file: "a.txt", format: "GIF or PNG", reason: "it begins as neither does")
    #expect(throws: error) { try FileFacts.of(Array("text".utf8), name: "a.txt") }
  }

  @Test func gifsOfNoVersionAreNamed() throws {
    var bytes = try Self.gif()
    bytes[3] = UInt8(ascii: "4")
    let facts = CodecError.damaged(file: "a.gif", format: "GIF or PNG", reason: "it begins as neither does")
    #expect(throws: facts) { try FileFacts.of(bytes, name: "a.gif") }
    let film = CodecError.damaged(file: "a.gif", format: "GIF", reason: "it does not begin as one does")
    #expect(throws: film) { try GIFReader.decode(bytes, name: "a.gif") }
  }
}
