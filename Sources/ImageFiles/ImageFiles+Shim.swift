// The functions that CImageFiles declares: image files as the codecs read and write them.

internal import CImageFiles
internal import Codecs
internal import Raster

@c @implementation
func image_files_read(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ give: image_files_pixels?, _ context: UnsafeMutableRawPointer?
) -> Bool {
  let bytes = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  return unsafe hand(try? StillFile.decode(bytes, name: "data"), to: give, context)
}

@c @implementation
func image_files_read_path(
  _ path: UnsafePointer<CChar>?, _ give: image_files_pixels?, _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let path = unsafe path.map({ unsafe String(cString: $0) }) else { return false }
  return unsafe hand(try? StillFile.read(path: path), to: give, context)
}

private func hand(_ bitmap: Bitmap?, to give: image_files_pixels?, _ context: UnsafeMutableRawPointer?) -> Bool {
  guard let bitmap else { return false }
  unsafe bitmap.pixels.withUnsafeBytes {
    unsafe give?(context, UInt32(bitmap.width), UInt32(bitmap.height), $0.bindMemory(to: UInt8.self).baseAddress)
  }
  return true
}

@c @implementation
func image_files_write_png(
  _ width: UInt32, _ height: UInt32, _ pixels: UnsafePointer<UInt8>?, _ give: image_files_bytes?,
  _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let bytes = try? PNG.encode(unsafe bitmap(width, height, pixels)) else { return false }
  unsafe give?(context, bytes, bytes.count)
  return true
}

@c @implementation
func image_files_write_jpeg(
  _ width: UInt32, _ height: UInt32, _ pixels: UnsafePointer<UInt8>?, _ quality: Double, _ give: image_files_bytes?,
  _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let bytes = try? JPEG.encode(unsafe bitmap(width, height, pixels), quality: quality) else { return false }
  unsafe give?(context, bytes, bytes.count)
  return true
}

private func bitmap(_ width: UInt32, _ height: UInt32, _ pixels: UnsafePointer<UInt8>?) -> Bitmap {
  let pixels = unsafe UnsafeRawBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)
  return unsafe Bitmap(width: Int(width), height: Int(height), pixels: Array(pixels.bindMemory(to: Pixel.self)))
}
