/// How an object's time follows its parent's: `(parent − beginTime) · speed + timeOffset`; seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = Double

/// Whether an animation still shows before or after its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var showsBefore: Bool { self == .backwards || self == .both }
  var showsAfter: Bool { self == .forwards || self == .both }
}

/// One object's timing as plain numbers.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime: Double = 0
  package var duration: Double = 0
  package var speed: Double = 1
  var timeOffset: Double = 0
  package var repeatCount: Double = 0
  var repeatDuration: Double = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// The object's time at a time of its parent's, without limits, as for layers.
  func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Whether a layer with this timing has an end, or repeats.
  var isLimited: Bool { duration > 0 && duration.isFinite }

  /// A layer's time at a time of its parent's: with a duration it runs, repeats and turns back as an animation does, and stands before
  /// and after that where the fill mode lets it.
  func layerTime(at parentTime: Double) -> Double {
    guard isLimited else { return localTime(at: parentTime) }
    let elapsed = (parentTime - beginTime) * speed
    if elapsed < 0 { return fillMode.showsBefore ? folded(timeOffset) : elapsed + timeOffset }
    return elapsed >= activeDuration ? finalTime : folded(elapsed + timeOffset)
  }

  /// Whether a layer with this timing is seen at a time of its parent's.
  func isShown(at parentTime: Double) -> Bool { !isLimited || time(at: parentTime) != nil }

  /// The parent's time at which this object's is `time`; nil while it stands still.
  func parentTime(at time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// How long the object is active, in its own time, all repetitions counted.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let once = autoreverses ? duration * 2 : duration
    return repeatCount > 0 ? once * repeatCount : once
  }

  /// Whether the object repeats for so long that nobody waits for its end.
  var isEndless: Bool { duration > 0 && speed > 0 && (repeatCount >= 1e5 || repeatDuration >= 1e5) }

  /// The parent's time at which the first run, with its way back, has ended.
  var endOfFirstRun: Double { beginTime + (autoreverses ? duration * 2 : duration) / speed }

  /// The parent's time at which the active time ends; infinite if it never does.
  package var endTime: Double {
    speed > 0 ? beginTime + activeDuration / speed : .infinity
  }

  /// Seconds into one run of `duration`, or nil while the fill mode shows nothing.
  func time(at parentTime: Double) -> Double? {
    let elapsed = (parentTime - beginTime) * speed
    if elapsed < 0 { return fillMode.showsBefore ? folded(timeOffset) : nil }
    if elapsed >= activeDuration { return fillMode.showsAfter ? finalTime : nil }
    return folded(elapsed + timeOffset)
  }

  /// How many runs have ended at a time of the parent; a run and its way back count as one.
  func finishedRuns(at parentTime: Double) -> Int {
    let once = autoreverses ? duration * 2 : duration
    let elapsed = min(max((parentTime - beginTime) * speed, 0), activeDuration)
    guard once > 0, elapsed.isFinite else { return 0 }
    let runs = (elapsed + timeOffset) / once
    return elapsed == activeDuration && runs == runs.rounded() ? max(Int(runs) - 1, 0) : max(Int(runs), 0)
  }

  private var finalTime: Double {
    let end = activeDuration + timeOffset
    let turn = end.truncatingRemainder(dividingBy: duration)
    guard duration > 0, turn == 0 else { return folded(end) }
    let turns = (end / duration).rounded()
    return autoreverses && turns.truncatingRemainder(dividingBy: 2) == 0 ? 0 : duration
  }

  private func folded(_ time: Double) -> Double {
    guard duration > 0, time >= duration || time < 0 else { return time }
    let turns = (time / duration).rounded(.down)
    let rest = time - turns * duration
    let isReversed = autoreverses && turns.truncatingRemainder(dividingBy: 2) != 0
    return isReversed ? duration - rest : rest
  }
}
