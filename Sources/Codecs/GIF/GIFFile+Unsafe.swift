private import CCompression
import Raster

/// The pieces of a GIF file. They know nothing of each other, so that images may be compressed side by side and joined.
enum GIFFile {
  static let trailer: [UInt8] = [0x3B]

  static func header(width: Int, height: Int, palette: GIFPalette, loop: Int, comment: String?) -> [UInt8] {
    // Eight bits a component, a table of colours, the background in its first entry, square pixels.
    var bytes = Array("GIF89a".utf8) + words(width, height) + [0xF0 | sizeBits(palette), 0, 0] + table(palette)
    if loop != 1 { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + words(max(loop - 1, 0)) + [0] }
    // Readers that take the comment for a C string would end it at a zero byte.
    let comment = (comment ?? "").utf8.filter { $0 != 0 }
    if !comment.isEmpty { bytes += [0x21, 0xFE] + subBlocks(comment.span) }
    return bytes
  }

  /// - Parameter delay: centiseconds, 0...65535.
  static func block(_ image: GIFImage, _ disposal: GIFImage.Disposal, delay: Int) throws(CodecError) -> [UInt8] {
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal.rawValue << 2 | (image.transparent == nil ? 0 : 1)]
    bytes += words(delay) + [image.transparent ?? 255, 0]
    bytes += [0x2C] + words(image.rect.left, image.rect.top, image.rect.width, image.rect.height)
    bytes += image.isPaletteGlobal ? [0] : [0x80 | sizeBits(image.palette)] + table(image.palette)
    bytes.append(UInt8(image.palette.pixelBits))
    return bytes + (try pixels(of: image))
  }

  private static func pixels(of image: GIFImage) throws(CodecError) -> [UInt8] {
    var rows = gif_rows(
      width: image.rect.width, height: image.rect.height, palette_count: Int32(image.palette.count),
      transparent: image.transparent.map(Int32.init) ?? -1, tolerance: UInt32(image.tolerance), is_draft: image.isDraft ? 1 : 0)
    let coder = unsafe gif_lzw_make()
    defer { unsafe gif_lzw_free(coder) }
    var length = 0
    guard let coder = unsafe coder,
      let bytes = unsafe gif_rows_encode(coder, &rows, image.indices, image.stays, image.palette.entries, &length)
    else { throw .outOfMemory(doing: "writing a GIF") }
    return unsafe subBlocks(Span(_unsafeStart: bytes, count: length))
  }

  /// Blocks of up to 255 bytes, each after its length, and the empty one that ends them.
  private static func subBlocks(_ bytes: Span<UInt8>) -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for at in bytes.indices {
      if at % 255 == 0 { blocks.append(UInt8(min(bytes.count - at, 255))) }
      blocks.append(bytes[at])
    }
    return blocks + [0]
  }

  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.map(UInt16.init).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  private static func sizeBits(_ palette: GIFPalette) -> UInt8 { UInt8(palette.bits - 1) }

  private static func table(_ palette: GIFPalette) -> [UInt8] {
    palette.entries.flatMap { [$0.red, $0.green, $0.blue] }
  }
}
