import CImageShims
import Testing

struct PNGShimTests {
  struct Picture {
    var width = 5
    var height = 3
    var form = PNG_SHIM_RGBA
    var depth = 8
    var pixels = Noise.bytes(60, seed: 1)
    var rowBytes = 20
    var palette: [UInt8] = []
    var effort = 6
    var key = -1
    var filter = PNG_SHIM_FILTER_ADAPTIVE

    static func indexed(depth: Int) -> Picture {
      let count = 1 << depth
      return Picture(
        form: PNG_SHIM_PALETTE, depth: depth, pixels: Noise.bytes(15, seed: 2, below: count), rowBytes: 5,
        palette: Noise.bytes(count * 4, seed: 3))
    }

    func write(into collector: Collector) -> (status: image_shim_status, words: String) {
      var options = png_shim_options(effort: Int32(effort), filter: filter)
      var picture = unsafe png_shim_picture(
        width: UInt32(width), height: UInt32(height), form: form, bit_depth: Int32(depth), pixels: nil, row_bytes: rowBytes,
        palette: nil, palette_count: Int32(palette.count / 4), key: Int32(key))
      return unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe palette.withUnsafeBufferPointer { palette in
          unsafe picture.pixels = pixels.baseAddress
          unsafe picture.palette = palette.baseAddress
          return unsafe withMessage { message, size in
            unsafe png_shim_write(&picture, &options, Collector.sink, context(collector), message, size)
          }
        }
      }
    }

    var file: [UInt8] {
      let collector = Collector()
      #expect(write(into: collector).status == IMAGE_SHIM_OK)
      return collector.bytes
    }
  }

  static let limits = image_shim_limits(max_width: 1000, max_height: 1000, max_pixels: 500_000)

  static func size(
    _ bytes: [UInt8], _ limits: image_shim_limits = limits
  ) -> (status: image_shim_status, words: String, UInt32, UInt32) {
    var (width, height, limits) = (UInt32(0), UInt32(0), limits)
    let result = unsafe withMessage { message, size in
      unsafe png_shim_read_size(bytes, bytes.count, &limits, &width, &height, message, size)
    }
    return (result.status, result.words, width, height)
  }

  static func read(_ bytes: [UInt8]) -> (status: image_shim_status, words: String, pixels: [UInt8]) {
    let (status, words, width, height) = size(bytes)
    guard status == IMAGE_SHIM_OK else { return (status, words, []) }
    var pixels = Array(repeating: UInt8(0), count: Int(width * height) * 4)
    let result = unsafe withMessage { message, size in
      unsafe png_shim_read(bytes, bytes.count, width, height, &pixels, message, size)
    }
    return (result.status, result.words, pixels)
  }

  @Test func trueColourReturnsAsItWas() {
    let rgba = Picture()
    #expect(Self.read(rgba.file).pixels == rgba.pixels)
    var rgb = Picture(form: PNG_SHIM_RGB)
    for alpha in stride(from: 3, to: 60, by: 4) { rgb.pixels[alpha] = 255 }
    #expect(Self.read(rgb.file).pixels == rgb.pixels)
    #expect(rgb.file[25] == 2 && rgba.file[25] == 6)
  }

  @Test(arguments: [1, 2, 4, 8]) func greyLevelsReturnAsTheyWere(depth: Int) {
    var picture = Picture(
      form: PNG_SHIM_GRAY, depth: depth, pixels: Noise.bytes(15, seed: 4, below: 1 << depth), rowBytes: 5)
    #expect(Array(picture.file[24...25]) == [UInt8(depth), 0])
    let scale = 255 / ((1 << depth) - 1)
    for key in [-1, 1] {
      picture.key = key
      let expected = picture.pixels.flatMap { level -> [UInt8] in
        Array(repeating: UInt8(Int(level) * scale), count: 3) + [Int(level) == key ? 0 : 255]
      }
      #expect(Self.read(picture.file).pixels == expected)
    }
  }

  @Test func greyAndAlphaReturnAsTheyWere() {
    let picture = Picture(form: PNG_SHIM_GRAY_ALPHA, pixels: Noise.bytes(30, seed: 5), rowBytes: 10)
    #expect(Array(picture.file[24...25]) == [8, 4])
    var expected: [UInt8] = []
    for at in stride(from: 0, to: 30, by: 2) {
      expected += Array(repeating: picture.pixels[at], count: 3)
      expected.append(picture.pixels[at + 1])
    }
    #expect(Self.read(picture.file).pixels == expected)
  }

  @Test func aKeyStandsForNothing() {
    var picture = Picture(form: PNG_SHIM_RGB)
    for alpha in stride(from: 3, to: 60, by: 4) { picture.pixels[alpha] = 255 }
    picture.key = Int(picture.pixels[20]) << 16 | Int(picture.pixels[21]) << 8 | Int(picture.pixels[22])
    var expected = picture.pixels
    expected[23] = 0
    #expect(Self.read(picture.file).pixels == expected)
  }

  @Test(
    arguments: [
      PNG_SHIM_FILTER_NONE, PNG_SHIM_FILTER_SUB, PNG_SHIM_FILTER_UP, PNG_SHIM_FILTER_AVERAGE, PNG_SHIM_FILTER_PAETH,
      PNG_SHIM_FILTER_ADAPTIVE, PNG_SHIM_FILTER_REPEATS,
    ].map(\.rawValue))
  func filtersLoseNothing(filter: UInt32) {
    let picture = Picture(filter: png_shim_filter(rawValue: filter))
    #expect(Self.read(picture.file).pixels == picture.pixels)
    let runs = Picture(effort: 0, filter: picture.filter)
    #expect(Self.read(runs.file).pixels == runs.pixels)
  }

  @Test(arguments: [1, 2, 4, 8]) func palettesReturnAsTheyWere(depth: Int) {
    let picture = Picture.indexed(depth: depth)
    #expect(picture.file[24] == UInt8(depth))
    var expected: [UInt8] = []
    for index in picture.pixels { expected += picture.palette[Int(index) * 4..<Int(index) * 4 + 4] }
    #expect(Self.read(picture.file).pixels == expected)
  }

  @Test func everyFileSaysThatItIsSRGB() {
    let name = Array("sRGB".utf8)
    let file = Picture().file
    #expect(file.indices.dropLast(4).contains { Array(file[$0..<$0 + 4]) == name })
  }

  @Test func aSinkThatRefusesEndsTheJobWhereverItDoes() {
    for room in 0..<Picture().file.count {
      let collector = Collector(room: room)
      let (status, words) = Picture().write(into: collector)
      #expect(status == IMAGE_SHIM_REFUSED && words == "the output refused the bytes")
    }
    for calls in 0..<12 {
      let collector = Collector(calls: calls)
      #expect(Picture.indexed(depth: 2).write(into: collector).status == IMAGE_SHIM_REFUSED)
    }
  }

  @Test func impossiblePicturesAreTurnedDown() {
    let impossible = [
      Picture(width: 0), Picture(height: 0), Picture(rowBytes: 19), Picture(effort: 11), Picture(effort: -1),
      Picture(form: PNG_SHIM_PALETTE, depth: 3, palette: [0, 0, 0, 0]), Picture(form: PNG_SHIM_PALETTE, depth: 8),
      Picture(form: PNG_SHIM_PALETTE, depth: 1, palette: Array(repeating: 0, count: 12)),
      Picture(form: PNG_SHIM_PALETTE, depth: 8, palette: [1, 2, 3, 4]), Picture(form: png_shim_form(rawValue: 9)),
    ]
    for picture in impossible {
      let collector = Collector()
      #expect(picture.write(into: collector).status == IMAGE_SHIM_BAD_ARGUMENT)
      #expect(collector.bytes.isEmpty)
    }
  }

  @Test func nullPointersAreTurnedDown() {
    let status = png_shim_write(nil, nil, nil, nil, nil, 0)
    #expect(status == IMAGE_SHIM_BAD_ARGUMENT)
    #expect(png_shim_read_size(nil, 0, nil, nil, nil, nil, 0) == IMAGE_SHIM_BAD_ARGUMENT)
    #expect(png_shim_read(nil, 0, 1, 1, nil, nil, 0) == IMAGE_SHIM_BAD_ARGUMENT)
  }

  @Test func aFileCutAnywhereIsAnError() {
    let file = Picture.indexed(depth: 4).file
    for count in 0..<file.count {
      let (status, words, _) = Self.read(Array(file.prefix(count)))
      #expect(status == IMAGE_SHIM_DAMAGED && !words.isEmpty)
    }
  }

  @Test func aByteChangedAnywhereIsAnError() {
    let file = Picture().file
    for at in file.indices {
      for change: UInt8 in [1, 0x20, 0x80, 0xFF] {
        var damaged = file
        damaged[at] ^= change
        let (status, words, _) = Self.read(damaged)
        #expect(status != IMAGE_SHIM_OK && !words.isEmpty, "byte \(at)")
      }
    }
  }

  @Test func claimsBeyondTheLimitsFailBeforeMemoryIsTaken() {
    let file = Picture().file
    let tight = [
      image_shim_limits(max_width: 4, max_height: 3, max_pixels: 15),
      image_shim_limits(max_width: 5, max_height: 2, max_pixels: 15),
      image_shim_limits(max_width: 5, max_height: 3, max_pixels: 14),
    ]
    for limits in tight { #expect(Self.size(file, limits).status == IMAGE_SHIM_TOO_LARGE) }
    let exact = Self.size(file, image_shim_limits(max_width: 5, max_height: 3, max_pixels: 15))
    #expect(exact.status == IMAGE_SHIM_OK && exact.2 == 5 && exact.3 == 3)
  }

  @Test func aSizeThatIsNotTheFilesIsTurnedDown() {
    var pixels = Array(repeating: UInt8(0), count: 64)
    let file = Picture().file
    let status = unsafe png_shim_read(file, file.count, 4, 4, &pixels, nil, 0)
    #expect(status == IMAGE_SHIM_BAD_ARGUMENT)
  }

  @Test func aShortMessageRoomIsFilledAndTerminated() {
    var message = Array(repeating: CChar(7), count: 6)
    let status = unsafe png_shim_read_size([1, 2, 3], 3, nil, nil, nil, &message, 4)
    #expect(status == IMAGE_SHIM_BAD_ARGUMENT)
    #expect(message == [97, 32, 112, 0, 7, 7])
  }
}
