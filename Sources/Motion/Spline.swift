// Source: D. Kochanek, R. Bartels, "Interpolating splines with local tension, continuity, and bias control", SIGGRAPH 1984,
// which is what Apple's documentation names; without a shape it is the Catmull–Rom spline.
// Measured in Core Animation: the tangent at an end is the whole step between the end and its neighbour, as if the same step came
// once more beyond the end. A rule where nothing public is certain: uneven times are evened out as the paper does, so that the
// speed does not jump at a value.

/// How a spline bends at one of its values; all zeros is the Catmull–Rom spline.
public struct SplineShape: Sendable, Hashable {
  /// 1 is taut, −1 slack.
  public var tension: Double
  /// Negative for an inward corner, positive for an outward one.
  public var continuity: Double
  /// Positive to overshoot the value, negative to undershoot it.
  public var bias: Double

  /// The shape with these three numbers; without any, the Catmull–Rom spline.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

/// A smooth curve through values at times.
struct Spline<Value: Interpolatable> {
  let values: [Value]
  let times: [Double]
  let shapes: [SplineShape]

  /// The value at `s` in 0…1 on the way from the value at `index` to the next.
  func value(after index: Int, by s: Double) -> Value {
    let (leaving, arriving) = (s * (1 - s) * (1 - s), s * s * (s - 1))
    let out = leavingTangent(at: index)
    let into = arrivingTangent(at: index + 1)
    let middle = s * s * (3 - 2 * s) + leaving * out.next + arriving * into.previous
    var value = values[index].interpolated(to: values[index + 1], by: middle)
    if index > 0 {
      value = value.advanced(by: leaving * out.previous, from: values[index - 1], to: values[index])
    }
    if index + 2 < values.count {
      value = value.advanced(by: arriving * into.next, from: values[index + 1], to: values[index + 2])
    }
    return value
  }

  /// The lengths of `pieces` chords of the curve between the value at `index` and the next.
  func lengths(after index: Int, pieces: Int) -> [Double] {
    let points = (0...pieces).map { value(after: index, by: Double($0) / Double(pieces)) }
    return zip(points, points.dropFirst()).map { $0.distance(to: $1) }
  }

  /// The tangent at a value, as weights of the steps from the previous value and to the next.
  private typealias Tangent = (previous: Double, next: Double)

  private func leavingTangent(at index: Int) -> Tangent {
    let shape = index < shapes.count ? shapes[index] : SplineShape()
    let scale = (1 - shape.tension) / 2 * evening(at: index, towards: index + 1, from: index - 1)
    let previous = scale * (1 + shape.continuity) * (1 + shape.bias)
    let next = scale * (1 - shape.continuity) * (1 - shape.bias)
    return index == 0 ? (0, previous + next) : (previous, next)
  }

  private func arrivingTangent(at index: Int) -> Tangent {
    let shape = index < shapes.count ? shapes[index] : SplineShape()
    let scale = (1 - shape.tension) / 2 * evening(at: index, towards: index - 1, from: index + 1)
    let previous = scale * (1 - shape.continuity) * (1 + shape.bias)
    let next = scale * (1 + shape.continuity) * (1 - shape.bias)
    return index == values.count - 1 ? (previous + next, 0) : (previous, next)
  }

  /// The factor that evens the speed out at a value: the time on the side of `near` over the mean of both sides' times. It is 1 at
  /// the ends and for even times.
  private func evening(at index: Int, towards near: Int, from far: Int) -> Double {
    guard times.indices.contains(far) else { return 1 }
    let (here, there) = ((times[near] - times[index]).magnitude, (times[far] - times[index]).magnitude)
    return here + there > 0 ? 2 * here / (here + there) : 1
  }
}
