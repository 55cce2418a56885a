private import CCompression
private import CImageShims
import Raster

/// The pieces of a GIF file, written by giflib. Each piece is made without the others, so that images can be compressed in parallel
/// and joined.
enum GIFFile {
  static let trailer: [UInt8] = [0x3B]
  /// A size in bytes that a screen descriptor, a palette of 256 colours and the descriptors of one image never exceed together.
  private static let framing = 1024

  static func header(width: Int, height: Int, palette: GIFPalette, loop: Int, comment: String?) throws(CodecError) -> [UInt8] {
    // A zero byte would end a C string early.
    let words = (comment ?? "").utf8.filter { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
    return try unsafe written(room: framing + roomOfBlocks(words.count)) { bytes, room in
      unsafe palette.entries.withUnsafeBytes { colors in
        unsafe words.withUnsafeBufferPointer { words in
          var header = unsafe gif_shim_header(
            width: UInt32(width), height: UInt32(height), palette: colors.bindMemory(to: UInt8.self).baseAddress,
            palette_count: Int32(colors.count / 4), repeats: loop == 0 ? 0 : loop == 1 ? -1 : Int32(loop - 1),
            comment: words.baseAddress)
          return unsafe gif_shim_write_header(&header, bytes, room)
        }
      }
    }
  }

  /// - Parameter delay: centiseconds, 0...65535.
  static func block(_ image: GIFImage, _ disposal: FileFacts.Disposal, delay: Int) throws(CodecError) -> [UInt8] {
    var rows = gif_rows(
      width: image.rect.width, height: image.rect.height, palette_count: Int32(image.colorCount),
      transparent: image.transparent.map(Int32.init) ?? -1, tolerance: UInt32(image.tolerance), is_draft: image.isDraft ? 1 : 0,
      level: image.level.forCoder)
    let coder = unsafe gif_lzw_make()
    defer { unsafe gif_lzw_free(coder) }
    var length = 0
    guard let coder = unsafe coder,
      let codes = unsafe gif_rows_encode(coder, &rows, image.indices, image.stays, image.table, &length)
    else { throw .outOfMemory(doing: "writing a GIF") }
    return try unsafe written(room: framing + roomOfBlocks(length)) { bytes, room in
      unsafe image.table.withUnsafeBytes { colors in
        var block = unsafe gif_shim_image(
          left: UInt32(image.rect.minX), top: UInt32(image.rect.minY), width: UInt32(image.rect.width),
          height: UInt32(image.rect.height), palette: colors.bindMemory(to: UInt8.self).baseAddress,
          palette_count: Int32(colors.count / 4), uses_header_palette: image.isPaletteGlobal ? 1 : 0, delay: UInt32(delay),
          disposal: gif_shim_disposal(UInt32(disposal.code)), transparent: rows.transparent,
          codes: codes, code_length: length)
        return unsafe gif_shim_write_image(&block, bytes, room)
      }
    }
  }

  /// The size of `count` bytes in blocks of at most 255, each after its length, and of the empty block that ends them.
  private static func roomOfBlocks(_ count: Int) -> Int { count + count / 255 + 2 }

  /// The bytes that a job writes into a buffer of `room` bytes.
  private static func written(
    room: Int, by job: (UnsafeMutablePointer<UInt8>?, Int) -> Int
  ) throws(CodecError) -> [UInt8] {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = unsafe job(buffer.baseAddress, room)
    }
    guard !bytes.isEmpty else { throw .outOfMemory(doing: "writing a GIF") }
    return bytes
  }
}

extension CompressionLevel {
  fileprivate var forCoder: gif_level {
    switch self {
    case .fast: gif_fast
    case .standard: gif_standard
    case .small: gif_small
    }
  }
}
