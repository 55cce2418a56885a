/// What has happened since the screen was last brought up to date.
@MainActor
final class Turn {
  /// The layers that remember what they looked like before.
  var changed: [CALayer] = []
  var needsLayout = false
  var treeChanged = false
  /// Whether animations may run on layers that are not in the window.
  var hasStrays = false
  /// What waits for the layout pass.
  private var waiting: [() -> Void] = []
  private var checks: [() -> Void] = []
  /// What `CATransaction` was told outside of any `begin`.
  var transaction: CATransaction.Scope?
  private var serial = 0

  /// Runs `action` after the next layout pass, within this turn.
  func whenLaidOut(_ action: @escaping () -> Void) {
    waiting.append(action)
    needsLayout = true
  }

  func runWaiting() {
    let actions = waiting
    waiting = []
    actions.forEach { $0() }
  }

  /// Looks at what has happened once everybody who wanted a say in it has had it, before the next layout pass.
  func whenDone(_ check: @escaping () -> Void) {
    checks.append(check)
  }

  func runChecks() {
    let due = checks
    checks = []
    due.forEach { $0() }
  }

  /// A new number at each call.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Commits what was not begun; whether there was something.
  func commit() -> Bool {
    guard let open = transaction else { return false }
    transaction = nil
    open.block.close()
    return true
  }

  func end() {
    for layer in changed {
      layer.turnDidEnd()
    }
    changed.removeAll(keepingCapacity: true)
  }
}

/// An animation on its layer, waiting for its end.
@MainActor
struct RunningAnimation {
  weak var layer: CALayer?
  let animation: CAAnimation

  init(layer: CALayer, animation: CAAnimation) {
    self.layer = layer
    self.animation = animation
  }

  /// In the stage's time; infinite while the layer's own time stands still, and where a clock decides.
  var endTime: Double {
    guard animation.clock == nil else { return .infinity }
    return layer?.convertTime(animation.timing.endTime, to: nil) ?? .infinity
  }

  /// For messages: what moves, whose, and how long; nil if it stands still.
  var summary: String? {
    guard let layer, layer.convertTime(0, to: nil).isFinite, animation.timing.speed != 0 else { return nil }
    let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    let what = (animation as? CAPropertyAnimation)?.keyPath ?? "something"
    return "the animation of \(what) on a \(owner) \(endTime.isFinite ? "ends at \(endTime) s" : "never ends")"
  }
}
