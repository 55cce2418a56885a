/// Rounds the times of a film's pictures to ticks, so that sums of delays never drift from the film's own times.
///
/// Each time is rounded once, as an absolute time. A picture stays for `FrameClock.shortest` ticks at least. The next picture waits
/// until they are over, and is left out if its own time has passed by then. So no picture starts more than half of `shortest` late,
/// and a film of any length ends at most `shortest` late.
struct FrameTimeline<Picture: Sendable>: Sendable {
  private let clock: FrameClock
  private var start: Int
  private var end: Int
  /// The newest picture, if its time was over before it could start.
  private var late: Picture?

  /// Begins with the film's first picture.
  init(_ clock: FrameClock, from start: Double, to end: Double) {
    self.clock = clock
    self.start = clock.ticks(start)
    self.end = clock.ticks(end)
  }

  /// The tick at which a picture after the current one starts. Nil if its time is over by then, so that the current one stays.
  mutating func start(of picture: Picture, from next: Double, to nextEnd: Double) -> Int? {
    let start = max(clock.ticks(next), start + clock.shortest)
    guard start >= clock.ticks(nextEnd) else {
      late = nil
      return start
    }
    late = picture
    extend(to: nextEnd)
    return nil
  }

  /// The film's last picture, if its time was over before it could start; it must be shown all the same.
  var last: (picture: Picture, start: Int, end: Double)? {
    let start = start + clock.shortest
    return late.map { ($0, start, Double(start) / clock.ticksPerSecond) }
  }

  /// Keeps the current picture on screen until `newEnd`.
  mutating func extend(to newEnd: Double) {
    end = max(end, clock.ticks(newEnd))
  }

  /// Goes on to the next picture; returns the delay of the one before it.
  mutating func advance(to next: Int, end nextEnd: Double) -> Int {
    let delay = next - start
    start = next
    end = clock.ticks(nextEnd)
    return delay
  }

  /// The delay of the last picture.
  var lastDelay: Int { max(end - start, clock.shortest) }
}

/// The unit in which a file format counts delays.
struct FrameClock: Sendable {
  var ticksPerSecond: Double
  /// The fewest ticks for which a picture stays.
  var shortest: Int

  /// GIF counts in centiseconds; viewers slow down delays below two.
  static let gif = FrameClock(ticksPerSecond: 100, shortest: 2)
  static let apng = FrameClock(ticksPerSecond: 1000, shortest: 1)

  func ticks(_ seconds: Double) -> Int {
    Int((seconds * ticksPerSecond).rounded())
  }

  /// Splits a delay into parts that fit 16 bits each and are not shorter than `shortest`.
  func parts(of delay: Int) -> [Int] {
    var parts: [Int] = []
    var rest = delay
    while rest > Int(UInt16.max) {
      let part = min(Int(UInt16.max), rest - shortest)
      parts.append(part)
      rest -= part
    }
    return parts + [rest]
  }
}
