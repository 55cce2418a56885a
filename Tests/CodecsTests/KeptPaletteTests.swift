import Codecs
import GIFReading
import Raster
import Testing

struct KeptPaletteTests {
  /// A picture that fades into another, both as smooth as photographs.
  private static let fade = (0..<6).map { number in
    let (from, to) = (Pictures.gradient(96, 64), Pictures.gradient(96, 64, shift: 60))
    return Pictures.make(96, 64) { x, y in
      let (one, other) = (from[x, y], to[95 - x, y])
      func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(one) * (5 - number) + Int(other) * number) / 5) }
      return Pixel(red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue))
    }
  }

  private static func encode(_ pictures: [Bitmap], quality: Int, ahead: Int = 2) throws -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(to: sink, width: pictures[0].width, height: pictures[0].height) { settings in
      (settings.gif, settings.ahead) = (GIFOptions(quality: quality), ahead)
    }
    for frame in GIFScenarioTests.frames(pictures) { try encoder.append(frame) }
    try encoder.finish()
    return sink.bytes
  }

  private static func error(_ bytes: [UInt8], _ pictures: [Bitmap]) throws -> Double {
    let film = try GIFReader.decode(bytes, name: "film.gif")
    let errors = zip(film.frames, pictures).map { frame, picture in
      zip(frame.bitmap.pixels, picture.pixels).reduce(0) { $0 + Int(ColorDistance.between($1.0, $1.1)) }
    }
    return Double(errors.reduce(0, +)) / Double(pictures.count * pictures[0].pixels.count)
  }

  /// How many colours all frames together show.
  private static func colors(_ quality: Int) throws -> Int {
    let film = try GIFReader.decode(encode(fade, quality: quality), name: "film.gif")
    return Set(film.frames.flatMap(\.bitmap.pixels)).count
  }

  @Test func onePaletteServesAFadeWhereBytesCount() throws {
    #expect(try Self.colors(80) <= 255)
    #expect(try Self.colors(100) > 1000)
  }

  @Test func lessQualityIsFewerBytesAndMoreError() throws {
    var (bytes, error) = (Int.max, 0.0)
    for quality in [100, 80, 70, 60, 40, 20, 1] {
      let film = try Self.encode(Self.fade, quality: quality)
      let own = try Self.error(film, Self.fade)
      #expect(film.count <= bytes && own >= error, "at \(quality)")
      (bytes, error) = (film.count, own)
    }
  }

  @Test func aPaletteThatLacksANewScreensColoursIsReplaced() throws {
    // The opening holds one such picture, so the next ones come as a surprise.
    let (wide, high) = (2048, 2049)
    let dark = Pictures.make(wide, high) { x, y in Pixel(red: UInt8(x % 64), green: UInt8(y % 32), blue: UInt8((x + y) % 16)) }
    let light = Pictures.make(wide, high) { x, y in
      Pixel(red: UInt8(255 - x % 64), green: UInt8(255 - y % 32), blue: UInt8(255 - (x + y) % 16))
    }
    let film = try Self.encode([dark, light], quality: 80, ahead: 0)
    #expect(try Self.encode([dark, light], quality: 80, ahead: 2) == film)
    #expect(try Self.error(film, [dark, light]) < 20)
  }
}
