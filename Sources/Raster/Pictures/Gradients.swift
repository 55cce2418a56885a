/// A colour at a place of a gradient: 0 where it starts, 1 where it ends.
public struct GradientStop: Sendable, Hashable {
  public var color: Pixel
  public var location: Double

  public init(_ color: Pixel, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// Colours along the line from `start` to `end`; before the first stop and after the last their colours go on.
///
/// For every gradient: colours are mixed premultiplied. Stops stand in ascending order, and one that lies before its predecessor
/// counts as lying on it. A gradient without stops paints nothing. Where start and end coincide, all shows the last stop's colour.
public struct LinearGradient: Sendable, Hashable {
  public typealias Stop = GradientStop

  public var start: Point
  public var end: Point
  public var stops: [GradientStop]

  public init(from start: Point, to end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours from a centre outwards to an ellipse; beyond it the last one goes on.
///
/// Where a radius is 0, all shows the last stop's colour.
public struct RadialGradient: Sendable, Hashable {
  public var center: Point
  public var radiusX: Double
  public var radiusY: Double
  public var stops: [GradientStop]

  public init(center: Point, radiusX: Double, radiusY: Double, stops: [GradientStop]) {
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.stops = stops
  }
}

/// Colours that run clockwise round a centre: once about, from the ray towards a point back to it.
///
/// Where that point is the centre itself, the ray runs to the right.
public struct ConicGradient: Sendable, Hashable {
  public var center: Point
  public var toward: Point
  public var stops: [GradientStop]

  public init(center: Point, toward: Point, stops: [GradientStop]) {
    self.center = center
    self.toward = toward
    self.stops = stops
  }
}
