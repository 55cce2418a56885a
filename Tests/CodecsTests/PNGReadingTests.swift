import Codecs
import Raster
import Testing

struct PNGReadingTests {
  struct Form: Sendable, CustomTestStringConvertible {
    var type: Int
    var depth: Int
    var isInterlaced: Bool
    var hasTransparency: Bool

    var testDescription: String {
      "type \(type), \(depth) bits" + (isInterlaced ? ", interlaced" : "") + (hasTransparency ? ", tRNS" : "")
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
  }

  static let forms: [Form] = {
    let depths = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
    var forms: [Form] = []
    for (type, depths) in depths {
      for depth in depths {
        for (isInterlaced, hasTransparency) in [(false, false), (true, false), (false, true), (true, true)] {
          if hasTransparency && type >= 4 { continue }
          forms.append(Form(type: type, depth: depth, isInterlaced: isInterlaced, hasTransparency: hasTransparency))
        }
      }
    }
    return forms
  }()

  private static let palette = (UInt8(0)...255).flatMap { (entry: UInt8) -> [UInt8] in [entry, entry &* 7, 255 - entry] }
  private static let alphas: [UInt8] = [0, 128, 255, 77]

  private static func samples(_ form: Form, _ x: Int, _ y: Int) -> [Int] {
    (0..<form.channels).map { (x * 40_503 + y * 9_973 + $0 * 30_011 + x * y * 77) % (1 << form.depth) }
  }

  /// The colour that tRNS makes transparent: that of pixel (3, 2).
  private static func transparency(_ form: Form) -> [UInt8] {
    guard form.hasTransparency else { return [] }
    if form.type == 3 { return Array(alphas.prefix(1 << form.depth)) }
    return samples(form, 3, 2).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  private static func byte(_ sample: Int, _ depth: Int) -> UInt8 {
    let limit = (1 << depth) - 1
    return UInt8((sample * 255 * 2 + limit) / (limit * 2))
  }

  private static func expected(_ form: Form, _ x: Int, _ y: Int) -> Pixel {
    let samples = samples(form, x, y)
    if form.type == 3 {
      let at = samples[0]
      let alpha = form.hasTransparency && at < alphas.count ? alphas[at] : 255
      return StraightColor.premultiplied(
        Pixel(red: palette[at * 3], green: palette[at * 3 + 1], blue: palette[at * 3 + 2], alpha: alpha))
    }
    let isTransparent = form.hasTransparency && samples == Self.samples(form, 3, 2)
    let bytes = samples.map { byte($0, form.depth) }
    let alpha = form.type >= 4 ? bytes[bytes.count - 1] : isTransparent ? 0 : 255
    let color = form.type & 2 == 0 ? [bytes[0], bytes[0], bytes[0]] : Array(bytes.prefix(3))
    return StraightColor.premultiplied(Pixel(red: color[0], green: color[1], blue: color[2], alpha: alpha))
  }

  @Test(arguments: forms) func everyFormIsRead(form: Form) throws {
    for (width, height) in [(11, 9), (4, 3), (8, 8)] {
      let file = GeneratedPNG(
        width: width, height: height, depth: form.depth, type: form.type, isInterlaced: form.isInterlaced,
        palette: form.type == 3 ? Array(Self.palette.prefix(3 << form.depth)) : [], transparency: Self.transparency(form)
      ) { Self.samples(form, $0, $1) }
      let bitmap = try PNG.decode(file.bytes, name: "form.png")
      #expect(bitmap == Pictures.make(width, height) { Self.expected(form, $0, $1) })
    }
  }

  private static func grey(_ chunks: [(name: String, body: [UInt8])]) throws -> UInt8 {
    let file = GeneratedPNG(width: 1, height: 1, depth: 8, type: 0, chunks: chunks) { _, _ in [128] }
    return try PNG.decode(file.bytes, name: "grey.png")[0, 0].red
  }

  @Test func gammaCountsOnlyAloneAndFarFromSRGB() throws {
    let linear: (name: String, body: [UInt8]) = ("gAMA", [0, 1, 0x86, 0xA0])
    #expect(try Self.grey([]) == 128)
    #expect(try Self.grey([("gAMA", [0, 0, 0xB1, 0x8F])]) == 128)
    #expect(try Self.grey([("gAMA", [0, 0, 0xB5, 0])]) == 128)
    // (128 / 255) to the power of 1 / 2.2, times 255.
    #expect(try Self.grey([linear]) == 186)
    #expect(try Self.grey([("sRGB", [0]), linear]) == 128)
  }

  @Test func aHeaderThatClaimsTooMuchFailsAtOnce() {
    for (width, height) in [(60_000, 60_000), (16_385, 1), (1, 16_385)] {
      let file = GeneratedPNG(width: 1, height: 1, depth: 8, type: 6, claim: (width, height)) { _, _ in [1, 2, 3, 4] }
      let error = CodecError.tooLarge(file: "big.png", format: "PNG", reason: "its header claims \(width)×\(height)")
      #expect(throws: error) { try PNG.decode(file.bytes, name: "big.png") }
    }
  }

  @Test func brokenFilesAreNamed() throws {
    for bytes in [[], [1, 2, 3], Array("GIF89a and more than that".utf8)] as [[UInt8]] {
      do {
        _ = try PNG.decode(bytes, name: "a.png")
        Issue.record("it was read")
      } catch {
        #expect(error.description.hasPrefix("a.png is not a PNG that can be read: "))
      }
    }
  }
}
