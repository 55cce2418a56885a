private import CCompression
import Raster

/// A bitmap that waits, and may be packed.
struct PackedBitmap: Sendable {
  private enum Content {
    case plain(Bitmap)
    /// As `pixel_rows_pack` writes them.
    case runs([UInt32])
  }

  private var content: Content
  private let width: Int
  private let height: Int

  init(_ bitmap: Bitmap) {
    (content, width, height) = (.plain(bitmap), bitmap.width, bitmap.height)
  }

  /// Packs the bitmap if it has enough runs of one colour to take at most half its memory. Returns how many words of four bytes it takes
  /// less.
  mutating func pack() -> Int {
    guard case .plain(let bitmap) = content, let runs = Self.runs(of: bitmap.pixels, room: bitmap.pixels.count / 2) else {
      return 0
    }
    content = .runs(runs)
    return bitmap.pixels.count - runs.count
  }

  /// Nil if they take more than the room.
  private static func runs(of pixels: [Pixel], room: Int) -> [UInt32]? {
    let words = unsafe [UInt32](unsafeUninitializedCapacity: room) { words, count in
      count = unsafe pixels.withUnsafeBytes { pixels in
        // A pixel is 32 bits.
        unsafe pixel_rows_pack(pixels.assumingMemoryBound(to: UInt32.self).baseAddress, pixels.count / 4, words.baseAddress, room)
      }
      if count > room { count = 0 }
    }
    // A copy, without the room that was not needed.
    return words.isEmpty ? nil : unsafe words.withUnsafeBufferPointer { unsafe Array($0) }
  }

  var bitmap: Bitmap {
    switch content {
    case .plain(let bitmap): return bitmap
    case .runs(let words):
      let pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { pixels, count in
        count = width * height
        unsafe pixels.withMemoryRebound(to: UInt32.self) { unsafe pixel_rows_unpack(words, $0.baseAddress, count) }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}
