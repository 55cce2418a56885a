private import CImageShims
import Raster

/// The pieces of a GIF file, written by giflib.
enum GIFFile {
  static func header(
    width: Int, height: Int, palette: GlobalPalette, loop: Int, comment: String?
  ) throws(CodecError) -> [UInt8] {
    let colors = components(palette.colors, count: palette.count)
    // A zero byte would end a C string early.
    let words = Array((comment ?? "").utf8CString.dropLast().filter { $0 != 0 }) + [0]
    return try unsafe written { sink, context, message, size in
      unsafe colors.withUnsafeBufferPointer { colors in
        unsafe words.withUnsafeBufferPointer { words in
          var header = unsafe gif_shim_header(
            width: UInt32(width), height: UInt32(height), palette: colors.baseAddress, palette_count: Int32(palette.count),
            repeats: loop == 0 ? 0 : loop == 1 ? -1 : Int32(loop - 1), comment: words.baseAddress)
          return unsafe gif_shim_write_header(&header, sink, context, message, size)
        }
      }
    }
  }

  static func image(_ block: GIFBlock) throws(CodecError) -> [UInt8] {
    let colors = components(block.palette, count: block.paletteCount)
    return try unsafe written { sink, context, message, size in
      unsafe colors.withUnsafeBufferPointer { colors in
        unsafe block.indices.withUnsafeBufferPointer { indices in
          unsafe (block.stays ?? []).withUnsafeBufferPointer { stays in
            var frame = unsafe gif_shim_frame(
              left: UInt32(block.rect.left), top: UInt32(block.rect.top), width: UInt32(block.rect.width),
              height: UInt32(block.rect.height), indices: indices.baseAddress,
              stays: block.stays == nil ? nil : stays.baseAddress, is_draft: block.isDraft ? 1 : 0,
              palette: colors.baseAddress, palette_count: Int32(block.paletteCount), uses_header_palette: block.isPaletteGlobal ? 1 : 0,
              tolerance: UInt32(block.tolerance), delay: UInt32(block.delay),
              disposal: block.disposal == .leave ? GIF_SHIM_DISPOSE_LEAVE : GIF_SHIM_DISPOSE_BACKGROUND,
              transparent: block.transparent.map { Int32($0) } ?? -1)
            return unsafe gif_shim_write_frame(&frame, sink, context, message, size)
          }
        }
      }
    }
  }

  static func trailer() throws(CodecError) -> [UInt8] {
    try unsafe written { sink, context, message, size in unsafe gif_shim_write_trailer(sink, context, message, size) }
  }

  /// Of `count` entries, those after the colours black.
  private static func components(_ colors: [Pixel], count: Int) -> [UInt8] {
    colors.flatMap { [$0.red, $0.green, $0.blue] } + Array(repeating: 0, count: (count - colors.count) * 3)
  }

  private typealias Job = (
    gif_shim_sink, UnsafeMutableRawPointer, UnsafeMutablePointer<CChar>?, Int
  ) -> gif_shim_status

  /// Gathers what a job writes.
  private static func written(by job: Job) throws(CodecError) -> [UInt8] {
    var bytes: [UInt8] = []
    var message = Array(repeating: CChar(0), count: Int(GIF_SHIM_MESSAGE_SIZE))
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
      unsafe message.withUnsafeMutableBufferPointer { message in
        unsafe job(gather, UnsafeMutableRawPointer(bytes), message.baseAddress, message.count)
      }
    }
    if status == GIF_SHIM_OK { return bytes }
    precondition(status == GIF_SHIM_NO_MEMORY, "A GIF is written only from valid parts")
    throw .outOfMemory(doing: "writing a GIF")
  }

  private static let gather: gif_shim_sink = { context, bytes, count in
    guard let target = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return 1 }
    unsafe target.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    return 0
  }

  /// What giflib reads, frame by frame, into `film`.
  static func read(_ bytes: [UInt8], name: String, into film: inout GIFComposer) throws(CodecError) {
    guard !bytes.isEmpty else { throw .damaged(file: name, format: "GIF", reason: "it is empty") }
    var limits = gif_shim_limits(
      max_width: UInt32(Bitmap.sideLimit), max_height: UInt32(Bitmap.sideLimit), max_pixels: UInt64(GIFReader.pixelLimit),
      max_frames: UInt32(GIFReader.frameLimit))
    var reader = unsafe gif_shim_reader(screen: takeScreen, frame: takeFrame, end: takeEnd)
    var message = Array(repeating: CChar(0), count: Int(GIF_SHIM_MESSAGE_SIZE))
    let status = unsafe withUnsafeMutablePointer(to: &film) { film in
      unsafe gif_shim_read(
        bytes, bytes.count, &limits, &reader, UnsafeMutableRawPointer(film), &message, message.count)
    }
    try check(status, String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self), name, film)
  }

  private static func check(
    _ status: gif_shim_status, _ words: String, _ name: String, _ film: GIFComposer
  ) throws(CodecError) {
    switch status {
    case GIF_SHIM_OK: return
    case GIF_SHIM_REFUSED: throw film.refusal(name)
    case GIF_SHIM_TOO_LARGE: throw .tooLarge(file: name, format: "GIF", reason: words)
    case GIF_SHIM_NO_MEMORY: throw .outOfMemory(doing: "reading \(name)")
    default: throw .damaged(file: name, format: "GIF", reason: words)
    }
  }

  private static let takeScreen: @convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32) -> Int32 = { context, width, height in
    guard let film = unsafe context?.assumingMemoryBound(to: GIFComposer.self) else { return 1 }
    return unsafe film.pointee.begin(width: Int(width), height: Int(height)) ? 0 : 1
  }

  private static let takeFrame: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<gif_shim_frame>?) -> Int32 = {
    context, frame in
    guard let film = unsafe context?.assumingMemoryBound(to: GIFComposer.self) else { return 1 }
    guard let frame = unsafe frame?.pointee else { return 1 }
    let image = unsafe GIFComposer.Image(
      left: Int(frame.left), top: Int(frame.top), width: Int(frame.width), height: Int(frame.height),
      indices: Array(UnsafeBufferPointer(start: frame.indices, count: Int(frame.width) * Int(frame.height))),
      palette: palette(UnsafeBufferPointer(start: frame.palette, count: Int(frame.palette_count) * 3)),
      transparent: frame.transparent < 0 ? nil : UInt8(frame.transparent), delay: Int(frame.delay),
      disposal: Int(frame.disposal.rawValue))
    return unsafe film.pointee.add(image) ? 0 : 1
  }

  private static func palette(_ components: UnsafeBufferPointer<UInt8>) -> [Pixel] {
    stride(from: 0, to: components.count, by: 3).map { at in
      unsafe Pixel(red: components[at], green: components[at + 1], blue: components[at + 2])
    }
  }

  private static let takeEnd: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, repeats in
    guard let film = unsafe context?.assumingMemoryBound(to: GIFComposer.self) else { return 1 }
    unsafe film.pointee.end(repeats: repeats)
    return 0
  }
}
