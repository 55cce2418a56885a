/// A completion that is called when every animation that it waits for has stopped, and no more are to come.
@MainActor
package final class PendingCompletion {
  package var action: ((_ finished: Bool) -> Void)?
  private var waiting = 0
  private var isClosed = false
  private var allFinished = true

  package init(_ action: ((_ finished: Bool) -> Void)? = nil) {
    self.action = action
  }

  package func wait(for animation: CAAnimation) {
    waiting += 1
    animation.completion = self
  }

  /// Says that no more animations come. If it waits for none, the completion is called at once.
  package func close() {
    isClosed = true
    callIfDone()
  }

  func didStop(finished: Bool) {
    waiting -= 1
    allFinished = allFinished && finished
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, waiting == 0, let action else { return }
    self.action = nil
    action(allFinished)
  }
}
