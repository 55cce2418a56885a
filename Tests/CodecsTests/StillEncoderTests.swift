import Codecs
import Raster
import Testing

struct StillEncoderTests {
  @Test(arguments: CompressionLevel.allCases) func itWritesAPlainPNG(level: CompressionLevel) throws {
    let (sink, picture) = (MemorySink(), Pictures.gradient(9, 7))
    var settings = FilmSettings(width: 9, height: 7, rate: FrameRate(10))
    settings.pngLevel = level
    let bytes = try sink.bytes(of: StillEncoder(settings, to: .sink(sink)), [Frame(picture, from: 0, to: 1)])
    #expect(try bytes == PNG.encode(picture, level: level))
  }
}
