private import CCompression
package import Raster

extension PixelSpans {
  /// The first place in a range at which two bitmaps differ; the range's end if they do not.
  package static func firstDifference(_ one: Bitmap, _ other: Bitmap, _ range: Range<Int>) -> Int {
    unsafe search(one, other, range) { unsafe pixel_rows_first_difference($0, $1, $2, $3) }
  }

  /// The place after the last one in a range at which two bitmaps differ; the range's start if they do not.
  static func lastDifference(_ one: Bitmap, _ other: Bitmap, _ range: Range<Int>) -> Int {
    unsafe search(one, other, range) { unsafe pixel_rows_last_difference($0, $1, $2, $3) }
  }

  /// The stretches of a range in which two bitmaps differ: for each its first place and the place after its last. Returns how many numbers
  /// these are.
  /// - Precondition: `ends` has room for one more number than the range has places.
  static func differences(_ one: Bitmap, _ other: Bitmap, _ range: Range<Int>, into ends: inout [Int32]) -> Int {
    precondition(range.count < ends.count, "There is room for all places")
    return unsafe search(one, other, range) { unsafe pixel_rows_spans($0, $1, $2, $3, &ends) }
  }

  private typealias Search = (UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int, Int) -> Int

  private static func search(_ one: Bitmap, _ other: Bitmap, _ range: Range<Int>, _ search: Search) -> Int {
    precondition(range.upperBound <= min(one.pixels.count, other.pixels.count), "A range lies in both bitmaps")
    return unsafe one.pixels.withUnsafeBytes { one in
      unsafe other.pixels.withUnsafeBytes { other in
        // A bitmap is never empty, and a pixel is 32 bits.
        let (one, other) = unsafe (one.assumingMemoryBound(to: UInt32.self), other.assumingMemoryBound(to: UInt32.self))
        return unsafe search(one.baseAddress!, other.baseAddress!, range.lowerBound, range.upperBound)
      }
    }
  }
}
