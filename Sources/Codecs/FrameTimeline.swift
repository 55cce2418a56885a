/// When each picture of a film starts, in ticks, so that sums of delays never drift from the film's own times.
///
/// A time is rounded once, as an absolute time. A picture stays for a shortest time at least: one that comes too early waits,
/// and one whose time is over before it could start is left out. So nothing starts more than half of that time late, and the
/// film ends at most that time late, however long it is.
struct FrameTimeline {
  /// What a file format counts delays in.
  struct Clock {
    var ticksPerSecond: Double
    /// How long a picture stays at least.
    var shortest: Int

    /// Centiseconds; viewers slow down delays below two.
    static let gif = Clock(ticksPerSecond: 100, shortest: 2)
    static let apng = Clock(ticksPerSecond: 1000, shortest: 1)

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

  private let clock: Clock
  private var start: Int
  private var end: Int

  /// The first picture.
  init(_ clock: Clock, from start: Double, to end: Double) {
    self.clock = clock
    self.start = clock.ticks(start)
    self.end = clock.ticks(end)
  }

  /// When a picture after the current one could start; nil if its time is over by then.
  func startOfNext(from next: Double, to nextEnd: Double) -> Int? {
    let start = max(clock.ticks(next), start + clock.shortest)
    return start < clock.ticks(nextEnd) ? start : nil
  }

  /// When the last picture starts, if its own time was over before it could.
  var startOfLast: Int { start + clock.shortest }

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
