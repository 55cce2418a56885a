import Codecs
import Raster
import Testing

/// Files broken in the ways of PngSuite and some more: each leads to one clear error, and none takes memory for absent data.
struct BrokenPNGTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The words that the error must contain.
    let words: String
    private let change: @Sendable (inout [UInt8]) -> Void

    init(_ name: String, _ words: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) {
      (testDescription, self.words, self.change) = (name, words, change)
    }

    /// A wrong header with a right checksum.
    init(_ name: String, _ words: String, width: Int = 3, height: Int = 2, form: [Int] = [8, 2, 0, 0, 0]) {
      self.init(name, words) { $0.replaceSubrange(8..<33, with: GeneratedPNG.header(width, height, form)) }
    }

    var bytes: [UInt8] {
      var bytes = GeneratedPNG(width: 3, height: 2, depth: 8, type: 2) { x, y in [x, y, 7] }.bytes
      change(&bytes)
      return bytes
    }
  }

  /// The offsets at which the only IDAT and the IEND begin.
  private static let (data, end) = (33, 33 + 12 + 31)

  static let damages: [Damage] = [
    Damage("no bytes", "it is empty") { $0 = [] },
    Damage("first byte is 0 (xs1)", "Not a PNG file") { $0[0] = 0 },
    Damage("lowered name (xs2)", "Not a PNG file") { $0[1] = 0x70 },
    Damage("line ends changed (xlf)", "PNG file corrupted by ASCII conversion") { $0.remove(at: 4) },
    Damage("carriage returns added (xcr)", "PNG file corrupted by ASCII conversion") { $0.insert(13, at: 4) },
    Damage("header's checksum (xhd)", "IHDR: CRC error") { $0[29] ^= 1 },
    Damage("pixels' checksum (xcs)", "IDAT: CRC error") { $0[end - 1] ^= 1 },
    Damage("no IDAT (xdt)", "IEND: out of place") { $0.removeSubrange(data..<end) },
    Damage("no IEND", "the file ends too soon") { $0.removeSubrange(end...) },
    Damage("no IHDR", "IDAT: Missing IHDR before IDAT") { $0.removeSubrange(8..<33) },
    Damage("a chunk of somebody's before IHDR", "its header is broken") {
      $0.insert(contentsOf: GeneratedPNG.chunk("prVt", [1]), at: 8)
    },
    Damage("two IHDRs", "IHDR: out of place") { $0.insert(contentsOf: $0[8..<33], at: 33) },
    Damage("depth 3 (xd3)", "Invalid IHDR data", form: [3, 2, 0, 0, 0]),
    Damage("depth 0 (xd0)", "Invalid IHDR data", form: [0, 2, 0, 0, 0]),
    Damage("depth 99 (xd9)", "Invalid IHDR data", form: [99, 2, 0, 0, 0]),
    Damage("colour type 1 (xc1)", "Invalid IHDR data", form: [8, 1, 0, 0, 0]),
    Damage("colour type 9 (xc9)", "Invalid IHDR data", form: [8, 9, 0, 0, 0]),
    Damage("RGB of 4 bits", "Invalid IHDR data", form: [4, 2, 0, 0, 0]),
    Damage("compression 1", "Invalid IHDR data", form: [8, 2, 1, 0, 0]),
    Damage("filter 1", "Invalid IHDR data", form: [8, 2, 0, 1, 0]),
    Damage("interlace 2", "Invalid IHDR data", form: [8, 2, 0, 0, 2]),
    Damage("no palette", "IDAT: Missing PLTE before IDAT", form: [8, 3, 0, 0, 0]),
    Damage("no width", "Invalid IHDR data", width: 0),
    Damage("no height", "Invalid IHDR data", height: 0),
    Damage("negative width", "PNG unsigned integer out of range", width: 0x8000_0000),
    Damage("more rows than there are", "Not enough image data", height: 3),
    Damage("pixels that are no zlib stream", "IDAT: incorrect header check") {
      $0.replaceSubrange(data..<end, with: GeneratedPNG.chunk("IDAT", [1, 2, 3, 4]))
    },
    Damage("no pixels", "Not enough image data") { $0.replaceSubrange(data..<end, with: GeneratedPNG.chunk("IDAT", [])) },
    Damage("a critical chunk nobody knows", "NEXT: unhandled critical chunk") {
      $0.insert(contentsOf: GeneratedPNG.chunk("NEXT", [1]), at: 33)
    },
    Damage("a chunk not named by letters", "fc[0A]L: invalid chunk type") {
      $0.insert(contentsOf: GeneratedPNG.chunk("fc\nL", [1]), at: 33)
    },
    Damage("a chunk longer than the file", "the file ends too soon") { $0[data] = 0x7F },
  ]

  @Test(arguments: damages) func eachIsOneClearError(damage: Damage) {
    for read in [{ _ = try PNG.decode($0, name: "dir/a.png") }, { _ = try APNGReader.decode($0, name: "dir/a.png") }]
      as [([UInt8]) throws -> Void]
    {
      do {
        try read(damage.bytes)
        Issue.record("it was read")
      } catch {
        #expect("\(error)" == "dir/a.png is not a PNG that can be read: \(damage.words); save it anew, or name another")
      }
    }
  }

  /// A picture of 4,096 times 16,384 pixels is allowed, and would take a quarter of a gigabyte.
  @Test func aFileTooShortForItsSizeIsRefusedByItsHeader() {
    for (width, height) in [(4096, 16_384), (2, 16_384), (16_384, 4)] {
      let file = GeneratedPNG(width: 1, height: 1, depth: 8, type: 6, claim: (width, height)) { _, _ in [1, 2, 3, 4] }
      let error = CodecError.damaged(
        file: "a.png", format: "PNG", reason: "the file is too short for a picture of its size")
      #expect(throws: error) { try PNG.decode(file.bytes, name: "a.png") }
    }
  }

  @Test func thePlainestPictureIsLongEnough() throws {
    let plain = Bitmap(width: 3000, height: 3000, fill: Pixel(red: 1, green: 2, blue: 3, alpha: 255))
    for level in CompressionLevel.allCases { #expect(try PNG.decode(PNG.encode(plain, level: level), name: "a.png") == plain) }
  }

  @Test func aBitTurnedAnywhereInAnAnimationIsAnError() throws {
    let pictures = [Pictures.disc(9, at: 3), Pictures.disc(9, at: 5)]
    let (bytes, _) = try APNGEncoderTests.encode(GIFScenarioTests.frames(pictures))
    for bit in 0..<bytes.count * 8 {
      var turned = bytes
      turned[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: CodecError.self, "bit \(bit % 8) of byte \(bit / 8)") { try APNGReader.decode(turned, name: "a.png") }
    }
  }
}
