// Goals, in order: completions are called in the order in which the animations were added; an animation costs nothing between its
// beginning and its end. A heap holds the end times. The end time of a removed animation stays in the heap until it is on top.

/// The animations on a stage's layers that wait for their end.
@MainActor
package struct RunningAnimations {
  /// When an animation ends, on the stage.
  private struct End {
    let time: Double
    let serial: Int
    let animation: ObjectIdentifier

    func isBefore(_ other: End) -> Bool { (time, serial) < (other.time, other.serial) }
  }

  private typealias Row = (serial: Int, value: RunningAnimation)
  private var running: [ObjectIdentifier: Row] = [:]
  private var count = 0
  private var heap: [End] = []
  /// Whether the heap must be rebuilt, because some layer's own time has changed.
  private var isStale = false

  /// All animations, in the order in which they were added.
  package var all: [RunningAnimation] { Self.inOrder(Array(running.values)) }

  mutating func add(_ new: RunningAnimation) {
    count += 1
    let id = ObjectIdentifier(new.animation)
    running[id] = (count, new)
    if !isStale { push(End(time: new.endTime, serial: count, animation: id)) }
  }

  package mutating func remove(_ animation: CAAnimation) {
    running[ObjectIdentifier(animation)] = nil
  }

  package mutating func removeAll(where matches: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let found = Self.inOrder(running.values.filter { matches($0.value) })
    for old in found { remove(old.animation) }
    return found
  }

  /// Whether the end of one is awaited.
  /// - Parameter ofRepetition: whether those that calls begin again and again count, too.
  package func areAwaited(ofRepetition: Bool) -> Bool {
    running.values.contains { $0.value.isAwaited && (ofRepetition || !$0.value.isRepeated) }
  }

  /// Called when layers' times have changed: the ends must be computed again.
  mutating func timesChanged() {
    isStale = true
  }

  /// The earliest end; nil if there is none.
  package mutating func nextEnd() -> Double? {
    if isStale { rebuild() }
    while let top = heap.first, running[top.animation]?.serial != top.serial { pop() }
    return heap.first?.time
  }

  /// Takes out the animations that have ended at `time`.
  package mutating func takeEnded(at time: Double) -> [RunningAnimation] {
    var ended: [Row] = []
    while let next = nextEnd(), next <= time {
      running.removeValue(forKey: pop().animation).map { ended.append($0) }
    }
    return Self.inOrder(ended)
  }

  private static func inOrder(_ rows: [Row]) -> [RunningAnimation] { rows.ascending { Double($0.serial) }.map(\.value) }

  // MARK: The heap

  private mutating func rebuild() {
    isStale = false
    heap.removeAll(keepingCapacity: true)
    for (id, row) in running { push(End(time: row.value.endTime, serial: row.serial, animation: id)) }
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

/// An animation on its layer, waiting for its end.
@MainActor
package struct RunningAnimation {
  package weak var layer: CALayer?
  package let animation: CAAnimation
  /// Whether a call that comes again and again has begun it.
  package var isRepeated = false

  /// The stage's time at the end; infinite while the layer's own time stands still, and where a clock drives the animation.
  var endTime: Double {
    guard animation.clock == nil else { return .infinity }
    return layer?.convertTime(animation.timing.endTime, to: nil) ?? .infinity
  }

  /// Whether somebody waits for the end: nobody does if the animation stands still, is scenery or repeats for ever.
  package var isAwaited: Bool {
    guard !animation.isScenery, !animation.timing.isEndless || animation.clock != nil else { return false }
    return layer?.convertTime(0, to: nil).isFinite == true && animation.timing.speed != 0
  }

  /// The property, the view and the end, for messages; nil if nobody waits for the end.
  package var summary: String? {
    guard isAwaited, let layer else { return nil }
    let owner = layer.owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    let what = (animation as? CAPropertyAnimation)?.keyPath ?? "something"
    if let pause = animation.clock?.pause { return "the animation of \(what) on a \(owner) waits for \(pause)" }
    return "the animation of \(what) on a \(owner) \(endTime.isFinite ? "ends at \(endTime) s" : "never ends")"
  }
}
