import Foundation
import Synchronization

/// Writes nothing to a pipe, again and again, so that whoever reads it comes to its end.
final class PipeWriter: Sendable {
  private let path: String
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ path: String) {
    self.path = path
    Thread.detachNewThread { [self] in
      // Opening waits for somebody who reads.
      while !isOver.load(ordering: .sequentiallyConsistent) { try? FileHandle(forWritingAtPath: path)?.close() }
      ended.signal()
    }
  }

  /// Ends the thread, which may be waiting: a pipe that is opened for both ways waits for nobody.
  func end() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    let both = FileHandle(forUpdatingAtPath: path)
    ended.wait()
    try? both?.close()
  }
}
