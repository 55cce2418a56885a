/// The steps that tasks have taken without time going on.
struct TaskSteps {
  private var moment = 0.0
  private var count = 0
  /// A chain of this many steps at one moment counts as code that waits for time to pass, by yielding over and over.
  private static let limit = 10_000
  private static let frame = 1.0 / 60

  /// When the next step comes, if a task wants it at once.
  func next(at now: Double) -> Double {
    moment == now && count >= Self.limit ? now + Self.frame : now
  }

  /// A step was taken.
  mutating func add(at now: Double) {
    if moment != now { (moment, count) = (now, 0) }
    count += 1
  }
}

extension Stage {
  /// The time of the stage that runs the code; nil if none does.
  nonisolated static var timeOnThisThread: Double? {
    StageThread.isCurrent ? MainActor.assumeIsolated { performing?.now } : nil
  }

  /// Gives a job to the stage that performs now; false if none does.
  static func take(_ job: StageJob, _ wake: WakeTime) -> Bool {
    performing?.add(job, wake)
    return performing != nil
  }

  /// Resumes a continuation later, by the clock of the stage that runs the code; false if none does.
  nonisolated static func wakes(_ continuation: CheckedContinuation<Void, Never>, after delay: Duration) -> Bool {
    guard StageThread.isCurrent else { return false }
    return MainActor.assumeIsolated {
      guard let stage = performing else { return false }
      let wake = { continuation.resume() }
      stage.events.add(at: stage.now + delay.inSeconds, of: .task, orElse: wake, wake)
      return true
    }
  }

  /// Puts a job in its place among the calls of the main queue. A job that is to wait for 30 years runs when the stage goes away.
  private func add(_ job: StageJob, _ wake: WakeTime) {
    let time = time(of: wake)
    let ending = { job.run() }
    guard time < 1e9 else { return longSleepers.append(ending) }
    events.add(at: time, of: .task, orElse: ending) { [unowned self] in
      steps.add(at: now)
      TaskRoute.remember(job, of: self)
      job.run()
    }
  }

  private func time(of wake: WakeTime) -> Double {
    switch wake {
    case .after(.zero): return steps.next(at: now)
    case .after(let delay): return max(now, now + delay.inSeconds)
    case .at(let time): return max(now, time)
    case .nearly(let delay):
      diagnose("a task sleeps by the system's clock, so no second film need be the same: import UIKit in its file")
      return max(now, now + (delay.inSeconds * 1000).rounded() / 1000)
    }
  }

  /// Runs tasks until none can go on at this time; does nothing while the stage fires what is due.
  func runTasks() {
    guard !isFiring else { return }
    takeJobs()
    while events.hasTask(at: now) { fire(at: now) }
  }

  /// Wakes the tasks that sleep on this stage, which goes away, and lets them end on a stage that nobody sees.
  ///
  /// So nothing of theirs stays in memory, and what they still do reaches no other stage. One that goes on and on is left. They are not
  /// cancelled: a loop that sleeps by `try?` would never wait again.
  func endTasks() {
    let endings = events.takeEndings() + longSleepers
    guard !endings.isEmpty, !isLastOfTasks else { return }
    Self.withUnseenStage { stage in
      stage.isLastOfTasks = true
      endings.forEach { $0() }
      stage.finishTasks()
    }
  }

  /// The most steps that such tasks may still take.
  private static let lastSteps = 1_000

  private func finishTasks() {
    for _ in 0..<Self.lastSteps {
      takeJobs()
      events.keepTasks()
      guard let due = events.nextTime, due.isFinite else { return }
      fire(at: max(now, due))
    }
  }

  /// Takes the jobs that have come since the stage ran last.
  func takeJobs() {
    for call in isLastOfTasks ? [] : ForeignCalls.takeAll() {
      diagnose("another thread gave work to a queue, at a moment that differs from film to film")
      call()
    }
    let (held, resumed) = TaskRoute.takeJobs(of: self)
    for job in held { add(job, .after(.zero)) }
    for job in resumed {
      diagnose("another thread resumed a task, at a moment that differs from film to film")
      add(job, .after(.zero))
    }
  }
}
