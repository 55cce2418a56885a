@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

/// The main actor's executor: what a stage's code begins runs in the stage's turn, all else on the system's main queue.
final class StageMainExecutor: MainExecutor, Sendable {
  static let system: any MainExecutor = PlatformExecutorFactory.mainExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = StageJob(job, place: .mainActor)
    if !TaskRoute.takes(job) { job.leaveToSystem() }
  }

  func run() throws { try Self.system.run() }

  func stop() { Self.system.stop() }

  /// While a stage performs, everything on its thread is the main actor's: it stands still meanwhile.
  func checkIsolated() {
    if !StageThread.isCurrent { Self.system.checkIsolated() }
  }

  func isIsolatingCurrentContext() -> Bool? {
    StageThread.isCurrent ? true : Self.system.isIsolatingCurrentContext()
  }
}

/// The executor of all code without an actor, and of actors that have none of their own: what a stage's code begins runs in the
/// stage's turn, all else on the system's threads.
final class StageTaskExecutor: TaskExecutor, SchedulingExecutor, Sendable {
  static let system: any TaskExecutor = PlatformExecutorFactory.defaultExecutor
  private static let systemTimes = system as? any SchedulingExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = StageJob(job, place: .anywhere)
    if !TaskRoute.takes(job) { job.leaveToSystem() }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard StageThread.isCurrent, let delay = delay as? Duration else {
      guard let times = Self.systemTimes else { return Self.system.enqueue(job) }
      return times.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    TaskRoute.take(StageJob(job, place: .anywhere), .after(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard StageThread.isCurrent, let wake = WakeTime(instant, of: clock) else {
      guard let times = Self.systemTimes else { return Self.system.enqueue(job) }
      return times.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
    TaskRoute.take(StageJob(job, place: .anywhere), wake)
  }
}

private struct StageExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = StageMainExecutor()
  static let defaultExecutor: any TaskExecutor = StageTaskExecutor()
}

/// Swift asks once for its executors, before the first task begins; so the engine's are set before the program's first statement.
@used @section(".init_array") private let takeOver: @convention(c) () -> Void = setExecutors

private func setExecutors() { _createExecutors(factory: StageExecutors.self) }
