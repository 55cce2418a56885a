private import CGIFReading
private import CImageShims
import Codecs
private import Raster

extension GIFReader {
  /// Reads a file frame by frame into `film`.
  static func read(_ bytes: [UInt8], name: String, into film: inout GIFComposer) throws(CodecError) {
    guard !bytes.isEmpty else { throw .damaged(file: name, format: "GIF", reason: "it is empty") }
    var limits = image_shim_limits(
      max_width: UInt32(Bitmap.sideLimit), max_height: UInt32(Bitmap.sideLimit), max_pixels: UInt64(ViewerScreen.pixelLimit))
    var reader = unsafe gif_shim_reader(
      screen: takeScreen, frame: takeFrame, end: takeEnd, max_frames: UInt32(ViewerScreen.frameLimit))
    var message = Array(repeating: CChar(0), count: Int(IMAGE_SHIM_MESSAGE_SIZE))
    let status = unsafe withUnsafeMutablePointer(to: &film) { film in
      unsafe gif_shim_read(
        bytes, bytes.count, &limits, &reader, UnsafeMutableRawPointer(film), &message, message.count)
    }
    try film.check(name)
    try check(status, String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self), name)
  }

  private static func check(_ status: image_shim_status, _ words: String, _ name: String) throws(CodecError) {
    switch status {
    case IMAGE_SHIM_OK: return
    case IMAGE_SHIM_TOO_LARGE: throw .tooLarge(file: name, format: "GIF", reason: words)
    case IMAGE_SHIM_NO_MEMORY: throw .outOfMemory(doing: "reading \(name)")
    default: throw .damaged(file: name, format: "GIF", reason: words)
    }
  }

  private static let takeScreen: @convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32) -> Int32 = { context, width, height in
    guard let film = unsafe context?.assumingMemoryBound(to: GIFComposer.self) else { return 1 }
    unsafe film.pointee.begin(width: Int(width), height: Int(height))
    return 0
  }

  private static let takeFrame: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<gif_shim_frame>?) -> Int32 = {
    context, frame in
    guard let film = unsafe context?.assumingMemoryBound(to: GIFComposer.self) else { return 1 }
    guard let frame = unsafe frame?.pointee else { return 1 }
    var facts = FileFacts.Frame()
    facts.rect = unsafe Region(x: Int(frame.left), y: Int(frame.top), width: Int(frame.width), height: Int(frame.height))
    facts.delay = unsafe Double(frame.delay) / 100
    facts.disposal = unsafe FileFacts.Disposal.allCases[Int(frame.disposal.rawValue)]
    facts.paletteCount = unsafe Int(frame.palette_count)
    facts.transparent = unsafe frame.transparent < 0 ? nil : Int(frame.transparent)
    let image = unsafe GIFComposer.Image(
      facts: facts, indices: Array(UnsafeBufferPointer(start: frame.indices, count: facts.rect.width * facts.rect.height)),
      palette: palette(UnsafeBufferPointer(start: frame.palette, count: facts.paletteCount * 3)))
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
