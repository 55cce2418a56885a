private import CImageShims
private import Files
import Raster

/// Whole PNG files of straight pixels, written and read by `CImageShims`.
enum PNGFile {
  /// - Parameters:
  ///   - isOfFilm: whether this is an image of an APNG, which takes more effort since viewers load the whole file: two to four times
  ///     the time saves 1 to 5 % of the bytes.
  ///   - isTrial: whether the bytes are only counted, to choose between ways: for that the most effort would take too long.
  static func write(
    _ picture: PNGPicture, filter: PNGFilter, level: CompressionLevel, isOfFilm: Bool = false, isTrial: Bool = false
  ) throws(CodecError) -> [UInt8] {
    let colors: [Pixel] = if case .palette(let colors, _) = picture.form { colors } else { [] }
    let form = form(of: picture)
    var options = png_shim_options(
      effort: filter == .adaptiveRuns ? 0 : effort(level, isOfFilm: isOfFilm, isTrial: isTrial), filter: self.filter(filter))
    var bytes: [UInt8] = []
    let status = unsafe withBytes(of: picture.samples) { samples in
      unsafe colors.withUnsafeBytes { colors in
        var picture = unsafe png_shim_picture(
          width: UInt32(picture.width), height: UInt32(picture.height), form: form.form, bit_depth: form.depth,
          pixels: samples, row_bytes: picture.rowBytes,
          palette: colors.bindMemory(to: UInt8.self).baseAddress, palette_count: Int32(colors.count / 4), key: form.key)
        return unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
          unsafe png_shim_write(&picture, &options, gather, UnsafeMutableRawPointer(bytes), nil, 0)
        }
      }
    }
    if status == IMAGE_SHIM_OK { return bytes }
    precondition(status == IMAGE_SHIM_NO_MEMORY, "A PNG is written only from valid parts")
    throw .outOfMemory(doing: "writing a PNG")
  }

  private static func withBytes<Result>(of samples: PNGPicture.Samples, _ body: (UnsafePointer<UInt8>?) -> Result) -> Result {
    switch samples {
    case .pixels(let pixels): unsafe pixels.withUnsafeBytes { unsafe body($0.bindMemory(to: UInt8.self).baseAddress) }
    case .bytes(let bytes): unsafe bytes.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
  }

  private static func form(of picture: PNGPicture) -> (form: png_shim_form, depth: Int32, key: Int32) {
    switch picture.form {
    case .rgb(nil): (PNG_SHIM_RGB, 8, -1)
    case .rgb(let key?): (PNG_SHIM_RGB, 8, Int32(key.red) << 16 | Int32(key.green) << 8 | Int32(key.blue))
    case .rgba: (PNG_SHIM_RGBA, 8, -1)
    case .palette(_, let depth): (PNG_SHIM_PALETTE, Int32(depth), -1)
    case .gray(let depth): (PNG_SHIM_GRAY, Int32(depth), -1)
    case .grayAlpha: (PNG_SHIM_GRAY_ALPHA, 8, -1)
    }
  }

  private static func effort(_ level: CompressionLevel, isOfFilm: Bool, isTrial: Bool) -> Int32 {
    switch level {
    case .fast: 1
    case .standard: isOfFilm ? 9 : 6
    case .small: isTrial ? 9 : 10
    }
  }

  private static func filter(_ filter: PNGFilter) -> png_shim_filter {
    switch filter {
    case .repeats: PNG_SHIM_FILTER_REPEATS
    case .adaptive, .adaptiveRuns: PNG_SHIM_FILTER_ADAPTIVE
    }
  }

  private static let gather: png_shim_sink = { context, bytes, count in
    guard let target = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return 1 }
    unsafe target.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    return 0
  }

  /// Reads a PNG's size and its pixels, which are straight.
  static func read(_ bytes: [UInt8], name: String) throws(CodecError) -> (width: Int, height: Int, pixels: [Pixel]) {
    guard !bytes.isEmpty else { throw .damaged(file: name, format: "PNG", reason: "it is empty") }
    let (width, height) = try size(of: bytes, name)
    guard ProcessMemory.has(width * height * 4) else { throw .outOfMemory(doing: "reading \(name)") }
    var pixels = Array(repeating: Pixel.clear, count: width * height)
    var message = Array(repeating: CChar(0), count: Int(IMAGE_SHIM_MESSAGE_SIZE))
    let status = unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe png_shim_read(
        bytes, bytes.count, UInt32(width), UInt32(height), pixels.bindMemory(to: UInt8.self).baseAddress, &message, message.count)
    }
    try CodecError.check(status, message, name, "PNG")
    return (width, height, pixels)
  }

  static func size(of bytes: [UInt8], _ name: String) throws(CodecError) -> (Int, Int) {
    let side = UInt32(Bitmap.sideLimit)
    var limits = image_shim_limits(max_width: side, max_height: side, max_pixels: UInt64(Bitmap.pixelLimit))
    var (width, height) = (UInt32(0), UInt32(0))
    var message = Array(repeating: CChar(0), count: Int(IMAGE_SHIM_MESSAGE_SIZE))
    let status = unsafe png_shim_read_size(bytes, bytes.count, &limits, &width, &height, &message, message.count)
    if status == IMAGE_SHIM_TOO_LARGE {
      throw .tooLarge(file: name, format: "PNG", reason: "its header claims \(width)×\(height)")
    }
    try CodecError.check(status, message, name, "PNG")
    // libpng passes over chunks that it does not know, in front of the header as well; no other reader has to.
    var chunks = PNGChunk.Walk(bytes)
    guard chunks.next()?.name == "IHDR" else { throw .damaged(file: name, format: "PNG", reason: "its header is broken") }
    return (Int(width), Int(height))
  }
}
