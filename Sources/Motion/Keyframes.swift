// Goals, in order: (1) Core Animation's measured values; (2) exactly the given value at its key time; (3) nothing is computed twice
// that can be computed at the start.
// Source: measured CAKeyframeAnimation tables and Apple's documentation of calculationMode.
// Rules where nothing public is certain: key times that do not fit are ignored, as the documentation says of inappropriate
// ones; before the first key time the first value holds, from the last on the last; no value lies outside that.

/// A row of values to pass through while a fraction of time runs from 0 to 1.
public struct Keyframes<Value: Interpolatable>: Sendable {
  /// How the values between the given ones are found.
  public enum Mode: Sendable, Hashable, CaseIterable {
    /// Along straight lines.
    case linear
    /// Values are not interpolated: each holds until the time of the next.
    case discrete
    /// Along straight lines at an even speed; key times and curves are ignored.
    case paced
    /// Values are interpolated along a spline through all of them.
    case cubic
    /// Values are interpolated along a spline through all of them, at an even speed; key times and curves are ignored.
    case cubicPaced
  }

  /// The values, in the order in which they are reached.
  public let values: [Value]
  /// How the values between the given ones are found.
  public let mode: Mode
  /// The time of each value after checking and pacing; in the mode `cubicPaced` the times stay evenly spaced.
  public let keyTimes: [Double]
  private let curves: [TimingCurve]
  private let shapes: [SplineShape]
  private let timetable: Timetable

  /// Keyframes at the given times, or evenly spaced.
  ///
  /// `keyTimes` ascend in 0…1, one for each value; discrete keyframes may end with one more. `curves` pace the segments in turn
  /// and `shapes` bend a spline at the values in turn; where there are fewer, the rest is linear and plain.
  public init(
    values: [Value], keyTimes: [Double]? = nil, mode: Mode = .linear, curves: [TimingCurve] = [], shapes: [SplineShape] = []
  ) {
    precondition(!values.isEmpty, "Keyframes need at least one value.")
    self.values = values
    self.mode = mode
    self.shapes = shapes
    let isPaced = mode == .paced || mode == .cubicPaced
    self.curves = isPaced || mode == .discrete ? [] : curves
    let even = Self.evenTimes(count: values.count, isDiscrete: mode == .discrete)
    let given = isPaced ? nil : keyTimes.flatMap { Self.checked($0, count: values.count, isDiscrete: mode == .discrete) }
    let times = mode == .paced ? Self.pacedTimes(through: values) ?? even : given ?? even
    self.keyTimes = times
    timetable =
      mode == .cubicPaced
      ? Timetable(pacing: Spline(values: values, times: times, shapes: shapes)) ?? Timetable(times: times)
      : Timetable(times: times)
  }

  /// The value at a fraction of the time; a fraction outside 0…1 gives the value at the nearer end.
  public func value(at fraction: Double) -> Value {
    let (index, along) = timetable.position(at: fraction)
    if mode == .discrete { return values[along == 1 ? index + 1 : index] }
    guard index + 1 < values.count else { return values[index] }
    let paced = index < curves.count ? curves[index].value(at: along) : along
    switch mode {
    case .cubic, .cubicPaced: return Spline(values: values, times: keyTimes, shapes: shapes).value(after: index, by: paced)
    case .linear, .paced, .discrete: return values[index].interpolated(to: values[index + 1], by: paced)
    }
  }

  private static func evenTimes(count: Int, isDiscrete: Bool) -> [Double] {
    let steps = isDiscrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(steps) }
  }

  /// Times in proportion to the distances between the values; nil if all distances are 0.
  private static func pacedTimes(through values: [Value]) -> [Double]? {
    Timetable.shares(of: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
  }

  private static func checked(_ times: [Double], count: Int, isDiscrete: Bool) -> [Double]? {
    guard times.count == count || isDiscrete && times.count == count + 1 else { return nil }
    let isAscending = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard isAscending, times.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Array(times.prefix(count))
  }
}

/// The times at which the pieces of a row of keyframes begin and end; a segment from one value to the next has one or more pieces.
struct Timetable: Sendable {
  private let times: [Double]
  private let piecesPerSegment: Int

  init(times: [Double], piecesPerSegment: Int = 1) {
    self.times = times
    self.piecesPerSegment = piecesPerSegment
  }

  /// A timetable that keeps an even speed along a spline; nil if the spline has no length.
  ///
  /// With 64 pieces the speed wavers by up to 9 % in a bend so tight that the way is folded there.
  init?(pacing spline: Spline<some Interpolatable>, piecesPerSegment: Int = 64) {
    let pieces = (0..<max(spline.values.count - 1, 0)).flatMap { spline.lengths(after: $0, pieces: piecesPerSegment) }
    guard let times = Self.shares(of: pieces) else { return nil }
    self.init(times: times, piecesPerSegment: piecesPerSegment)
  }

  /// The running sums of the lengths as fractions of their total, 0 first and 1 last; nil if the total is not above 0.
  static func shares(of lengths: [Double]) -> [Double]? {
    let sums = lengths.reduce(into: [0.0]) { sums, length in sums.append(sums[sums.count - 1] + length) }
    let total = sums[sums.count - 1]
    return total > 0 && total.isFinite ? sums.map { $0 / total } : nil
  }

  /// The segment that runs at `fraction`, and how much of it is over, in 0…1.
  func position(at fraction: Double) -> (segment: Int, along: Double) {
    let begun = countBegun(at: fraction)
    guard begun > 0 else { return (0, 0) }
    let piece = begun - 1
    let isLast = piece == times.count - 1
    let over = isLast ? 0 : (fraction - times[piece]) / (times[piece + 1] - times[piece])
    return (piece / piecesPerSegment, (Double(piece % piecesPerSegment) + over) / Double(piecesPerSegment))
  }

  /// How many of the times are not after `fraction`, by halving.
  private func countBegun(at fraction: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
