import Foundation

/// What is written, and where.
struct Output {
  enum Format: String, CaseIterable {
    case gif
    /// An animated PNG.
    case apng
    /// A PNG for each frame.
    case pngs
    case y4m
    case rgba

    /// Those that can go to standard output: one stream of bytes.
    static let streams: [Format] = [.gif, .apng, .y4m, .rgba]

    /// For messages.
    var plural: String {
      switch self {
      case .gif: "GIFs"
      case .apng: "animated PNGs"
      case .pngs: "PNGs of frames"
      case .y4m: "Y4M"
      case .rgba: "raw RGBA"
      }
    }

    /// Whether a picture that stands for long is stored once.
    var joinsRepeats: Bool { self == .gif || self == .apng }
  }

  /// Options that say how some formats are written.
  private static let uses: [(option: AnyOption, formats: [Format])] = [
    (.colors, [.gif]), (.dither, [.gif]), (.quality, [.gif]), (.draft, [.gif]), (.loop, [.gif, .apng]),
    (.pngLevel, [.apng, .pngs]),
  ]

  /// What it can be, for help.
  static let kinds =
    "a .gif, an animated .png, a .y4m or .rgba stream, or a directory (frames/) or pattern (step-%04d.png) for one PNG a frame"

  let format: Format
  /// Nil for standard output. A directory ends in a slash; a pattern has `%d` in it.
  let path: String?

  /// - Parameter format: the format asked for; nil lets the name decide.
  init(_ path: String, format: Format?) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("the output has no name: name a file, like out.gif") }
    guard path != "-" else {
      guard let format else { throw UsageError("standard output needs a --format: \(Self.names)") }
      (self.format, self.path) = (format, nil)
      return
    }
    if let format {
      guard !path.hasSuffix("/"), !Self.isDirectory(path) else {
        throw UsageError("--format is for one file, not for a directory")
      }
      (self.format, self.path) = (format, path)
      return
    }
    self.path = !path.hasSuffix("/") && Self.isDirectory(path) ? path + "/" : path
    self.format = try Self.format(of: self.path ?? path)
  }

  /// No option is said in vain.
  func expectUse(of arguments: Arguments) throws(UsageError) {
    for (option, formats) in Self.uses where arguments.has(option) && !formats.contains(format) {
      let kinds = formats.map(\.plural).joined(separator: " and ")
      throw UsageError("\(option.spelling) is for \(kinds), and \(name) is written as \(format.plural)")
    }
  }

  private static var names: String { Format.streams.map(\.rawValue).joined(separator: ", ") }

  private static func format(of path: String) throws(UsageError) -> Format {
    if path.hasSuffix("/") { return .pngs }
    let name = String(path.split(separator: "/").last ?? "")
    switch (name as NSString).pathExtension.lowercased() {
    case "gif": return .gif
    case "png": return name.contains("%") ? .pngs : .apng
    case "apng": return .apng
    case "y4m": return .y4m
    case "rgba": return .rgba
    case "mp4", "mov", "mkv", "webm", "avi":
      throw UsageError("“\(path)” takes a video encoder: --format y4m - | ffmpeg -i - \(path)")
    default:
      throw UsageError(
        "“\(path)” must end in .gif, .png, .apng, .y4m or .rgba, in %04d.png, or in a slash for a directory of PNGs")
    }
  }

  static func isDirectory(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/.")
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// For messages.
  var name: String { path ?? "standard output" }

  var countsCentiseconds: Bool { format == .gif }
}
