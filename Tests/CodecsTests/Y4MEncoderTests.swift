import Codecs
import Raster
import Testing

struct Y4MEncoderTests {
  @Test func streamsSayWhatTheyHold() throws {
    let sink = MemorySink()
    let encoder = try Y4MEncoder(to: sink, width: 3, height: 2) { $0.rate = FrameRate(30_000, per: 1001) }
    let all = try sink.bytes(of: encoder, [Frame(Pictures.plain(3, 2, Pixel(red: 255, green: 0, blue: 0)), from: 0, to: 0.01)])
    let words = "YUV4MPEG2 W3 H2 F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\nFRAME\n"
    #expect(all == Array(words.utf8) + [63, 63, 63, 63, 63, 63, 102, 102, 240, 240])
  }

  @Test func oddSidesRoundChromaUp() throws {
    let sink = MemorySink()
    let encoder = try Y4MEncoder(to: sink, width: 5, height: 3) { $0.rate = FrameRate(10) }
    let frames = (0..<3).map { Frame(Pictures.gradient(5, 3, shift: $0), from: Double($0) / 10, to: Double($0 + 1) / 10) }
    let all = try sink.bytes(of: encoder, frames)
    let head = try #require(all.firstIndex(of: UInt8(ascii: "\n"))) + 1
    #expect(all.count - head == 3 * (6 + 15 + 2 * 3 * 2))
    #expect(Array(all.suffix(27)) == VideoColor.planes(frames[2].bitmap))
  }

  @Test func aStreamNeedsAFrame() throws {
    let sink = MemorySink()
    var encoder = try Y4MEncoder(to: sink, width: 2, height: 2) { $0.rate = FrameRate(10) }
    #expect(throws: CodecError.noFrames) { try encoder.finish() }
    #expect(throws: CodecError.file(.closed)) { try encoder.finish() }
    #expect(sink.isDiscarded && sink.bytes.isEmpty)
  }
}
