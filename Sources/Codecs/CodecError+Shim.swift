import CImageShims

extension CodecError {
  /// Says why a job of `CImageShims` did not read a file.
  /// - Parameter name: what errors call the file.
  static func check(
    _ status: image_shim_status, _ message: [CChar], _ name: String, _ format: String
  ) throws(CodecError) {
    let words = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    switch status {
    case IMAGE_SHIM_OK: return
    case IMAGE_SHIM_TOO_LARGE: throw .tooLarge(file: name, format: format, reason: words)
    case IMAGE_SHIM_NO_MEMORY: throw .outOfMemory(doing: "reading \(name)")
    default: throw .damaged(file: name, format: format, reason: words)
    }
  }
}
