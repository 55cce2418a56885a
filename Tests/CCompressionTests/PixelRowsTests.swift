import CCompression
import Testing

struct PixelRowsTests {
  /// Runs of some lengths in turn, between them as many pixels that differ.
  private static func pixels(_ lengths: [Int]) -> [UInt32] {
    var pixels: [UInt32] = []
    for (number, length) in lengths.enumerated() {
      pixels += (0..<length).map { UInt32(number * 1_000_000 + $0 * 7 + 1) }
      pixels += Array(repeating: UInt32(number), count: lengths[lengths.count - 1 - number])
    }
    return pixels
  }

  private static let all: [[UInt32]] =
    [
      [9], [9, 9], pixels([1]), pixels([3, 5, 2]), pixels(Array(0...40)), pixels([70_000]), pixels([1, 200_000]),
      pixels([200_000, 1]),
    ]

  private static func pack(_ pixels: [UInt32], room: Int) -> (words: [UInt32], count: Int) {
    var words = Array(repeating: UInt32(0), count: room)
    let count = unsafe pixel_rows_pack(pixels, pixels.count, &words, room)
    return (words, count)
  }

  @Test(arguments: all) func pixelsComeBack(pixels: [UInt32]) {
    let packed = Self.pack(pixels, room: pixels.count + 10)
    #expect(packed.count <= packed.words.count)
    var unpacked = Array(repeating: UInt32(0), count: pixels.count)
    unsafe pixel_rows_unpack(packed.words, &unpacked, unpacked.count)
    #expect(unpacked == pixels)
    // With exactly enough room, and with a word less.
    #expect(Self.pack(pixels, room: packed.count).count == packed.count)
    #expect(Self.pack(pixels, room: packed.count - 1).count == packed.count)
  }

  @Test func runsTakeLittle() {
    let runs = (0..<1000).flatMap { Array(repeating: UInt32($0), count: 20) }
    #expect(Self.pack(runs, room: runs.count).count < runs.count / 3)
  }
}
