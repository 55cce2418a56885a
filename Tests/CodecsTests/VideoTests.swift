import Codecs
import Raster
import Testing

struct VideoTests {
  private static let red = Pictures.plain(3, 2, Pixel(red: 255, green: 0, blue: 0))
  private static let blue = Pictures.plain(3, 2, Pixel(red: 0, green: 0, blue: 255))

  private static func bytes(of encoder: some FrameEncoder, _ sink: MemorySink, _ frames: [Frame]) throws -> [UInt8] {
    var encoder = encoder
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    #expect(sink.isFinished && encoder.byteCount == sink.bytes.count)
    return sink.bytes
  }

  private static func rgba(_ frames: [Frame], _ rate: FrameRate) throws -> [[UInt8]] {
    let (sink, size) = (MemorySink(), frames[0].bitmap)
    let encoder = RGBAEncoder(to: sink, width: size.width, height: size.height, rate: rate)
    let all = try bytes(of: encoder, sink, frames)
    let count = size.width * size.height * 4
    return stride(from: 0, to: all.count, by: count).map { Array(all[$0..<$0 + count]) }
  }

  /// Reference values of BT.709 in limited range.
  @Test(arguments: [
    (Pixel(red: 0, green: 0, blue: 0), [16, 128, 128]), (Pixel(red: 255, green: 255, blue: 255), [235, 128, 128]),
    (Pixel(red: 255, green: 0, blue: 0), [63, 102, 240]), (Pixel(red: 0, green: 255, blue: 0), [173, 42, 26]),
    (Pixel(red: 0, green: 0, blue: 255), [32, 240, 118]), (Pixel(red: 255, green: 255, blue: 0), [219, 16, 138]),
    (Pixel(red: 0, green: 255, blue: 255), [188, 154, 16]), (Pixel(red: 255, green: 0, blue: 255), [78, 214, 230]),
    (Pixel(red: 128, green: 128, blue: 128), [126, 128, 128]),
  ])
  func coloursAreBT709(pixel: Pixel, expected: [UInt8]) {
    let chroma = VideoColor.differences(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), count: 1)
    #expect([VideoColor.luma(pixel), chroma.blue, chroma.red] == expected)
  }

  @Test func coloursAreRoundedToNearest() {
    for number in 0..<5000 {
      let pixel = Pictures.color(number)
      let (r, g, b) = (Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
      let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
      let chroma = VideoColor.differences(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), count: 1)
      #expect(abs(Double(VideoColor.luma(pixel)) - 16 - 219 * luma) < 0.500001)
      #expect(abs(Double(chroma.blue) - 128 - 224 * (b - luma) / 1.8556) < 0.500001)
      #expect(abs(Double(chroma.red) - 128 - 224 * (r - luma) / 1.5748) < 0.500001)
    }
  }

  @Test func streamsSayWhatTheyHold() throws {
    let sink = MemorySink()
    let encoder = Y4MEncoder(to: sink, width: 3, height: 2, rate: FrameRate(30_000, per: 1001))
    let all = try Self.bytes(of: encoder, sink, [Frame(Self.red, from: 0, to: 0.01)])
    let words = "YUV4MPEG2 W3 H2 F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\nFRAME\n"
    #expect(all == Array(words.utf8) + [63, 63, 63, 63, 63, 63, 102, 102, 240, 240])
  }

  @Test func fullChromaHasASampleForEachPixel() throws {
    let sink = MemorySink()
    var encoder = Y4MEncoder(to: sink, width: 3, height: 2, rate: FrameRate(10), sampling: .chroma444)
    // Prepared for the other sampling.
    try encoder.append(Y4MEncoder.prepare(Self.blue), from: 0, to: 0.1)
    try encoder.finish()
    let planes = [UInt8](repeating: 32, count: 6) + Array(repeating: 240, count: 6) + Array(repeating: 118, count: 6)
    #expect(sink.bytes.suffix(18) == planes[...])
    #expect(String(decoding: sink.bytes.dropLast(18), as: UTF8.self).contains(" C444 "))
  }

  @Test func halvedChromaIsTheMean() {
    var picture = Pictures.plain(3, 3, Pixel(red: 0, green: 0, blue: 0))
    picture[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    picture[2, 2] = Pixel(red: 0, green: 0, blue: 255)
    let planes = VideoColor.planes(picture, halved: true)
    #expect(planes.count == 9 + 8)
    #expect(Array(planes[9...]) == [122, 128, 128, 240, 156, 128, 128, 118])
  }

  @Test func picturesAreRepeatedAsLongAsTheyStay() throws {
    let frames = [
      Frame(Self.red, from: 2, to: 2.04), Frame(Self.blue, from: 2.5, to: 2.505), Frame(Self.red, from: 2.505, to: 3),
    ]
    let (red, blue) = (RGBAEncoder.prepare(Self.red), RGBAEncoder.prepare(Self.blue))
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
    #expect(seen == frames.map { RGBAEncoder.prepare($0.bitmap) })
  }

  @Test func theLastPictureIsAlwaysThere() throws {
    let frames = [Frame(Self.red, from: 0, to: 1), Frame(Self.blue, from: 1, to: 1)]
    #expect(try Self.rgba(frames, FrameRate(2)).last == RGBAEncoder.prepare(Self.blue))
  }

  @Test func rawPixelsAreStraight() {
    let picture = Pictures.plain(1, 1, Pixel(red: 50, green: 100, blue: 0, alpha: 100))
    #expect(RGBAEncoder.prepare(picture) == [128, 255, 0, 100])
  }

  @Test func aSinkThatFailsClosesTheStream() throws {
    let sink = MemorySink(failsAt: 1)
    var encoder = RGBAEncoder(to: sink, width: 3, height: 2, rate: FrameRate(10))
    try encoder.append(Frame(Self.red, from: 0, to: 1))
    #expect(throws: CodecError.file(.unwritable(file: "memory", reason: "it is full"))) {
      try encoder.append(Frame(Self.blue, from: 1, to: 2))
    }
    #expect(throws: CodecError.file(.closed)) { try encoder.finish() }
    #expect(sink.isDiscarded)
    var empty = RGBAEncoder(to: MemorySink(), width: 3, height: 2, rate: FrameRate(10))
    #expect(throws: CodecError.noFrames) { try empty.finish() }
  }
}
