/// A completion that is called when every animation that it waits for has stopped, and no more are to come.
@MainActor
package final class PendingCompletion {
  package var action: ((_ finished: Bool) -> Void)?
  /// Waits for this completion, in turn.
  private var outer: PendingCompletion?
  private var waiting = 0
  private var isClosed = false
  private var allFinished = true

  package init(_ action: ((_ finished: Bool) -> Void)? = nil, within outer: PendingCompletion? = nil) {
    self.action = action
    self.outer = outer
    outer?.wait()
  }

  package func wait(for animation: CAAnimation) {
    wait()
    animation.completion = self
  }

  /// Waits for one more `didStop`.
  func wait() {
    waiting += 1
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
    guard isClosed, waiting == 0 else { return }
    let (action, outer) = (action, outer)
    (self.action, self.outer) = (nil, nil)
    action?(allFinished)
    outer?.didStop(finished: allFinished)
  }
}
