extension StageTime {
  /// Runs a call of the event queue.
  ///
  /// A sleep off the main queue takes time of its own queue alone: calls that the code then asks for come later by that, and so does the
  /// next work of a serial queue. On the main queue it is a diagnostic, because the film goes on where a device's screen stands still.
  func run(_ call: EventQueue.Event) {
    if let end = call.queue.flatMap({ wakeTimes[ObjectIdentifier($0)] }), end > now {
      return events.postpone(call, to: end)
    }
    callDepth += 1
    if callDepth == 1 { StageClock.show(now) }
    let before = StageClock.slept
    asRepetition(call.isRepeated, call.action)
    let slept = StageClock.slept - before
    callDepth -= 1
    guard slept > 0 else { return }
    if let queue = call.queue, queue !== DispatchQueue.main {
      if queue.isSerial { wakeTimes[ObjectIdentifier(queue)] = now + StageClock.slept }
    } else if callDepth == 0 {
      diagnose("the main queue slept for \(Self.inWords(slept)): on a device nothing would answer meanwhile; use asyncAfter")
    }
    if callDepth == 0 { StageClock.show(now) }
  }

  /// Runs what is due on one queue.
  func finish(_ queue: DispatchQueue) {
    while let call = events.takeNext(at: now, on: queue) { run(call) }
  }

  /// A duration to the hundredth of a second.
  private static func inWords(_ duration: Double) -> String { "\((duration * 100).rounded() / 100) s" }
}
