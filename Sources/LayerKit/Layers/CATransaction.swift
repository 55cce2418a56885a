internal import Motion

/// Settings for the implicit animations of layers without a view. They hold in the scope between `begin` and `commit`, and scopes
/// nest; settings made outside of any scope hold for the rest of the turn.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  @MainActor struct Scope {
    var duration: Double?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool?
    /// Whether `begin` opened the scope, and not the engine.
    var isExplicit = false
    /// Waits for everything in the scope.
    private let whole: PendingCompletion
    /// Waits for what is added from now on: the completion block, if one is set.
    private(set) var completion: PendingCompletion

    init(within outer: PendingCompletion?) {
      whole = PendingCompletion(within: outer)
      completion = whole
    }

    /// A scope of which everything belongs to a completion that others close.
    init(of completion: PendingCompletion) {
      (whole, self.completion) = (completion, completion)
    }

    /// The block waits for what is added after this call, and replaces the one before.
    mutating func setCompletion(_ action: (() -> Void)?) {
      let before = completion
      completion = action.map { action in PendingCompletion({ _ in action() }, within: whole) } ?? whole
      guard before !== whole else { return }
      before.action = nil
      before.close()
    }

    func close() {
      if completion !== whole { completion.close() }
      whole.close()
    }
  }

  /// The scopes that `begin` has opened, innermost last.
  private static var opened: [Scope] = []

  /// What the innermost scope waits in; nil outside of any scope.
  private static var innermost: PendingCompletion? { (opened.last ?? LayerScene.current?.turn.transaction)?.completion }

  /// The setting of the innermost scope that has it.
  private static func setting<Value>(_ keyPath: KeyPath<Scope, Value?>, in scene: LayerScene? = LayerScene.current) -> Value? {
    for scope in opened.reversed() {
      if let value = scope[keyPath: keyPath] { return value }
    }
    return scene?.turn.transaction?[keyPath: keyPath]
  }

  /// Whether actions are disabled for what a scene shows, which need not be the current one.
  package static func disablesActions(in scene: LayerScene?) -> Bool { setting(\.disablesActions, in: scene) ?? false }

  /// The curve that code has set in the scopes that are open: it comes before that of the animation blocks inside. What is set outside of
  /// any scope does not.
  package static var chosenFunction: CAMediaTimingFunction? { opened.last { $0.function != nil }?.function }

  /// The seconds that an implicit animation takes where nobody sets a duration.
  static let standardDuration = 0.25

  public class func begin() {
    var scope = Scope(within: innermost)
    scope.isExplicit = true
    opened.append(scope)
  }

  /// Closes the innermost scope; without a `begin` it does nothing.
  public class func commit() {
    opened.popLast()?.close()
    if waitsToFlush { flush() }
  }

  /// Whether `flush` was called within a scope that is still open.
  private static var waitsToFlush = false

  /// Ends the turn's own transaction and takes all changes to the screen, after a layout pass; within a `begin` and its `commit` that
  /// waits for the outermost commit.
  public class func flush() {
    waitsToFlush = opened.contains(where: \.isExplicit)
    if !waitsToFlush { LayerScene.current?.observer?.flushLayers() }
  }

  public class func animationDuration() -> CFTimeInterval {
    setting(\.duration) ?? standardDuration
  }

  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    withInnermost { $0.duration = max(dur, 0) }
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting(\.function)
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    withInnermost { $0.function = function }
  }

  public class func disableActions() -> Bool {
    setting(\.disablesActions) ?? false
  }

  public class func setDisableActions(_ flag: Bool) {
    withInnermost { $0.disablesActions = flag }
  }

  /// Runs when every animation, push and presentation that this scope adds from now on has come to its end; at the commit if there
  /// is none. Those of animation blocks and of scopes inside count, too.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    withInnermost { $0.setCompletion(block) }
  }

  public class func completionBlock() -> (() -> Void)? {
    innermost?.action.map { action in { action(true) } }
  }

  private class func withInnermost(_ change: (inout Scope) -> Void) {
    if !opened.isEmpty {
      change(&opened[opened.count - 1])
    } else if let turn = LayerScene.current?.turn {
      var scope = turn.transaction ?? Scope(within: nil)
      change(&scope)
      turn.transaction = scope
    }
  }

  // MARK: Scopes of the engine

  /// Opens a scope while `body` runs, and closes it with all that `body` has left open.
  package static func within(_ body: () -> Void) {
    let depth = opened.count
    opened.append(Scope(within: innermost))
    body()
    while opened.count > depth { opened.removeLast().close() }
  }

  /// Counts an animation among those the innermost scope waits for.
  static func collect(_ animation: CAAnimation) {
    innermost?.wait()
    animation.transaction = innermost
  }

  /// Makes the innermost scope wait for something that is not an animation, until the result is called; nil outside of any scope.
  package static func hold() -> (() -> Void)? {
    guard let innermost else { return nil }
    innermost.wait()
    return { innermost.didStop(finished: true) }
  }

  /// An action that runs later and belongs to the innermost scope as if it ran now.
  static func extended(to action: @escaping () -> Void) -> () -> Void {
    guard let innermost else { return action }
    let completion = PendingCompletion(within: innermost)
    return {
      let depth = opened.count
      opened.append(Scope(of: completion))
      action()
      while opened.count > depth { opened.removeLast().close() }
    }
  }

  /// The animation that a layer adds where nobody chooses another action for a property; nil for what does not animate.
  static func standardAction(forKey key: String) -> (any CAAction)? {
    guard AnimatableProperty(rawValue: key) != nil, animationDuration() > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.timingFunction = animationTimingFunction() ?? CAMediaTimingFunction(.standard)
    animation.isStandardAction = true
    return animation
  }

  /// Whether nobody has chosen the action.
  static func isStandard(_ action: any CAAction) -> Bool {
    (action as? CABasicAnimation)?.isStandardAction == true
  }
}
