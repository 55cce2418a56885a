// Goals, in order: the order in which animations were added, for those who are told; no look at an animation that neither comes
// nor goes. A heap holds the ends; what has been taken out stays in it until it comes to the top.

/// The animations on a stage's layers that wait for their end.
@MainActor
struct RunningAnimations {
  /// When an animation ends, on the stage.
  private struct End {
    let time: Double
    let serial: Int
    let animation: ObjectIdentifier

    func isBefore(_ other: End) -> Bool { (time, serial) < (other.time, other.serial) }
  }

  private var running: [ObjectIdentifier: (serial: Int, value: RunningAnimation)] = [:]
  private var count = 0
  private var heap: [End] = []
  /// Whether the heap must be made anew: the time of some layer runs otherwise than before.
  private var isStale = false

  /// In the order in which they were added.
  var all: [RunningAnimation] { running.values.sorted { $0.serial < $1.serial }.map(\.value) }

  mutating func add(_ new: RunningAnimation) {
    count += 1
    let id = ObjectIdentifier(new.animation)
    running[id] = (count, new)
    if !isStale { push(End(time: new.endTime, serial: count, animation: id)) }
  }

  mutating func remove(_ animation: CAAnimation) {
    running[ObjectIdentifier(animation)] = nil
  }

  mutating func removeAll(where matches: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let found = running.values.filter { matches($0.value) }.sorted { $0.serial < $1.serial }.map(\.value)
    for old in found { remove(old.animation) }
    return found
  }

  /// The ends must be looked up again.
  mutating func timesChanged() {
    isStale = true
  }

  /// The earliest end; nil if there is none.
  mutating func nextEnd() -> Double? {
    if isStale { rebuild() }
    while let top = heap.first, running[top.animation]?.serial != top.serial { pop() }
    return heap.first?.time
  }

  /// Takes out what has ended at `time`.
  mutating func takeEnded(at time: Double) -> [RunningAnimation] {
    var ended: [(serial: Int, value: RunningAnimation)] = []
    while let next = nextEnd(), next <= time {
      running.removeValue(forKey: pop().animation).map { ended.append($0) }
    }
    return ended.sorted { $0.serial < $1.serial }.map(\.value)
  }

  // MARK: The heap

  private mutating func rebuild() {
    isStale = false
    heap = running.map { End(time: $1.value.endTime, serial: $1.serial, animation: $0) }.filter(\.time.isFinite)
    heap.sort { $0.isBefore($1) }
  }

  private mutating func push(_ end: End) {
    guard end.time.isFinite else { return }
    heap.append(end)
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  @discardableResult
  private mutating func pop() -> End {
    heap.swapAt(0, heap.count - 1)
    let top = heap.removeLast()
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[index]) else { break }
      heap.swapAt(index, child)
      index = child
    }
    return top
  }
}
