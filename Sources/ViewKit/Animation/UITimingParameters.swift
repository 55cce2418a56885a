package import Motion

/// How an animation gets from its beginning to its end.
package enum Pace {
  case curve(TimingCurve)
  case spring(Spring)

  /// The share of the way covered `time` seconds into `duration`; springs do not ask for the duration.
  func fraction(at time: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: duration > 0 ? time / duration : 1)
    case .spring(let spring): spring.value(at: time)
    }
  }
}

extension TimingCurve {
  var controlPoints: (CGPoint, CGPoint) { (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)) }
}

/// The kind of pace that timing parameters describe.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  /// A cubic curve and a spring together, as a provider of the user's own may have them: the animator runs by the spring.
  case composed
}

/// The pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier from (0, 0) to (1, 1).
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    isBuiltIn = true
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.timing.controlPoints
    isBuiltIn = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
  }

  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }
}

/// A spring: fitted to the animator's duration if given by its damping ratio, otherwise running as long as it takes to settle.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case fitted(dampingRatio: Double)
    case physical(Spring)
  }

  private let kind: Kind
  /// The speed at the start, of which only the larger component is used; 1 covers the whole distance in a second.
  public let initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .fitted(dampingRatio: Double(ratio))
    initialVelocity = velocity
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
  }

  /// A spring whose visible motion takes about `duration` seconds; it runs on until it has settled.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    kind = .physical(
      Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(velocity)))
    initialVelocity = velocity
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  private static func speed(_ velocity: CGVector) -> Double {
    abs(velocity.dx) >= abs(velocity.dy) ? Double(velocity.dx) : Double(velocity.dy)
  }

  /// The spring of an animator that was given `duration` seconds.
  func spring(for duration: Double) -> Spring {
    switch kind {
    case .fitted(let ratio): .fitted(duration: duration, dampingRatio: ratio, initialVelocity: Self.speed(initialVelocity))
    case .physical(let spring): spring
    }
  }

  /// How long an animator given `duration` seconds runs.
  func length(for duration: Double) -> Double {
    switch kind {
    case .fitted: duration
    case .physical(let spring): spring.settlingDuration
    }
  }
}

extension UITimingCurveProvider {
  package func pace(for duration: Double) -> Pace {
    if let spring = springTimingParameters { return .spring(spring.spring(for: duration)) }
    return .curve((cubicTimingParameters ?? UICubicTimingParameters()).curve)
  }

  package func length(for duration: Double) -> Double {
    springTimingParameters?.length(for: duration) ?? duration
  }
}
