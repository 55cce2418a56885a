package import Motion
internal import StyleKit
internal import TransitionKit

/// The pace of an animation: a spring, a timing curve or a row of values.
package enum MotionPace: Sendable, Hashable {
  case spring(Spring)
  case curve([Double])
  case keyframes

  /// The pace of the animation that was added to a layer first; nil where none is there.
  @MainActor
  init?(of layer: CALayer) {
    let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    guard let animation = animations.first(where: { $0.duration > 0 }) else { return nil }
    self.init(of: animation)
  }

  @MainActor
  private init?(of animation: CAAnimation) {
    switch animation {
    case let spring as CASpringAnimation:
      self = .spring(
        Spring(
          mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
          initialVelocity: Double(spring.initialVelocity), allowsOverdamping: spring.allowsOverdamping))
    case let group as CAAnimationGroup:
      guard let first = group.animations?.first, let pace = MotionPace(of: first) else { return nil }
      self = pace
    case is CAKeyframeAnimation: self = .keyframes
    default: self = .curve(animation.timingFunction?.controlPoints ?? Self.linear)
    }
  }

  private static let linear = [0.0, 0, 1, 1]

  /// The pace in words: `damping 0.7`, `ease-in-out`, `curve 0.2 0 0 1`.
  package var words: String {
    switch self {
    case .spring(let spring):
      let damping = spring.allowsOverdamping ? spring.dampingRatio : min(spring.dampingRatio, 1)
      return "damping \(damping.inHundredths)"
    case .keyframes: return "keyframes"
    case .curve(let points):
      if points[0] == points[1], points[2] == points[3] { return "linear" }
      return Self.named.first { Self.points(of: $0.name) == points }?.words
        ?? "curve \(points.map(\.inHundredths).joined(separator: " "))"
    }
  }

  /// How far the pace goes beyond its end, as a share of the way; nil where it has no end of its own.
  package var overshoot: Double? {
    let shares = (0...Self.looks).map { Double($0) / Double(Self.looks) }
    switch self {
    case .keyframes: return nil
    case .spring(let spring):
      return max((shares.map { spring.value(at: $0 * spring.settlingDuration) }.max() ?? 1) - 1, 0)
    case .curve(let points):
      // The curve's height at a parameter: which time it has there changes nothing of how high it goes.
      let heights = shares.map { t in
        3 * t * (1 - t) * (1 - t) * points[1] + 3 * t * t * (1 - t) * points[3] + t * t * t
      }
      return max((heights.max() ?? 1) - 1, 0)
    }
  }

  /// At how many moments the farthest point is looked for.
  private static let looks = 4000

  private static let named: [(name: CAMediaTimingFunctionName, words: String)] = [
    (.easeIn, "ease-in"), (.easeOut, "ease-out"), (.easeInEaseOut, "ease-in-out"), (.default, "default curve"),
  ]

  private static func points(of name: CAMediaTimingFunctionName) -> [Double] {
    CAMediaTimingFunction(name: name).controlPoints
  }
}

extension Double {
  /// The number in hundredths, without zeros at its end.
  var inHundredths: String { ((self * 100).rounded() / 100).plain }
}
