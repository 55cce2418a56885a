import Codecs
import Raster
import Testing

struct PNGTests {
  /// The colour type and depth that a file's header names.
  private static func form(_ bytes: [UInt8]) -> [UInt8] { [bytes[25], bytes[24]] }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColoursBecomeTheSmallestPalette(colors: Int, depth: Int) throws {
    let bitmap = Pictures.colors(37, 23, count: colors)
    let bytes = try PNG.encode(bitmap)
    #expect(Self.form(bytes) == [3, UInt8(depth)])
    #expect(try PNG.decode(bytes, name: "palette") == bitmap)
  }

  @Test(
    arguments: [
      ([0, 255], 1), ([255], 1), ([0, 85, 170], 2), ([17, 34, 51, 68, 255], 4),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 8),
      (Array(0...255), 8),
    ] as [([UInt8], UInt8)])
  func greysBecomeTheFewestBits(levels: [UInt8], depth: UInt8) throws {
    let bitmap = Pictures.make(31, 17) { x, y in
      let level = levels[(x * 7 + y * 31) % levels.count]
      return Pixel(red: level, green: level, blue: level)
    }
    let bytes = try PNG.encode(bitmap)
    #expect(Self.form(bytes) == [0, depth])
    #expect(try PNG.decode(bytes, name: "grey") == bitmap)
  }

  /// Two grey levels that one bit of grey cannot express become a palette of one bit, not grey of eight bits.
  @Test func oddGreysBecomeAPalette() throws {
    let bitmap = Pictures.make(9, 9) { x, _ in x % 2 == 0 ? Pixel(red: 3, green: 3, blue: 3) : Pixel(red: 9, green: 9, blue: 9) }
    #expect(Self.form(try PNG.encode(bitmap)) == [3, 1])
    #expect(try PNG.decode(PNG.encode(bitmap), name: "two") == bitmap)
  }

  @Test func translucentGreysAreGreyAndAlpha() throws {
    let bitmap = Pictures.make(64, 64) { x, y in
      let level = UInt8(min(x * 3, y * 4))
      return Pixel(red: level, green: level, blue: level, alpha: UInt8(y * 4))
    }
    let bytes = try PNG.encode(bitmap)
    #expect(Self.form(bytes) == [4, 8])
    #expect(try PNG.decode(bytes, name: "grey and alpha") == bitmap)
  }

  @Test(arguments: CompressionLevel.allCases) func photographsAreFilteredAndScreensAreNot(level: CompressionLevel) throws {
    let photo = Pictures.gradient(300, 200)
    let screen = Pictures.make(300, 200) { x, y in Pictures.color((x / 3 % 30 + y / 40 * 30) * 5 % 301) }
    let filters = try [photo, screen].map { try PNGFilter.best(for: PNGPicture($0), level: .standard) }
    #expect(filters == [.adaptive, .repeats])
    for picture in [photo, screen] { #expect(try PNG.decode(PNG.encode(picture, level: level), name: "any") == picture) }
  }

  @Test func smallerLevelsAreSmaller() throws {
    let picture = Pictures.gradient(300, 200)
    let sizes = try CompressionLevel.allCases.map { try PNG.encode(picture, level: $0).count }
    #expect(sizes[0] >= sizes[1] && sizes[1] >= sizes[2] && sizes[0] > sizes[2])
  }

  @Test(arguments: CompressionLevel.allCases) func manyColoursAreTrueColour(level: CompressionLevel) throws {
    let opaque = Pictures.colors(37, 23, count: 257)
    #expect(Self.form(try PNG.encode(opaque, level: level)) == [2, 8])
    #expect(try PNG.decode(PNG.encode(opaque, level: level), name: "opaque") == opaque)
    var hole = opaque
    hole[5, 5] = .clear
    #expect(Self.form(try PNG.encode(hole, level: level)) == [6, 8])
    #expect(try PNG.decode(PNG.encode(hole, level: level), name: "hole") == hole)
  }

  @Test func everyPremultipliedPixelReturns() throws {
    for green in [0, 7] {
      let bitmap = Pictures.make(256, 256) { red, alpha in
        let red = UInt8(min(red, alpha))
        return Pixel(red: red, green: UInt8(min(green, alpha)), blue: UInt8(alpha) - red, alpha: UInt8(alpha))
      }
      #expect(try PNG.decode(PNG.encode(bitmap, level: .fast), name: "alpha") == bitmap)
    }
  }

  @Test func translucentPalettesReturn() throws {
    let bitmap = Pictures.disc(24, at: 10)
    #expect(Self.form(try PNG.encode(bitmap))[0] == 3)
    #expect(try PNG.decode(PNG.encode(bitmap), name: "disc") == bitmap)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let bitmap = Pictures.gradient(60, 40)
    #expect(try PNG.encode(bitmap) == PNG.encode(bitmap))
  }
}
