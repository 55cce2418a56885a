import Codecs
import Foundation
import Synchronization

/// What happens when someone stops the program: half-written files go, then the signal does what it always does.
///
/// Signals are awaited on a queue of their own, not handled on whichever thread they hit: it can wait until nobody writes, so
/// that no file is made behind the back of the one that removes them.
enum Interruption {
  /// Held by whoever changes files.
  private static let writing = Mutex(())
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
    writing.withLock { _ in
      AtomicFile.removeAllPending()
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, number)
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  /// Does something to files that is done wholly or not at all.
  static func postponed<Result, Failure>(_ change: () throws(Failure) -> Result) throws(Failure) -> Result {
    try writing.withLock { _ throws(Failure) in try change() }
  }

  /// While a film is written, words for a standard error that nobody reads must not end it.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
