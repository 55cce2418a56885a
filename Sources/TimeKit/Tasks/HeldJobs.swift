private import Dispatch

/// Lets go of jobs that the keeper of a stage has begun, if it does not take the stage on.
///
/// As long as the keeper runs, the jobs wait, so that whether a stage gets them never depends on how fast the machine is.
enum HeldJobs {
  /// For how long a job of the system's threads waits, in seconds of the real clock: the keeper may stand and wait for it.
  private static let patience = 2.0

  static func letGo(_ job: StageJob, number: Int) {
    // The main queue comes to this when the keeper returns or waits.
    Dispatch.DispatchQueue.main.async { TaskRoute.letGo { $0 <= number } }
    guard job.place == .anywhere else { return }
    Dispatch.DispatchQueue.global().asyncAfter(deadline: Dispatch.DispatchTime.now() + patience) {
      TaskRoute.letGo { $0 == number }
    }
  }
}
