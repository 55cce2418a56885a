/// One turn of a scene's run loop: the changes since the screen was last brought up to date, and the work that waits for its end.
@MainActor
package final class RunLoopTurn {
  /// The layers that remember how they looked before the turn.
  var changed: [CALayer] = []
  package var hasChanges: Bool { !changed.isEmpty }
  package var needsLayout = false
  package var treeChanged = false
  /// Whether animations may run on layers that are not in the window.
  package var hasStrays = false
  private var waitingForLayout: [() -> Void] = []
  private var checks: [() -> Void] = []
  private var lastActions: [() -> Void] = []
  /// The changes made outside of any `CATransaction.begin`.
  var transaction: CATransaction.Scope?
  private var serial = 0

  /// Runs `action` after the next layout pass, within this turn. It belongs to the transaction that is open now.
  package func whenLaidOut(_ action: @escaping () -> Void) {
    waitingForLayout.append(CATransaction.extended(to: action))
    needsLayout = true
  }

  package func runWaiting() {
    let actions = waitingForLayout
    waitingForLayout = []
    actions.forEach { $0() }
  }

  /// Runs `check` when the turn is over and nothing more is due at this moment.
  package func whenDone(_ check: @escaping () -> Void) {
    checks.append(check)
  }

  package func runChecks() {
    let due = checks
    checks = []
    due.forEach { $0() }
  }

  /// Runs `action` at the very end of the turn.
  package func whenOver(_ action: @escaping () -> Void) {
    lastActions.append(action)
  }

  /// A new number at each call.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Commits the changes made outside of any transaction; false if there were none.
  package func commit() -> Bool {
    guard let open = transaction else { return false }
    transaction = nil
    open.close()
    return true
  }

  package func end() {
    for layer in changed {
      layer.turnDidEnd()
    }
    changed.removeAll(keepingCapacity: true)
    let actions = lastActions
    lastActions = []
    actions.forEach { $0() }
  }
}
