import Codecs
import Foundation
import SourcePrograms

/// Stops the program on a signal such as control-C: half-written files are removed, then the signal has its usual effect.
///
/// Signals are handled on a queue of their own, not on whichever thread they hit, because the queue can wait until nobody makes or
/// moves a file.
enum Interruption {
  private static let queue = DispatchQueue(label: "interruption")
  @MainActor private static let sources = [SIGINT, SIGTERM, SIGHUP].compactMap(source(of:))

  @MainActor
  static func removeTemporaryFiles() {
    sources.forEach { $0.activate() }
  }

  /// The source of a signal; nil where whoever started the program has the signal ignored, as `nohup` does.
  private static func source(of number: Int32) -> (any DispatchSourceSignal)? {
    let inherited = signal(number, SIG_IGN)
    if unsafe unsafeBitCast(inherited, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { stop(by: number) }
    return source
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
