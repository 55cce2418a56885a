public import Raster

/// A picture and when it is on screen, in seconds from the film's start.
public struct Frame: Sendable, Equatable {
  public var bitmap: Bitmap
  public var start: Double
  public var end: Double

  public init(_ bitmap: Bitmap, from start: Double, to end: Double) {
    self.bitmap = bitmap
    self.start = start
    self.end = end
  }
}
