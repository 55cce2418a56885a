private import CImageShims
private import Files
import Raster

/// Whole JPEG files of opaque pixels, read and written by `CImageShims`.
enum JPEGFile {
  /// Reads a JPEG's size and its pixels, as they lie in the file.
  static func read(_ bytes: [UInt8], name: String) throws(CodecError) -> (width: Int, height: Int, pixels: [Pixel]) {
    guard !bytes.isEmpty else { throw .damaged(file: name, format: "JPEG", reason: "it is empty") }
    let (width, height) = try size(of: bytes, name)
    guard ProcessMemory.has(width * height * 4) else { throw .outOfMemory(doing: "reading \(name)") }
    var pixels = Array(repeating: Pixel.clear, count: width * height)
    var message = Array(repeating: CChar(0), count: Int(IMAGE_SHIM_MESSAGE_SIZE))
    let status = unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe jpeg_shim_read(
        bytes, bytes.count, UInt32(width), UInt32(height), pixels.bindMemory(to: UInt8.self).baseAddress, &message, message.count)
    }
    try CodecError.check(status, message, name, "JPEG")
    return (width, height, pixels)
  }

  static func size(of bytes: [UInt8], _ name: String) throws(CodecError) -> (Int, Int) {
    let side = UInt32(Bitmap.sideLimit)
    var limits = image_shim_limits(max_width: side, max_height: side, max_pixels: UInt64(Bitmap.pixelLimit))
    var (width, height) = (UInt32(0), UInt32(0))
    var message = Array(repeating: CChar(0), count: Int(IMAGE_SHIM_MESSAGE_SIZE))
    let status = unsafe jpeg_shim_read_size(bytes, bytes.count, &limits, &width, &height, &message, message.count)
    if status == IMAGE_SHIM_TOO_LARGE {
      throw .tooLarge(file: name, format: "JPEG", reason: "its header claims \(width)×\(height)")
    }
    try CodecError.check(status, message, name, "JPEG")
    return (Int(width), Int(height))
  }

  /// - Parameter quality: from 1 to 100.
  static func write(_ bitmap: Bitmap, quality: Int) throws(CodecError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = unsafe bitmap.pixels.withUnsafeBytes { pixels in
      unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
        unsafe jpeg_shim_write(
          UInt32(bitmap.width), UInt32(bitmap.height), pixels.bindMemory(to: UInt8.self).baseAddress, Int32(quality), gather,
          UnsafeMutableRawPointer(bytes), nil, 0)
      }
    }
    if status == IMAGE_SHIM_OK { return bytes }
    precondition(status == IMAGE_SHIM_NO_MEMORY, "A JPEG is written only from valid parts")
    throw .outOfMemory(doing: "writing a JPEG")
  }

  private static let gather: jpeg_shim_sink = { context, bytes, count in
    guard let target = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return 1 }
    unsafe target.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    return 0
  }
}
