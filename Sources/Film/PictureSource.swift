public import Raster

/// A film's pictures, one after another.
@MainActor
public protocol PictureSource: FrameSource {
  var frameCount: Int { get }
  /// How many frames the film has if it is not cut.
  var wholeFrameCount: Int { get }
  /// The length of the film, in seconds.
  var duration: Double { get }
  /// How the pictures' edges are drawn.
  var edges: Picture.Edges { get }
  /// Nil after the last frame.
  mutating func next() -> TimedPicture?
}

/// One frame of a film: what is seen, and from when to when, in seconds from the film's start.
public struct TimedPicture: Sendable {
  public let picture: Picture
  public let start: Double
  public let end: Double
}

/// The source of a film that is one picture.
public struct StillSource: PictureSource {
  public let edges: Picture.Edges
  public let frameCount = 1
  public let wholeFrameCount = 1
  public let duration = 0.0
  private var picture: Picture?

  public init(_ picture: Picture, edges: Picture.Edges) {
    self.picture = picture
    self.edges = edges
  }

  public mutating func next() -> TimedPicture? {
    defer { picture = nil }
    return picture.map { TimedPicture(picture: $0, start: 0, end: 0) }
  }
}
