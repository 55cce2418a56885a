import Codecs
import Foundation
import SourcePrograms

/// Stops the program on a signal such as control-C: half-written files are removed, then the signal has its usual effect.
///
/// Signals are handled on a thread of their own, not on whichever thread they hit, because that thread can wait until nobody makes or
/// moves a file.
enum Interruption {
  /// Returns whether there is a thread that waits for signals.
  static func removeTemporaryFiles() -> Bool {
    ProcessEnd.guardFiles(name: Program.name, code: ExitCode.failed)
    guard ProcessEnd.start({ Interruption.stop(by: $0) }) else { return false }
    [SIGINT, SIGTERM, SIGHUP].forEach(ProcessEnd.watch)
    return true
  }

  private static func stop(by number: Int32) {
    SourceRun.pass(number)
    AtomicFile.removeAllPending {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, number)
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  /// Ignores SIGXFSZ: a file that would become larger than the system lets it (`ulimit -f`) is an error with a message.
  static func ignoreFullFiles() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ignores SIGPIPE: while a film is written, messages to a standard error that nobody reads must not end the program.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
