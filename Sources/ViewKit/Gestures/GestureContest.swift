/// Decides which of the recognisers that see the same touches may recognise.
///
/// The first recogniser that recognises its gesture wins: the others fail, unless a delegate lets both go on. A recogniser that
/// must wait for another one's failure goes on only after that failure. Actions are sent when all recognisers have seen an event,
/// in the order in which the recognisers changed their states.
@MainActor
final class GestureContest {
  /// The recognisers that have touches, or still wait for something.
  private var entrants: [UIGestureRecognizer] = []
  /// The recognisers whose targets have to be called.
  private var changed: [UIGestureRecognizer] = []
  /// Touches to be taken from their views when the event has been handled.
  private var claimed: [UITouch] = []
  private var lastEvent: UIEvent?
  private var isRunning = false

  /// Runs `body`, in which recognisers may change their states; then calls targets, and cancels touches in views that lose them.
  func run(during event: UIEvent? = nil, _ body: () -> Void) {
    lastEvent = event ?? lastEvent
    guard !isRunning else { return body() }
    isRunning = true
    body()
    callTargets()
    resetFinished()
    isRunning = false
    for touch in claimed { lastEvent?.cancelInView(touch) }
    claimed = []
    if entrants.isEmpty { lastEvent = nil }
  }

  private func callTargets() {
    while !changed.isEmpty {
      changed.removeFirst().sendActions()
    }
  }

  private func resetFinished() {
    let finished = entrants.filter(\.isFinished)
    entrants.removeAll { finished.contains($0) }
    for recognizer in finished { recognizer.startOver() }
  }

  // MARK: Coming and going

  func enter(_ recognizer: UIGestureRecognizer) {
    guard !entrants.contains(recognizer) else { return }
    entrants.append(recognizer)
    recognizer.enteredContest = self
  }

  /// Takes a recogniser and its touches out at once; a gesture that it has recognised is cancelled.
  func drop(_ recognizer: UIGestureRecognizer) {
    guard entrants.contains(recognizer) else { return }
    run {
      recognizer.loseTouches(lastEvent)
      move(recognizer, to: .cancelled)
    }
  }

  func dropRecognizersOffScreen() {
    for recognizer in entrants where recognizer.view?.window == nil { drop(recognizer) }
  }

  /// Takes the recogniser's touches from their views.
  func claim(_ touches: [UITouch]) {
    for touch in touches { touch.isClaimed = true }
    claimed += touches
  }

  // MARK: States

  /// Changes a recogniser's state. Illegal changes are ignored, except that a gesture which fails half-way is cancelled.
  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    run {
      switch (recognizer.current, state) {
      case (.possible, .began), (.possible, .ended):
        recognize(recognizer, as: state)
      case (.possible, .failed), (.possible, .cancelled):
        fail(recognizer)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
        become(state, recognizer)
      case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
        become(.cancelled, recognizer)
      default:
        break
      }
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    enter(recognizer)
    if recognizer.awaitedState == nil, !recognizer.mayBegin { fail(recognizer) }
    guard recognizer.current == .possible else { return }
    let rivals = rivals(of: recognizer)
    if rivals.contains(where: { $0.hasRecognized && ($0.mustFail(before: recognizer) || $0.prevents(recognizer)) }) {
      fail(recognizer)
    } else if rivals.contains(where: { $0.current == .possible && $0.mustFail(before: recognizer) }) {
      recognizer.awaitedState = state
    } else {
      win(recognizer, as: state)
    }
  }

  private func win(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.awaitedState = nil
    become(state, recognizer)
    if recognizer.cancelsTouchesInView { claim(recognizer.sequenceTouches) }
    for rival in rivals(of: recognizer) where rival.current == .possible {
      if recognizer.mustFail(before: rival) || recognizer.prevents(rival) { fail(rival) }
    }
  }

  private func become(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let isOwed = changed.contains(recognizer)
    if isOwed, state == .changed { return }
    recognizer.current = state
    if !isOwed { changed.append(recognizer) }
  }

  /// Makes a recogniser fail, and lets those recognisers go on that have waited for its failure.
  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.awaitedState = nil
    recognizer.current = .failed
    enter(recognizer)
    for waiting in entrants {
      guard let state = waiting.awaitedState, recognizer.mustFail(before: waiting) else { continue }
      recognize(waiting, as: state)
    }
  }

  /// The other recognisers that see one of the same touches.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    entrants.filter { rival in
      rival !== recognizer && rival.sequenceTouches.contains { recognizer.sequenceTouches.contains($0) }
    }
  }
}
