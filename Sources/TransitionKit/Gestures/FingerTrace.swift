/// What is left to see of a finger: where it is or was last, and when it came and went, in seconds of the stage.
public struct FingerTrace: Sendable, Hashable {
  /// In the window.
  public internal(set) var point: CGPoint
  public let down: Double
  /// Nil while it is down.
  public internal(set) var up: Double?

  public init(point: CGPoint, down: Double, up: Double? = nil) {
    self.point = point
    self.down = down
    self.up = up
  }
}
