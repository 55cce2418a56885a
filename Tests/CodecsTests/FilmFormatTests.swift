import Codecs
import Files
import Foundation
import Raster
import Testing

struct FilmFormatTests {
  @Test(arguments: [
    ("a.gif", "gif"), ("a.GIF", "gif"), ("dir.png/a.gif", "gif"), ("a.png", "apng"), ("a.apng", "apng"), ("a.b.png", "apng"),
    ("frames/", "pngs"), ("a.gif/", "pngs"), ("shots/step-%04d.png", "pngs"), ("a%.PNG", "pngs"), ("a.y4m", "y4m"),
    ("a.rgba", "rgba"), ("%d.gif", "gif"), ("%d/a.png", "apng"), (".gif", nil), ("gif", nil), ("a.", nil), ("a.mp4", "mp4"),
    ("a.WebM", "webm"), ("a.mov", "mov"),
    ("a.webp", "webp"), ("a.avif", "avif"), ("a.mkv", nil),
    ("", nil),
  ])
  func namesTellTheFormat(path: String, name: String?) {
    #expect(FilmFormat.named(byPath: path)?.name == name)
  }

  @Test func rowsDifferInNameAndExtensions() {
    let names = FilmFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    let extensions = FilmFormat.all.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
    #expect(FilmFormat.all.filter(\.isVideo).allSatisfy { $0.settings.isEmpty && !$0.joinsRepeats })
  }

  /// Writes a file with an encoder and settings as the table of formats makes them.
  private static func write<Encoder: FormatEncoder>(_ type: Encoder.Type, to path: String, _ frames: [Frame]) throws -> Int {
    let settings = FilmSettings(width: 8, height: 6, rate: FrameRate(nearest: 10))
    var encoder = try Encoder(settings, to: .path(path))
    for frame in frames { try encoder.append(frame) }
    try encoder.finish()
    return encoder.byteCount
  }

  @Test(arguments: FilmFormat.all.map(\.name)) func everyRowWritesAFilm(name: String) throws {
    let scratch = try Scratch()
    let format = try #require(FilmFormat.all.first { $0.name == name })
    let path = scratch.path + (format.isFile ? "/film." + format.extensions[0] : "/film/")
    let frames = (0..<3).map { Frame(Pictures.gradient(8, 6, shift: $0), from: Double($0) / 10, to: Double($0 + 1) / 10) }
    let count = try Self.write(format.encoder, to: path, frames)
    let files = format.isFile ? [path] : (0..<3).map { path + "frame-000\($0).png" }
    let sizes = try files.map { try InputFile.bytes(of: $0, limit: .max)?.count ?? 0 }
    #expect(sizes.reduce(0, +) == count && sizes.allSatisfy { $0 > 0 })
    #expect(FilmFormat.named(byPath: path)?.name == name)
    if let still = format.stillEncoder {
      _ = try Self.write(still, to: scratch.path + "/still.png", [frames[0]])
      #expect(try PNG.read(path: scratch.path + "/still.png") == frames[0].bitmap)
    }
  }

  /// What a program makes of the bytes goes to no stream, and its quality rises with the factor's fall.
  @Test func formatsOfProgramsSayHowTheyAreMade() throws {
    let made = FilmFormat.all.filter { $0.program != nil }
    #expect(made.map(\.name) == ["mp4", "mov", "webm", "webp", "avif"])
    for format in made {
      #expect(format.isFile && !format.isStream && format.settings.contains(.quality))
      let program = try #require(format.program)
      var settings = FilmSettings(width: 8, height: 6, rate: FrameRate(nearest: 12.5))
      let words = program.words(settings)
      #expect(program.name == "ffmpeg" && words.suffix(2).first == "-f" && words.contains("pipe:0"))
      #expect(!words.contains("-vf") && words.contains("+bitexact"))
      settings.gif = GIFOptions(quality: 50)
      #expect(program.words(settings) != words)
    }
    let odd = FilmSettings(width: 7, height: 6, rate: FrameRate(25))
    #expect(FilmFormat.mp4.program?.words(odd).contains("pad=iw+1:ih+0,fillborders=right=1:bottom=0:mode=smear") == true)
    let raw = try #require(FilmFormat.webp.program?.words(odd))
    #expect(raw.contains("7x6") && raw.contains("25/1"))
    let factors = [(100.0, "4"), (95.5, "11"), (90, "18"), (60, "27"), (1, "45")]
    for (quality, factor) in factors {
      var settings = FilmSettings(width: 8, height: 6)
      settings.gif = GIFOptions(quality: quality)
      let words = try #require(FilmFormat.mp4.program?.words(settings))
      let place = try #require(words.firstIndex(of: "-crf"))
      #expect(words[place + 1] == factor, "\(quality)")
    }
    var between = FilmSettings(width: 8, height: 6)
    between.gif = GIFOptions(quality: 92.5)
    #expect(try #require(FilmFormat.webp.program?.words(between)).contains("92.5"))
  }

  @Test(arguments: [(24, 24, 1), (29.97, 29_970, 1000), (0.0015, 2, 1000)])
  func ratesAreTakenToThousandths(rate: Double, numerator: Int, denominator: Int) {
    #expect(FrameRate(nearest: rate) == FrameRate(numerator, per: denominator))
  }
}
