/// The rates at which an animation or a display link would like to be shown. A film is drawn at its own rate.
public struct CAFrameRateRange: Sendable, Hashable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
