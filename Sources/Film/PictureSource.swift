public import Raster

/// A film's pictures, one after another.
@MainActor
public protocol PictureSource: FrameSource {
  /// How many frames there are in all.
  var frameCount: Int { get }
  /// How many frames the film has if it is not cut.
  var wholeFrameCount: Int { get }
  /// The moment of the motion at which the film ends, in seconds since the motion began.
  var lastMoment: Double { get }
  /// Whether a pixel that a shape's edge crosses is covered in part or all or nothing.
  var edges: Picture.Edges { get }
  /// The next picture; nil after the last frame.
  mutating func next() -> TimedPicture?
}

/// One frame of a film: what is seen, and from when to when, in seconds from the film's start.
public struct TimedPicture: Sendable {
  /// The picture that this frame shows.
  public let picture: Picture
  /// When the picture appears, in seconds from the film's start.
  public let start: Double
  /// When the picture goes, in seconds from the film's start.
  public let end: Double
}

/// The source of a film that is one picture.
public struct StillSource: FrameSource {
  public let expectedFrameCount: Int? = 1
  private var frame: SourceFrame?

  /// Makes the source of a film that shows one picture.
  public init(_ picture: Picture, edges: Picture.Edges) {
    frame = SourceFrame(.picture(picture, edges), from: 0, to: 0)
  }

  public mutating func nextFrame() -> SourceFrame? {
    defer { frame = nil }
    return frame
  }
}
