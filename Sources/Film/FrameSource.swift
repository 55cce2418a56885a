public import Raster

/// Where the frames of an output come from, one after another.
@MainActor
public protocol FrameSource {
  /// How many frames there are; nil where that is known only at the end.
  var expectedFrameCount: Int? { get }
  /// The next frame; nil after the last.
  mutating func nextFrame() throws -> SourceFrame?
}

/// A frame: its content, and when it appears and goes, in seconds from the film's start.
public struct SourceFrame: Sendable {
  /// The content of a frame: a picture to draw, or pixels.
  public enum Content: Sendable {
    /// A picture that is still to be drawn.
    case picture(Picture, Picture.Edges)
    /// Pixels that are there already; they are fetched on any thread.
    case pixels(@Sendable () throws -> Bitmap)
  }

  /// The frame's pixels, or how to come by them.
  public let content: Content
  /// When the frame appears, in seconds from the film's start.
  public let start: Double
  /// When the frame goes, in seconds from the film's start.
  public let end: Double

  /// Makes a frame that is shown from `start` to `end`, in seconds from the film's start.
  public init(_ content: Content, from start: Double, to end: Double) {
    (self.content, self.start, self.end) = (content, start, end)
  }

  /// The frame's display list; nil where the frame is pixels already.
  public var picture: Picture? {
    if case .picture(let picture, _) = content { picture } else { nil }
  }
}

extension PictureSource {
  public var expectedFrameCount: Int? { frameCount }

  public mutating func nextFrame() -> SourceFrame? {
    next().map { SourceFrame(.picture($0.picture, edges), from: $0.start, to: $0.end) }
  }
}
