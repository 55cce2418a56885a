public import Raster

/// The facts that a GIF or PNG file states about itself, read without decoding pixels.
public struct FileFacts: Sendable, Equatable {
  /// The formats whose facts are read; an APNG is a PNG that moves.
  public enum Format: String, Sendable {
    /// A GIF, still or animated.
    case gif = "GIF"
    /// A PNG of one picture.
    case png = "PNG"
    /// A PNG with an animation.
    case apng = "APNG"
  }

  /// A file states with each image what becomes of it when the next one comes.
  public enum Disposal: String, Sendable, CaseIterable {
    /// The file does not say; players treat this as `leave`.
    case unspecified
    /// The image stays, and the next one is laid over it.
    case leave
    /// The image's rectangle becomes transparent.
    case background
    /// The canvas becomes what it was before the image.
    case previous

    /// The number by which a GIF states the disposal.
    var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
  }

  /// How an image meets what is on the canvas.
  public enum Blend: String, Sendable, CaseIterable {
    /// The image replaces what is on the canvas.
    case source
    /// The image lies over what is on the canvas.
    case over
  }

  /// One image of the file.
  public struct Frame: Sendable, Equatable {
    /// The part of the canvas that the image covers.
    public var rect = Region.empty
    /// The delay in seconds; nil where the file says none.
    public var delay: Double?
    /// The image stays, goes, or gives back what it covered when the next one comes.
    public var disposal = Disposal.unspecified
    /// How the image meets what is on the canvas.
    public var blend = Blend.over
    /// The number of entries of the frame's own palette; 0 if it has none.
    public var paletteCount = 0
    /// The palette entry whose pixels are transparent.
    public var transparent: Int?
    /// Whether the image's rows are stored in several passes.
    public var isInterlaced = false
    /// The bytes that the frame takes in the file, with its palette and control blocks.
    public var byteCount = 0

    package init() {}
  }

  /// The format that the first bytes announce.
  public var format: Format
  /// The width of the canvas in pixels.
  public var width: Int
  /// The height of the canvas in pixels.
  public var height: Int
  /// The length of the file.
  public var byteCount: Int
  /// How often the film plays in all; 0 for ever. Nil where the file does not say, which means once.
  public var loop: Int?
  /// The comments in the file, in their order: the first 1,024 of them, of 65,536 bytes together. The last of these ends in “…” where
  /// there is more.
  public var comments: [String] = []
  var commentBytes = 0
  /// The number of entries of the palette for frames that have none of their own; 0 if the file has no such palette.
  public var paletteCount = 0
  /// Bits of a sample or palette index.
  public var depth: Int
  /// "palette", "RGB", "RGBA", "grey" or "grey and alpha".
  public var colors: String
  /// The file's images in their order, the first 65,536 of them; a still picture has one.
  public var frames: [Frame] = []
  /// How many images the file has; a still picture has one.
  public var frameCount: Int { frames.count + unlisted.count }
  /// The images that are not in `frames`, and how long they are shown.
  var unlisted = Unlisted()

  struct Unlisted: Equatable {
    var count = 0
    var seconds = 0.0
  }
  /// The faults of the file, and what players show differently.
  public var anomalies: [FileAnomaly] = []

  /// The duration of one play, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + ($1.delay ?? 0) } + unlisted.seconds }

  private static let byteLimit = 1 << 31

  /// The most bytes of comments that are kept: a file may be full of them.
  static let commentLimit = 1 << 16
  private static let commentCount = 1 << 10
  /// The most images that are described, more than a minute has at the highest rate: a small file may have millions.
  static let frameLimit = 1 << 16

  /// Adds an image, as far as there is room for what is known of it.
  mutating func add(frame: Frame) {
    guard unlisted.count == 0, frames.count < Self.frameLimit else {
      unlisted.count += 1
      unlisted.seconds += frame.delay ?? 0
      return
    }
    frames.append(frame)
  }

  /// Counts bytes for the last image, if that is described.
  mutating func addToLastFrame(bytes: Int) {
    if unlisted.count == 0, !frames.isEmpty { frames[frames.count - 1].byteCount += bytes }
  }

  /// Describes a still picture, whatever images were added before.
  mutating func show(onlyFrame frame: Frame) {
    (frames, unlisted) = ([frame], Unlisted())
  }

  /// Adds a comment as far as there is room.
  mutating func add(comment: ArraySlice<UInt8>, _ text: (ArraySlice<UInt8>) -> String) {
    let room = comments.count < Self.commentCount ? Self.commentLimit - commentBytes : 0
    // A comment takes room even if it is empty.
    commentBytes = min(commentBytes + comment.count + 1, Self.commentLimit)
    if comment.count < room { return comments.append(text(comment)) }
    if room > 0 { comments.append(text(comment.prefix(room)) + "…") }
  }

  /// Reads the facts of a file.
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
