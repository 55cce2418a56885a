/// How long a stage has been left to what comes again and again: timers and display links that repeat, and what they begin.
struct Repetition {
  /// Since when nothing else has gone on; nil while something else does, and while nothing repeats.
  var begin: Double?
  /// When a layer's values changed last.
  var lastChange = 0.0
}

extension Stage {
  /// How long a stage waits for timers and display links that repeat once nothing else goes on, in seconds.
  public static let patienceWithRepetition = 2.0

  /// Whether nothing is waited for until the next thing is due.
  func rests(before due: Double) -> Bool {
    guard !isAwaitingEnds else { return false }
    return !time.repeats || repetition.begin.map { due > $0 + Self.patienceWithRepetition } ?? false
  }

  /// Whether something goes on that ends by itself. What timers begin again and again counts as such only when they have stopped.
  private var isAwaitingEnds: Bool {
    let countsAll = !time.repeats
    return !transitions.isEmpty || (countsAll ? time.nextCall != nil : time.hasSingleCall)
      || clocks.contains { $0.endTime.isFinite && (countsAll || !$0.isRepeated) }
      || scene.animations.areAwaited(ofRepetition: countsAll)
  }

  /// Sees whether the stage has been left to what repeats, once nothing more is due at this moment.
  func lookForRepetition(before due: Double?) {
    guard due.map({ $0 > now }) ?? true else { return }
    if !time.repeats || isAwaitingEnds {
      repetition.begin = nil
    } else {
      repetition.begin = repetition.begin ?? now
    }
  }

  /// When a stage at rest came to rest: where only what repeats is left, the time of the last change that was seen.
  package var restTime: Double {
    guard let begin = repetition.begin, isAtRest else { return now }
    return max(begin, repetition.lastChange)
  }
}
