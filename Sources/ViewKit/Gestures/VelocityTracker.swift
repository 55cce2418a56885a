/// The latest places of something that moves, from which its velocity follows.
struct VelocityTracker {
  /// The time over which the velocity is measured, in seconds: three steps of 1/60 s, and half a step against rounding.
  private static let length = 3.5 / 60

  private var samples: [(time: Double, value: CGPoint)] = []

  mutating func add(_ value: CGPoint, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    samples.removeAll { time - $0.time > Self.length }
  }

  mutating func add(_ value: CGFloat, at time: Double) {
    add(CGPoint(x: value, y: 0), at: time)
  }

  mutating func clear() {
    samples = []
  }

  /// The mean over the last three steps, per second; zero after a rest.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (last.value.x - first.value.x) / time, y: (last.value.y - first.value.y) / time)
  }
}
