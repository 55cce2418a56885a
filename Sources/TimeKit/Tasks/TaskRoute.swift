internal import Synchronization

/// Decides which of the process's jobs are a stage's.
///
/// These are, in order:
/// 1. What is begun or resumed while the stage performs. Such jobs run on the stage's thread, one after another.
/// 2. What the stage's keeper begins between two calls of the stage, such as a test that taps a button and then advances. If the
///    keeper waits before the stage goes on, these jobs go to the system.
/// 3. What another thread resumes, if the task has run on the stage before. The stage says so in a diagnostic.
package enum TaskRoute {
  private struct HeldJob {
    let number: Int
    let stage: ObjectIdentifier
    let job: StageJob
  }

  private struct State {
    /// The stage that was used last, and who used it.
    var stage: ObjectIdentifier?
    var keeper: Runner?
    /// The jobs that keepers have begun.
    var held: [HeldJob] = []
    var count = 0
    /// The tasks that have run on stages.
    var stages: [UInt64: ObjectIdentifier] = [:]
    /// The jobs of such tasks that other threads have resumed.
    var resumed: [HeldJob] = []

    mutating func hold(_ job: StageJob, for stage: ObjectIdentifier) -> HeldJob {
      count += 1
      return HeldJob(number: count, stage: stage, job: job)
    }
  }

  private static let state = Mutex(State())

  /// Takes a job that may run at once; false if it is no stage's.
  static func takes(_ job: StageJob) -> Bool {
    guard StageThread.isCurrent else { return holds(job) || isResumed(job) }
    // The keeper waits for the stage to return, and cannot go on within.
    guard state.withLock({ $0.keeper != job.runner }) else { return false }
    return MainActor.assumeIsolated { StageTime.take(job, .after(.zero)) }
  }

  /// Takes the job of a task that sleeps.
  static func take(_ job: StageJob, _ wake: WakeTime) {
    if !MainActor.assumeIsolated({ StageTime.take(job, wake) }) { job.leaveToSystem() }
  }

  private static func holds(_ job: StageJob) -> Bool {
    let current = Runner.current
    let held = state.withLock { state -> HeldJob? in
      guard state.keeper == current, let stage = state.stage else { return nil }
      let held = state.hold(job, for: stage)
      state.held.append(held)
      return held
    }
    guard let held else { return false }
    HeldJobs.letGo(job, number: held.number)
    return true
  }

  private static func isResumed(_ job: StageJob) -> Bool {
    guard let task = job.task else { return false }
    return state.withLock { state in
      guard let stage = state.stages[task] else { return false }
      state.resumed.append(state.hold(job, for: stage))
      return true
    }
  }

  /// Leaves to the system the held jobs whose numbers are `theirs`.
  static func letGo(_ theirs: (Int) -> Bool) {
    let jobs = state.withLock { state in
      defer { state.held.removeAll { theirs($0.number) } }
      return state.held.filter { theirs($0.number) }
    }
    for held in jobs { held.job.leaveToSystem() }
  }

  // MARK: For the stage

  /// The stage was used by the code that runs now.
  @MainActor
  package static func keep(_ time: StageTime) {
    let (stage, keeper) = (ObjectIdentifier(time), time.isFilmed ? nil : Runner.current)
    state.withLock { ($0.stage, $0.keeper) = (stage, keeper) }
  }

  /// Remembers that a job's task is the stage's.
  static func remember(_ job: StageJob, of time: StageTime) {
    guard let task = job.task else { return }
    let stage = ObjectIdentifier(time)
    state.withLock { $0.stages[task] = stage }
  }

  /// Hands out the jobs that wait for the stage.
  static func takeJobs(of time: StageTime) -> (held: [StageJob], resumed: [StageJob]) {
    let stage = ObjectIdentifier(time)
    return state.withLock { state in
      guard !state.held.isEmpty || !state.resumed.isEmpty else { return ([], []) }
      defer {
        state.held.removeAll { $0.stage == stage }
        state.resumed.removeAll { $0.stage == stage }
      }
      return (state.held.filter { $0.stage == stage }.map(\.job), state.resumed.filter { $0.stage == stage }.map(\.job))
    }
  }

  /// What has waited for a stage that is gone goes to the system.
  package static func forget(_ time: StageTime) {
    let jobs = takeJobs(of: time)
    let stage = ObjectIdentifier(time)
    state.withLock { state in
      if state.stage == stage { (state.stage, state.keeper) = (nil, nil) }
      state.stages = state.stages.filter { $0.value != stage }
    }
    for job in jobs.held + jobs.resumed { job.leaveToSystem() }
  }
}
