/// A time that several animations share, in place of their layers' own.
@MainActor
package protocol AnimationDriver: AnyObject {
  /// Whether animations go by the common share instead of their own pace.
  var isLinear: Bool { get }
  /// The share of the way that the common time has covered.
  var timeShare: Double { get }
  /// How long the whole way takes, in seconds.
  var duration: Double { get }
  /// Who holds the time, for messages; nil while it runs.
  var pause: String? { get }
  /// The common time, counted from `beginTime`, in seconds.
  func time(since beginTime: Double) -> Double
  /// Takes in an animation that was just added to its layer.
  func take(_ animation: CAAnimation, on layer: CALayer)
}
