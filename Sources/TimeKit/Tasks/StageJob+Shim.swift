@_spi(ExperimentalCustomExecutors) internal import _Concurrency

/// A piece of a task, from one `await` to the next, that Swift has given to an executor.
///
/// A job must be run once or left to the system once.
struct StageJob: Sendable {
  enum Place: Sendable {
    case mainActor
    /// Code of no actor, or of an actor that is not the main one.
    case anywhere
  }

  private let job: UnownedJob
  let place: Place
  /// The number of the job's task, which no other task of the process ever has; nil for work of Swift's own, which has no number.
  let task: UInt64?

  init(_ job: consuming ExecutorJob, place: Place) {
    let isTask = job.kind == .task
    self.job = UnownedJob(job)
    self.place = place
    task = isTask ? numberOfTask(self.job) : nil
  }

  /// Runs the job here and now. A job that is not the main actor's runs on this thread as well, so that jobs come one after another.
  func run() {
    let executor =
      switch place {
      case .mainActor: unsafe MainActor.sharedUnownedExecutor
      // An executor of two zeros is what Swift calls the generic one.
      case .anywhere: unsafe unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
      }
    unsafe job.runSynchronously(on: executor)
  }

  /// Gives the job to the executor that would have had it without a stage.
  func leaveToSystem() {
    switch place {
    case .mainActor: StageMainExecutor.system.enqueue(ExecutorJob(job))
    case .anywhere: StageTaskExecutor.system.enqueue(ExecutorJob(job))
    }
  }

  /// Who the job's task is when it runs.
  var runner: Runner { unsafe .task(unsafeBitCast(job, to: UInt.self)) }
}

@_silgen_name("swift_task_getJobTaskId")
private func numberOfTask(_ job: UnownedJob) -> UInt64
