import Foundation

/// What is written, and where: the name decides.
enum Output {
  case gif(String)
  /// A directory, which ends in a slash, or a pattern with `%d` in it.
  case pngSequence(String)

  init(_ path: String) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("the output has no name: name a file, like out.gif") }
    let name = String(path.split(separator: "/").last ?? "")
    let ending = (name as NSString).pathExtension.lowercased()
    if path.hasSuffix("/") {
      self = .pngSequence(path)
    } else if Self.isDirectory(path) {
      self = .pngSequence(path + "/")
    } else if ending == "gif" {
      self = .gif(path)
    } else if ending == "png", name.contains("%") {
      self = .pngSequence(path)
    } else if ending == "png" {
      let stem = (path as NSString).deletingPathExtension
      throw UsageError("“\(path)” would be one PNG: for one a frame name \(stem)-%04d.png, or a directory, \(stem)/")
    } else {
      throw UsageError("“\(path)” must end in .gif, in a slash for a directory of PNGs, or in %04d.png")
    }
  }

  static func isDirectory(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/.")
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  var path: String {
    switch self {
    case .gif(let path), .pngSequence(let path): path
    }
  }

  var countsCentiseconds: Bool {
    if case .gif = self { true } else { false }
  }
}
