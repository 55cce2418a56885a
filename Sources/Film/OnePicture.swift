public import Raster

/// A film of one picture.
public struct OnePicture: PictureSource {
  public let edges: Picture.Edges
  public let frameCount = 1
  public let wholeFrameCount = 1
  public let duration = 0.0
  private var picture: Picture?

  public init(_ picture: Picture, edges: Picture.Edges) {
    self.picture = picture
    self.edges = edges
  }

  public mutating func next() -> TimelineSampler.Sample? {
    defer { picture = nil }
    return picture.map { TimelineSampler.Sample(picture: $0, start: 0, end: 0) }
  }
}
