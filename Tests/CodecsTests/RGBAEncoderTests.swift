import Codecs
import Raster
import Testing

struct RGBAEncoderTests {
  private static let red = Pictures.plain(3, 2, Pixel(red: 255, green: 0, blue: 0))
  private static let blue = Pictures.plain(3, 2, Pixel(red: 0, green: 0, blue: 255))

  private static func rgba(_ frames: [Frame], _ rate: FrameRate) throws -> [[UInt8]] {
    let (sink, size) = (MemorySink(), frames[0].bitmap)
    let encoder = try VideoEncoder<RGBA>(to: sink, width: size.width, height: size.height) { $0.rate = rate }
    let all = try sink.bytes(of: encoder, frames)
    let count = size.width * size.height * 4
    return stride(from: 0, to: all.count, by: count).map { Array(all[$0..<$0 + count]) }
  }

  @Test func picturesAreRepeatedAsLongAsTheyStay() throws {
    let frames = [
      Frame(Self.red, from: 2, to: 2.04), Frame(Self.blue, from: 2.5, to: 2.505), Frame(Self.red, from: 2.505, to: 3),
    ]
    let (red, blue) = (RGBA.bytes(Self.red), RGBA.bytes(Self.blue))
    #expect(try Self.rgba(frames, FrameRate(10)) == Array(repeating: red, count: 10))
    let fine = try Self.rgba(frames, FrameRate(200))
    #expect(fine == Array(repeating: red, count: 100) + [blue] + Array(repeating: red, count: 99))
  }

  @Test func framesDoNotDrift() throws {
    let fps = 29.97
    let frames = (0..<300).map { number in
      Frame(Pictures.plain(1, 1, Pictures.color(number)), from: Double(number) / fps, to: Double(number + 1) / fps)
    }
    let seen = try Self.rgba(frames, FrameRate(30_000, per: 1001))
    #expect(seen == frames.map { RGBA.bytes($0.bitmap) })
  }

  @Test func theLastPictureIsAlwaysThere() throws {
    let frames = [Frame(Self.red, from: 0, to: 1), Frame(Self.blue, from: 1, to: 1)]
    #expect(try Self.rgba(frames, FrameRate(2)).last == RGBA.bytes(Self.blue))
  }

  @Test func rawPixelsAreStraight() {
    let picture = Pictures.plain(1, 1, Pixel(red: 50, green: 100, blue: 0, alpha: 100))
    #expect(RGBA.bytes(picture) == [128, 255, 0, 100])
  }

  @Test func aSinkThatFailsClosesTheStream() throws {
    let sink = MemorySink(failsAt: 1)
    var encoder = try RGBAEncoder(to: sink, width: 3, height: 2) { $0.rate = FrameRate(10) }
    try encoder.append(Frame(Self.red, from: 0, to: 1))
    #expect(throws: CodecError.file(.unwritable(file: "memory", reason: "it is full"))) {
      try encoder.append(Frame(Self.blue, from: 1, to: 2))
    }
    #expect(throws: CodecError.file(.closed)) { try encoder.finish() }
    #expect(sink.isDiscarded)
    var empty = try RGBAEncoder(to: MemorySink(), width: 3, height: 2) { $0.rate = FrameRate(10) }
    #expect(throws: CodecError.noFrames) { try empty.finish() }
  }
}
