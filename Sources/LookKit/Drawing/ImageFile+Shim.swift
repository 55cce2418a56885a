private import CImageFiles
internal import Raster

/// Image files. The target ImageFiles does the work; the linker joins it to the functions that CImageFiles declares.
enum ImageFile {
  /// Decodes an image; nil if the data is none, or a broken one.
  static func bitmap(from data: Data) -> Bitmap? {
    unsafe data.withUnsafeBytes { bytes in
      unsafe bitmap { unsafe image_files_read(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, $0, $1) }
    }
  }

  /// Reads an image file; nil if it cannot be read.
  static func bitmap(atPath path: String) -> Bitmap? {
    // C would take a name to end at its first zero byte.
    path.utf8.contains(0) ? nil : unsafe bitmap { unsafe image_files_read_path(path, $0, $1) }
  }

  private static func bitmap(from read: (image_files_pixels, UnsafeMutableRawPointer) -> Bool) -> Bitmap? {
    var bitmap: Bitmap?
    let keep: image_files_pixels = { context, width, height, pixels in
      let pixels = unsafe UnsafeRawBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)
      unsafe context?.assumingMemoryBound(to: Bitmap?.self).pointee = Bitmap(
        width: Int(width), height: Int(height), pixels: Array(pixels.bindMemory(to: Pixel.self)))
    }
    return unsafe withUnsafeMutablePointer(to: &bitmap) { unsafe read(keep, $0) } ? bitmap : nil
  }

  /// Nil where memory runs out.
  static func png(of bitmap: Bitmap) -> Data? {
    unsafe data { keep, data in
      unsafe bitmap.pixels.withUnsafeBytes { pixels in
        unsafe image_files_write_png(
          UInt32(bitmap.width), UInt32(bitmap.height), pixels.bindMemory(to: UInt8.self).baseAddress, keep, data)
      }
    }
  }

  /// Nil where memory runs out.
  static func jpeg(of bitmap: Bitmap, quality: Double) -> Data? {
    unsafe data { keep, data in
      unsafe bitmap.pixels.withUnsafeBytes { pixels in
        unsafe image_files_write_jpeg(
          UInt32(bitmap.width), UInt32(bitmap.height), pixels.bindMemory(to: UInt8.self).baseAddress, quality, keep, data)
      }
    }
  }

  private static func data(from write: (image_files_bytes, UnsafeMutableRawPointer) -> Bool) -> Data? {
    var data = Data()
    let keep: image_files_bytes = { context, bytes, count in
      guard let bytes = unsafe bytes else { return }
      unsafe context?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: count)
    }
    return unsafe withUnsafeMutablePointer(to: &data) { unsafe write(keep, $0) } ? data : nil
  }
}
