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

  /// Pictures whose pixels differ as the bits of a number do, in a row from `start` on; around it all of them differ.
  @Test(arguments: [0, 1, 3], [0, 1, 7, 8, 9, 16, 21]) func spansAreWherePixelsDiffer(start: Int, count: Int) {
    let one = Array(repeating: UInt32(5), count: start + count + 2)
    for bits in 0..<1 << count where count < 10 || bits % 1237 < 5 {
      let differs = one.indices.map { $0 < start || $0 >= start + count || bits >> ($0 - start) & 1 == 1 }
      let other = differs.map { UInt32($0 ? 9 : 5) }
      var ends = Array(repeating: Int32(-1), count: count + 1)
      let found = unsafe pixel_rows_spans(one, other, start, start + count, &ends)
      let turns = (start..<start + count + 1).filter { at in
        let (before, here) = (at > start && differs[at - 1], at < start + count && differs[at])
        return before != here
      }
      #expect(ends.prefix(found).map(Int.init) == turns)
    }
  }

  /// Sixty-four pixels are compared at once; here spans begin and end at each place around that, and in two rows of so many.
  @Test(arguments: [63, 64, 65, 128, 130]) func spansGoOnBehindSixtyFourPixels(count: Int) {
    let one = Array(repeating: UInt32(5), count: count)
    for first in (50..<count).filter({ $0 % 7 == 1 || 61...66 ~= $0 || $0 > 125 }) {
      for end in first + 1...count {
        let other = one.indices.map { $0 == 3 || first..<end ~= $0 ? UInt32(9) : 5 }
        var ends = Array(repeating: Int32(-1), count: count + 1)
        let found = unsafe pixel_rows_spans(one, other, 0, count, &ends)
        #expect(ends.prefix(found) == [3, 4, Int32(first), Int32(end)])
      }
    }
  }

  @Test func runsTakeLittle() {
    let runs = (0..<1000).flatMap { Array(repeating: UInt32($0), count: 20) }
    #expect(Self.pack(runs, room: runs.count).count < runs.count / 3)
  }
}
