public import Raster

/// Where a film's pictures come from, one after another.
@MainActor
public protocol PictureSource: FrameSource {
  var frameCount: Int { get }
  /// How many frames the film has if it is not cut.
  var wholeFrameCount: Int { get }
  /// In seconds.
  var duration: Double { get }
  /// How the pictures' edges are drawn.
  var edges: Picture.Edges { get }
  /// Nil after the last frame.
  mutating func next() -> TimelineSampler.Sample?
}
