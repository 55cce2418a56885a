/// A time that several animations share, in place of their layers' own.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// Whether animations go by the common share instead of their own pace.
  var isLinear: Bool { get }
  /// The common time, counted from `beginTime`, in seconds.
  func time(since beginTime: Double) -> Double
  /// Takes in an animation that was just added to its layer.
  func take(_ animation: CAAnimation, on layer: CALayer)
}
