import Codecs
import GIFReading
import Raster
import Testing

/// Compares the blocks of a file that the scanner finds with those that giflib finds.
struct GIFFileTests {
  private static func bytes(comment: String?, loop: Int = 0) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: 3, height: 2) { ($0.loop, $0.comment) = (loop, comment) }
    try encoder.append(Frame(Pictures.plain(3, 2, Pixel(red: 1, green: 2, blue: 3)), from: 0, to: 1))
    try encoder.finish()
    return sink.bytes
  }

  @Test(arguments: [1, 254, 255, 256, 510, 511, 3000]) func commentsOfAnyLengthAreKept(count: Int) throws {
    let comment = String(repeating: "word ", count: count / 5 + 1).prefix(count)
    let bytes = try Self.bytes(comment: String(comment))
    let facts = try FileFacts.of(bytes, name: "a.gif")
    #expect(facts.comments == [String(comment)] && facts.anomalies.isEmpty)
    #expect(try GIFReader.decode(bytes, name: "a.gif").frames.count == 1)
  }

  @Test func emptyCommentsAreLeftOutAndZeroBytesToo() throws {
    #expect(try Self.bytes(comment: "") == Self.bytes(comment: nil))
    #expect(try Self.bytes(comment: "\0") == Self.bytes(comment: nil))
    #expect(try Self.bytes(comment: "a\0b") == Self.bytes(comment: "ab"))
  }

  @Test func aSmallFileIsAsTheFormatSays() throws {
    let color: [UInt8] = [1, 2, 3, 0, 0, 0]
    let expected: [UInt8] =
      Array("GIF89a".utf8) + [3, 0, 2, 0, 0xF0, 0, 0] + color + [0x21, 0xF9, 4, 4, 100, 0, 255, 0]
      + [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2]
    let bytes = try Self.bytes(comment: nil, loop: 1)
    #expect(bytes.prefix(expected.count) == expected[...] && bytes.suffix(2) == [0, 0x3B])
  }
}
