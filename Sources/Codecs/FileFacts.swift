public import Raster

/// What a GIF or PNG file says of itself, without a look at its pixels.
public struct FileFacts: Sendable, Equatable {
  public enum Format: String, Sendable {
    case gif = "GIF"
    case png = "PNG"
    case apng = "APNG"
  }

  public enum Disposal: String, Sendable, CaseIterable {
    /// Says nothing, which means the same as `leave`.
    case unspecified
    case leave
    case background
    case previous

    /// The number by which a GIF says it.
    var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
  }

  public enum Blend: String, Sendable, CaseIterable {
    /// Replaces what is there.
    case source
    /// Lies over what is there.
    case over
  }

  /// One image of the file.
  public struct Frame: Sendable, Equatable {
    public var rect = Region.empty
    /// The delay in seconds; nil where the file says none.
    public var delay: Double?
    public var disposal = Disposal.unspecified
    public var blend = Blend.over
    /// How many entries its own palette has; 0 where it has none.
    public var paletteCount = 0
    /// The palette entry that stands for nothing.
    public var transparent: Int?
    public var isInterlaced = false
    /// With its palette and controls.
    public var byteCount = 0
  }

  public var format: Format
  public var width: Int
  public var height: Int
  public var byteCount: Int
  /// How often it plays in all, 0 for ever; nil where the file does not say, which means once.
  public var loop: Int?
  public var comments: [String] = []
  /// Entries of the palette that frames without one of their own use; 0 where there is none.
  public var paletteCount = 0
  /// Bits of a sample or palette index.
  public var depth: Int
  /// "palette", "RGB", "RGBA", "grey" or "grey and alpha".
  public var colors: String
  public var frames: [Frame] = []
  public var anomalies: [FileAnomaly] = []

  /// How long it plays once, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + ($1.delay ?? 0) } }

  private static let byteLimit = 1 << 31

  public static func read(path: String) throws(CodecError) -> FileFacts {
    try of(InputFile.contents(of: path, format: "GIF or PNG", limit: byteLimit), name: path)
  }

  /// A file that breaks off is described as far as it goes, with an anomaly.
  /// - Parameter name: what errors call the file.
  public static func of(_ bytes: [UInt8], name: String) throws(CodecError) -> FileFacts {
    var facts: FileFacts
    if bytes.starts(with: PNGChunk.signature) {
      guard let png = PNGFacts.facts(bytes) else { throw .damaged(file: name, format: "PNG", reason: "its header is broken") }
      facts = png
    } else if GIFScanner.isBegun(by: bytes) {
      var scanner = GIFScanner(bytes)
      guard let gif = scanner.facts() else { throw .damaged(file: name, format: "GIF", reason: "its header is broken") }
      facts = gif
    } else {
      throw .damaged(file: name, format: "GIF or PNG", reason: "it begins as neither does")
    }
    facts.anomalies += FileAnomaly.all(in: facts)
    return facts
  }
}
