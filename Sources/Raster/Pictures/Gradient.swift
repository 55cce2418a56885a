/// Colours along a way; before the first stop and after the last their colours go on.
///
/// Colours are mixed premultiplied. Stops stand in ascending order, and one that lies before its predecessor counts as lying on it.
/// A gradient without stops paints nothing.
public struct Gradient: Sendable, Hashable {
  /// The way that the colours take.
  public enum Way: Sendable, Hashable {
    /// Along a line. Where its ends coincide, all shows the last stop's colour.
    case linear(from: Point, to: Point)
    /// A gradient from a centre outwards to an ellipse. Where a radius is 0, all shows the last stop's colour.
    case radial(center: Point, radiusX: Double, radiusY: Double)
    /// Clockwise round a centre: once about, from the ray towards a point back to it. Where that point is the centre itself, the ray
    /// runs to the right.
    case conic(center: Point, toward: Point)
  }

  /// A colour at a place of the way: 0 where it starts, 1 where it ends.
  public struct Stop: Sendable, Hashable {
    /// The colour there.
    public var color: Pixel
    /// The place as a share of the way.
    public var location: Double

    /// A colour at a place.
    public init(_ color: Pixel, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The way that the colours take.
  public var way: Way
  /// The colours along the way.
  public var stops: [Stop]

  /// A gradient of these colours along this way.
  public init(_ way: Way, stops: [Stop]) {
    self.way = way
    self.stops = stops
  }
}
