import CCompression
import CGIFReading
import CImageShims
import Testing

struct GIFShimTests {
  /// The film as the reader delivers it.
  final class Film {
    struct Frame: Equatable {
      var left, top, width, height, delay, disposal, transparent: Int
      var indices: [UInt8]
      var palette: [UInt8]
    }

    var width = 0
    var height = 0
    var frames: [Frame] = []
    var repeats: Int?
    let framesBeforeRefusal: Int
    let refusesScreen: Bool
    let refusesEnd: Bool

    init(refusesScreen: Bool = false, framesBeforeRefusal: Int = .max, refusesEnd: Bool = false) {
      self.framesBeforeRefusal = framesBeforeRefusal
      self.refusesScreen = refusesScreen
      self.refusesEnd = refusesEnd
    }
  }

  static let limits = image_shim_limits(max_width: 65_535, max_height: 65_535, max_pixels: 1 << 24)

  static func read(
    _ bytes: [UInt8], _ limits: image_shim_limits = limits, maxFrames: UInt32 = 100, into film: Film
  ) -> (status: image_shim_status, words: String) {
    var limits = limits
    var reader = unsafe gif_shim_reader(
      screen: { context, width, height in
        let film: Film = unsafe object(context)
        (film.width, film.height) = (Int(width), Int(height))
        return film.refusesScreen ? 1 : 0
      },
      frame: { context, frame in
        let film: Film = unsafe object(context)
        unsafe film.frames.append(GIFShimTests.copy(frame!.pointee))
        return film.frames.count > film.framesBeforeRefusal ? 1 : 0
      },
      end: { context, repeats in
        let film: Film = unsafe object(context)
        film.repeats = Int(repeats)
        return film.refusesEnd ? 1 : 0
      },
      max_frames: maxFrames)
    return unsafe withMessage { message, size in
      unsafe gif_shim_read(bytes, bytes.count, &limits, &reader, context(film), message, size)
    }
  }

  private static func copy(_ frame: gif_shim_frame) -> Film.Frame {
    let count = unsafe Int(frame.width) * Int(frame.height)
    return unsafe Film.Frame(
      left: Int(frame.left), top: Int(frame.top), width: Int(frame.width), height: Int(frame.height), delay: Int(frame.delay),
      disposal: Int(frame.disposal.rawValue), transparent: Int(frame.transparent),
      indices: Array(UnsafeBufferPointer(start: frame.indices, count: count)),
      palette: Array(UnsafeBufferPointer(start: frame.palette, count: Int(frame.palette_count) * 3)))
  }

  struct Image {
    var left = 0
    var top = 0
    var width = 4
    var height = 3
    var indices: [UInt8] = [0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 1, 1]
    var palette: [UInt8]? = Noise.bytes(12, seed: 4)
    var paletteCount = 4
    var delay = 5
    var disposal = GIF_SHIM_DISPOSE_LEAVE
    var transparent = -1

    /// For each pixel 1 where a transparent pixel would show the same, otherwise 0.
    var stays: [UInt8]?
    var isDraft = false
    var tolerance = 0

    /// The image as a file holds it. An image without a palette of its own uses the header's, of which only the size counts here.
    var bytes: [UInt8] {
      let bits = max(Int.bitWidth - (paletteCount - 1).leadingZeroBitCount, 1)
      var colors = palette ?? []
      if palette != nil { colors += Array(repeating: 0, count: 3 << bits - colors.count) }
      let control = [0x21, 0xF9, 4, UInt8(disposal.rawValue) << 2 | (transparent < 0 ? 0 : 1)] + GIFShimTests.words(delay)
      let place = GIFShimTests.words(left, top, width, height) + [palette == nil ? 0 : 0x80 | UInt8(bits - 1)]
      return control + [transparent < 0 ? 0 : UInt8(transparent), 0, 0x2C] + place + colors + [UInt8(max(bits, 2))]
        + GIFShimTests.blocks(codes)
    }

    private var codes: [UInt8] {
      var rows = gif_rows(
        width: width, height: height, palette_count: Int32(paletteCount), transparent: Int32(transparent),
        tolerance: UInt32(tolerance), is_draft: isDraft ? 1 : 0, level: gif_standard)
      let colors = palette ?? Array(repeating: 0, count: paletteCount * 3)
      var entries: [UInt8] = []
      for color in 0..<paletteCount {
        entries += colors[color * 3..<color * 3 + 3]
        entries.append(255)
      }
      let coder = unsafe gif_lzw_make()
      defer { unsafe gif_lzw_free(coder) }
      var length = 0
      let bytes = unsafe gif_rows_encode(coder, &rows, indices, stays, entries, &length)
      return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
    }
  }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { at in
      let block = bytes[at..<min(at + 255, bytes.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }

  /// A whole file; -1 for `repeats` leaves the number of repeats out.
  static func file(_ images: [Image], width: Int = 4, height: Int = 3, palette: [UInt8] = [], repeats: Int = 0) -> [UInt8] {
    let bits = max(Int.bitWidth - (palette.count / 3 - 1).leadingZeroBitCount, 1)
    var bytes = Array("GIF89a".utf8) + words(width, height) + [palette.isEmpty ? 0x77 : 0xF0 | UInt8(bits - 1), 0, 0]
    if !palette.isEmpty { bytes += palette + Array(repeating: 0, count: 3 << bits - palette.count) }
    if repeats >= 0 { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + words(repeats) + [0] }
    bytes += [0x21, 0xFE] + blocks(Array("made by hand".utf8))
    for image in images { bytes += image.bytes }
    return bytes + [0x3B]
  }

  @Test func whatIsWrittenIsRead() {
    let global = Noise.bytes(24, seed: 5)
    let second = Image(
      left: 1, top: 1, width: 2, height: 2, indices: [7, 6, 5, 4], palette: nil, paletteCount: 8, delay: 65_535,
      disposal: GIF_SHIM_DISPOSE_BACKGROUND, transparent: 7)
    let film = Film()
    #expect(Self.read(Self.file([Image(), second], palette: global, repeats: 6), into: film).status == IMAGE_SHIM_OK)
    #expect(film.width == 4 && film.height == 3 && film.repeats == 6)
    #expect(
      film.frames == [
        Film.Frame(
          left: 0, top: 0, width: 4, height: 3, delay: 5, disposal: 1, transparent: -1, indices: Image().indices,
          palette: Image().palette!),
        Film.Frame(
          left: 1, top: 1, width: 2, height: 2, delay: 65_535, disposal: 2, transparent: 7, indices: [7, 6, 5, 4], palette: global
        ),
      ])
  }

  @Test(arguments: [-1, 0, 1, 65_535]) func loopCountsAreKept(repeats: Int) {
    let film = Film()
    _ = Self.read(Self.file([Image()], repeats: repeats), into: film)
    #expect(film.repeats == repeats)
  }

  /// Noise makes a code for nearly each pixel, so that codes grow through every length up to 12 bits and the table is
  /// cleared; counts around each boundary end the data there.
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256]) func codesOfEveryLengthAreRead(colors: Int) {
    for bits in 3...13 {
      for width in ((1 << bits) - 4)...((1 << bits) + 4) {
        let indices = Noise.bytes(width, seed: UInt32(width), below: colors)
        let image = Image(
          width: width, height: 1, indices: indices, palette: Array(repeating: 9, count: colors * 3), paletteCount: colors)
        let film = Film()
        #expect(Self.read(Self.file([image], width: width, height: 1), into: film).status == IMAGE_SHIM_OK)
        #expect(film.frames.first?.indices == indices)
      }
    }
  }

  /// Noise makes the encoder clear the dictionary, ordered pixels make it keep a full one; readers must follow in both cases.
  @Test func aFullDictionaryIsKeptAndCleared() {
    for period in [1, 7, 64, 5000, 60_000] {
      let part = Noise.bytes(period, seed: UInt32(period), below: 40)
      let indices = (0..<120_000).map { $0 % 40_000 < 30_000 ? part[$0 % period] : UInt8($0 / 977 % 40) }
      let image = Image(width: 400, height: 300, indices: indices, palette: Noise.bytes(120, seed: 3), paletteCount: 40)
      let film = Film()
      #expect(Self.read(Self.file([image], width: 400, height: 300), into: film).status == IMAGE_SHIM_OK)
      #expect(film.frames.first?.indices == indices)
    }
  }

  @Test func whatStaysBecomesTransparentWhereThatIsSmaller() {
    let noise = Noise.bytes(160 * 150, seed: 4, below: 15)
    let plain = Array(repeating: UInt8(3), count: noise.count)
    for (indices, isTransparent) in [(noise, true), (plain, false)] {
      // Every other pixel of plain areas would take codes of its own.
      let stays = indices.indices.map { UInt8(isTransparent ? $0 % 100 < 90 ? 1 : 0 : $0 % 2) }
      let image = Image(
        width: 160, height: 150, indices: indices, palette: Noise.bytes(48, seed: 5), paletteCount: 16, transparent: 15,
        stays: stays)
      let film = Film()
      #expect(Self.read(Self.file([image], width: 160, height: 150), into: film).status == IMAGE_SHIM_OK)
      let seen = film.frames.first?.indices ?? []
      #expect(seen.count == indices.count && seen.contains(15) == isTransparent)
      #expect(zip(seen, zip(indices, stays)).allSatisfy { $0 == $1.0 || $0 == 15 && $1.1 == 1 })
    }
  }

  @Test func inADraftAllThatStaysBecomesTransparent() {
    for width in [1, 7, 160] {
      let indices = Noise.bytes(width * 150, seed: 4, below: 15)
      let stays = Noise.bytes(indices.count, seed: 7, below: 2)
      let image = Image(
        width: width, height: 150, indices: indices, palette: Noise.bytes(48, seed: 5), paletteCount: 16, transparent: 15,
        stays: stays, isDraft: true)
      let film = Film()
      #expect(Self.read(Self.file([image], width: width, height: 150), into: film).status == IMAGE_SHIM_OK)
      #expect(film.frames.first?.indices == zip(indices, stays).map { $1 == 1 ? 15 : $0 })
    }
  }

  @Test func aPixelTakesOnlyNearColours() {
    let grays = (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
    let indices = Noise.bytes(40_000, seed: 6, below: 60)
    var counts: [Int] = []
    for levels in [0, 1, 2, 5, 12] {
      let image = Image(
        width: 200, height: 200, indices: indices, palette: grays, paletteCount: 256, tolerance: levels * 16)
      let file = Self.file([image], width: 200, height: 200)
      let film = Film()
      #expect(Self.read(file, into: film).status == IMAGE_SHIM_OK)
      let distances = zip(film.frames.first?.indices ?? [], indices).map { abs(Int($0) - Int($1)) }
      #expect(distances.count == indices.count && distances.allSatisfy { $0 <= levels })
      counts.append(file.count)
    }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 < $0 })
  }

  @Test func theWidestPictureIsRead() {
    let wide = Image(width: 65_535, height: 1, indices: Array(repeating: 1, count: 65_535))
    let film = Film()
    #expect(Self.read(Self.file([wide], width: 65_535, height: 1), into: film).status == IMAGE_SHIM_OK)
    #expect(film.frames.first?.indices == wide.indices)
  }

  @Test func nullPointersAreTurnedDown() {
    #expect(gif_shim_read(nil, 0, nil, nil, nil, nil, 0) == IMAGE_SHIM_BAD_ARGUMENT)
  }
}
