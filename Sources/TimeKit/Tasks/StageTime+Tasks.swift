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

extension StageTime {
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
      guard let time = performing else { return false }
      let wake = { continuation.resume() }
      time.events.add(at: time.now + delay.inSeconds, of: .task, orElse: wake, wake)
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

  /// Takes what wakes the tasks that sleep, so that they come to their end.
  package func takeEndings() -> [() -> Void] { events.takeEndings() + longSleepers }

  /// Drops everything but what tasks wait for.
  package func keepTasks() { events.keepTasks() }

  /// Takes the jobs that have come since the stage ran last.
  package func takeJobs() {
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
