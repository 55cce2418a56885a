/// When each picture of a GIF starts, in centiseconds, so that sums of delays never drift from the film's own times.
///
/// A time is rounded once, as an absolute time. A picture stays at least 2 cs, since viewers slow down shorter ones: one that
/// comes too early waits, and one whose time is over before it could start is left out. So nothing starts more than 1 cs
/// late, and the film ends at most 2 cs late, however long it is.
struct GIFTimeline {
  static let shortest = 2

  private var start = 0
  private var end = 0

  static func centiseconds(_ seconds: Double) -> Int {
    Int((seconds * 100).rounded())
  }

  /// The first picture.
  init(from start: Double, to end: Double) {
    self.start = Self.centiseconds(start)
    self.end = Self.centiseconds(end)
  }

  /// When a picture after the current one could start; nil if its time is over by then.
  func startOfNext(from next: Double, to nextEnd: Double) -> Int? {
    let start = max(Self.centiseconds(next), start + Self.shortest)
    return start < Self.centiseconds(nextEnd) ? start : nil
  }

  /// When the last picture starts, if its own time was over before it could.
  var startOfLast: Int { start + Self.shortest }

  /// The current picture stays.
  mutating func extend(to newEnd: Double) {
    end = max(end, Self.centiseconds(newEnd))
  }

  /// Goes on to the next picture; returns the delay of the one before it.
  mutating func advance(to next: Int, end nextEnd: Double) -> Int {
    let delay = next - start
    start = next
    end = Self.centiseconds(nextEnd)
    return delay
  }

  /// The delay of the last picture.
  var lastDelay: Int { max(end - start, Self.shortest) }

  /// A delay in parts that each fit 16 bits and are not too short.
  static func parts(of delay: Int) -> [Int] {
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
