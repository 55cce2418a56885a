import Codecs
import Foundation

/// Stops the program when someone wishes: half-written files go, then the signal does what it always does.
///
/// Signals are awaited on a queue of their own, not handled on whichever thread they hit: it can wait until nobody makes or moves
/// a file.
enum Interruption {
  private static let queue = DispatchQueue(label: "interruption")
  @MainActor private static let sources = [SIGINT, SIGTERM, SIGHUP].compactMap(source(of:))

  @MainActor
  static func removeTemporaryFiles() {
    sources.forEach { $0.activate() }
  }

  /// Nil where whoever started the program has the signal ignored, as `nohup` does.
  private static func source(of number: Int32) -> (any DispatchSourceSignal)? {
    let inherited = signal(number, SIG_IGN)
    if unsafe unsafeBitCast(inherited, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { stop(by: number) }
    return source
  }

  private static func stop(by number: Int32) {
    AtomicFile.removeAllPending {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, number)
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  /// While a film is written, words for a standard error that nobody reads must not end it.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
