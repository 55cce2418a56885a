/// The radii of a rectangle's corners: above half the shorter side each counts as that half, below 0 (or NaN) as 0.
@frozen
public struct CornerRadii: Sendable, Hashable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  @inlinable
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  @inlinable
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  func map(_ body: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight), bottomLeft: body(bottomLeft))
  }
}
