/// When each picture of a film starts, in ticks, so that sums of delays never drift from the film's own times.
///
/// A time is rounded once, as an absolute time. A picture stays for a shortest time at least: one that comes too early waits,
/// and one whose time is over before it could start is left out. So nothing starts more than half of that time late, and the
/// film ends at most that time late, however long it is.
struct FrameTimeline<Picture: Sendable>: Sendable {
  private let clock: FrameClock
  private var start: Int
  private var end: Int
  /// The newest picture, if its time was over before it could start.
  private var late: Picture?

  /// The first picture.
  init(_ clock: FrameClock, from start: Double, to end: Double) {
    self.clock = clock
    self.start = clock.ticks(start)
    self.end = clock.ticks(end)
  }

  /// When a picture after the current one starts. Nil where its time is over by then: the current one stays.
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

  /// The film's last picture, where its time was over before it could start: it starts all the same.
  var last: (picture: Picture, start: Int, end: Double)? {
    let start = start + clock.shortest
    return late.map { ($0, start, Double(start) / clock.ticksPerSecond) }
  }

  /// The current picture stays.
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
  /// How long a picture stays at least.
  var shortest: Int

  /// Centiseconds; viewers slow down delays below two.
  static let gif = FrameClock(ticksPerSecond: 100, shortest: 2)
  static let apng = FrameClock(ticksPerSecond: 1000, shortest: 1)

  func ticks(_ seconds: Double) -> Int {
    Int((seconds * ticksPerSecond).rounded())
  }

  /// A delay in parts that each fit 16 bits and are not too short.
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
