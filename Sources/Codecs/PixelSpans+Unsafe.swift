import Raster

extension PixelSpans {
  /// The first place in a range at which two bitmaps differ; the range's end if they do not.
  static func firstDifference(_ one: Bitmap, _ other: Bitmap, _ range: Range<Int>) -> Int {
    unsafe one.pixels.withUnsafeBytes { one in
      unsafe other.pixels.withUnsafeBytes { other in
        var at = range.lowerBound
        while at + 8 <= range.upperBound {
          var difference = UInt64(0)
          for pair in 0..<4 {
            let left = unsafe one.loadUnaligned(fromByteOffset: at * 4 + pair * 8, as: UInt64.self)
            let right = unsafe other.loadUnaligned(fromByteOffset: at * 4 + pair * 8, as: UInt64.self)
            difference |= left ^ right
          }
          if difference != 0 { break }
          at += 8
        }
        while at < range.upperBound {
          let left = unsafe one.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)
          let right = unsafe other.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)
          if left != right { return at }
          at += 1
        }
        return range.upperBound
      }
    }
  }
}
