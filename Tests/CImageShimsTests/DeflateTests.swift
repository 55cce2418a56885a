import CImageShims
import Testing

/// The compressed data of PNGs, read back by libpng and zlib.
struct DeflateTests {
  private static let width = 251
  private static let height = 420

  /// Noise, runs, and strings from nearby and from further away than the window reaches, in turn: more than the coder has room for
  /// at once.
  private static func mixture(_ seed: UInt32, count: Int = width * height * 4) -> [UInt8] {
    var noise = Noise(seed)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 70_000)
    while bytes.count < count {
      let length = 1 + (Int(noise.byte()) << 8 | Int(noise.byte())) >> (noise.byte() % 16)
      switch noise.byte() % 4 {
      case 0: for _ in 0..<length { bytes.append(noise.byte()) }
      case 1: bytes += Array(repeating: noise.byte(), count: length)
      case 2: for _ in 0..<length { bytes.append(noise.byte() % 5) }
      default:
        let distance = 1 + (Int(noise.byte()) << 8 | Int(noise.byte())) >> (noise.byte() % 16)
        for _ in 0..<length { bytes.append(bytes.count < distance ? 0 : bytes[bytes.count - distance]) }
      }
    }
    return Array(bytes.prefix(count))
  }

  private static func picture(
    _ pixels: [UInt8], effort: Int, filter: png_shim_filter = PNG_SHIM_FILTER_NONE, width: Int = width, height: Int = height
  ) -> PNGShimTests.Picture {
    PNGShimTests.Picture(
      width: width, height: height, pixels: pixels, rowBytes: width * 4, effort: effort, filter: filter)
  }

  @Test(arguments: 0...10) func everyEffortLosesNothing(effort: Int) {
    for seed in 1...3 as ClosedRange<UInt32> {
      let pixels = Self.mixture(seed)
      for filter in [PNG_SHIM_FILTER_NONE, PNG_SHIM_FILTER_ADAPTIVE] {
        #expect(PNGShimTests.read(Self.picture(pixels, effort: effort, filter: filter).file).pixels == pixels)
      }
    }
  }

  @Test(arguments: [0, 1, 6, 9, 10]) func everyShortLengthReturns(effort: Int) {
    for width in 1...80 {
      let pixels = Self.mixture(UInt32(width), count: width * 4)
      #expect(PNGShimTests.read(Self.picture(pixels, effort: effort, width: width, height: 1).file).pixels == pixels)
    }
  }

  @Test(arguments: [0, 1, 6, 9, 10]) func noiseTakesHardlyMoreThanItself(effort: Int) {
    let noise = Noise.bytes(Self.width * Self.height * 4, seed: 9)
    let size = Self.picture(noise, effort: effort).file.count
    #expect(size > noise.count && size < noise.count + noise.count / 500)
  }

  /// Rows are longer than the window of earlier bytes that deflate may refer to.
  @Test(arguments: [0, 1, 6, 9, 10]) func aRowLikeTheOneAboveTakesHardlyAnything(effort: Int) {
    let width = 9000
    let row = Noise.bytes(width * 4, seed: 4)
    func size(_ filter: png_shim_filter, rows: Int) -> Int {
      let pixels = Array(repeatElement(row, count: rows).joined())
      return Self.picture(pixels, effort: effort, filter: filter, width: width, height: rows).file.count
    }
    for filter in [PNG_SHIM_FILTER_REPEATS, PNG_SHIM_FILTER_ADAPTIVE] {
      #expect(size(filter, rows: 5) < size(filter, rows: 1) + row.count / 50)
    }
    #expect(size(PNG_SHIM_FILTER_NONE, rows: 5) > row.count * 5)
  }

  /// The words begin alike: the more earlier words the coder tries, the longer the match that it finds.
  @Test func moreEffortTakesFewerBytes() {
    let beginning = Noise.bytes(8, seed: 1), endings = Noise.bytes(300 * 12, seed: 2)
    var noise = Noise(3)
    var text: [UInt8] = []
    while text.count < Self.width * Self.height * 4 {
      let word = (Int(noise.byte()) << 8 | Int(noise.byte())) % 300
      text += beginning + endings[word * 12..<(word + 1) * 12]
    }
    let pixels = Array(text.prefix(Self.width * Self.height * 4))
    let sizes = [1, 6, 9, 10].map { Self.picture(pixels, effort: $0).file.count }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] > sizes[3])
  }

  @Test func aPlainPictureTakesNextToNothing() {
    let pixels = Array(repeating: UInt8(200), count: Self.width * Self.height * 4)
    for effort in [0, 6, 10] {
      #expect(Self.picture(pixels, effort: effort).file.count < pixels.count / 300)
    }
  }

  /// Each run is longer than those before it, so that the bytes after an older run lie further back than the stream's beginning.
  @Test(arguments: [1, 6, 9, 10]) func growingRunsReturn(effort: Int) {
    for step in [1, 3, 4, 8] {
      var pixels: [UInt8] = []
      for length in 16..<300 {
        pixels += (0..<length).map { UInt8($0 % step) } + [200, UInt8(length % 7), 210]
      }
      let picture = Self.picture(pixels, effort: effort, width: 50, height: pixels.count / 200)
      #expect(PNGShimTests.read(picture.file).pixels == Array(pixels.prefix(pixels.count / 200 * 200)))
    }
  }

  /// Rows of a flat screen: each run begins elsewhere, and the same bytes follow it. String matches alone take over 9 bytes a row.
  @Test func whatFollowsARunIsFound() {
    let (mark, other): ([UInt8], [UInt8]) = ([1, 2, 3, 255, 64, 80, 96, 255, 144, 145, 146, 255], [51, 50, 49, 255, 119, 80])
    let pixels = (0..<400).flatMap { row in
      let runs = Array(repeating: UInt8(255), count: 800 + row * 28 % 360) + mark + Array(repeating: 17, count: 640) + other
      return runs + Array(repeating: 128, count: 2000 - runs.count)
    }
    for effort in [6, 10] {
      #expect(Self.picture(pixels, effort: effort, width: 500, height: 400).file.count < 400 * 8)
    }
  }
}
