extension Stage {
  /// Runs tasks until none can go on at this time; does nothing while the stage fires what is due.
  func runTasks() {
    guard !isFiring else { return }
    time.takeJobs()
    while time.hasTask { fire(at: now) }
  }

  /// Wakes the tasks that sleep on this stage, which goes away, and lets them end on a stage that nobody sees.
  ///
  /// So nothing of theirs stays in memory, and what they still do reaches no other stage. One that goes on and on is left. They are not
  /// cancelled: a loop that sleeps by `try?` would never wait again.
  func endTasks() {
    let endings = time.takeEndings()
    guard !endings.isEmpty, !time.isLastOfTasks else { return }
    Self.withUnseenStage { stage in
      stage.time.isLastOfTasks = true
      endings.forEach { $0() }
      stage.finishTasks()
    }
  }

  /// The most steps that such tasks may still take.
  private static let lastSteps = 1_000

  private func finishTasks() {
    for _ in 0..<Self.lastSteps {
      time.takeJobs()
      time.keepTasks()
      guard let due = time.nextCall, due.isFinite else { return }
      fire(at: max(now, due))
    }
  }
}
