package import Motion

public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: TimingCurve

  /// The curve with one of Core Animation's names; an unknown name gives a linear one.
  public init(name: CAMediaTimingFunctionName) {
    curve = TimingCurve.named.first { $0.name == name.rawValue }?.curve ?? .linear
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  package init(_ curve: TimingCurve) {
    self.curve = curve
  }
}
