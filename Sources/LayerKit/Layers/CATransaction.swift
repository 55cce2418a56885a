internal import Motion

/// Settings for the implicit animations of layers without a view. They hold in the scope between `begin` and `commit`, and scopes
/// nest; settings made outside of any scope hold for the rest of the turn.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  @MainActor struct Scope {
    var duration: Double?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool?
    let completion = PendingCompletion()
  }

  /// The scopes that `begin` has opened, innermost last.
  private static var opened: [Scope] = []

  /// All scopes in force: that of the turn, and those opened in it.
  private static var scopes: [Scope] {
    (LayerScene.current?.turn.transaction).map { [$0] + opened } ?? opened
  }

  /// The seconds that an implicit animation takes where nobody sets a duration.
  static let standardDuration = 0.25

  public class func begin() {
    opened.append(Scope())
  }

  /// Closes the innermost scope; without a `begin` it does nothing.
  public class func commit() {
    opened.popLast()?.completion.close()
  }

  public class func animationDuration() -> CFTimeInterval {
    scopes.last { $0.duration != nil }?.duration ?? standardDuration
  }

  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    withInnermost { $0.duration = max(dur, 0) }
  }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    scopes.last { $0.function != nil }?.function
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    withInnermost { $0.function = function }
  }

  public class func disableActions() -> Bool {
    scopes.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  public class func setDisableActions(_ flag: Bool) {
    withInnermost { $0.disablesActions = flag }
  }

  /// Runs when every animation added in this scope from now on has stopped; at the commit if there is none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    withInnermost { $0.completion.action = block.map { block in { _ in block() } } }
  }

  public class func completionBlock() -> (() -> Void)? {
    (opened.last ?? LayerScene.current?.turn.transaction)?.completion.action.map { action in { action(true) } }
  }

  private class func withInnermost(_ change: (inout Scope) -> Void) {
    if !opened.isEmpty {
      change(&opened[opened.count - 1])
    } else if let turn = LayerScene.current?.turn {
      var scope = turn.transaction ?? Scope()
      change(&scope)
      turn.transaction = scope
    }
  }

  /// Counts an animation among those the innermost scope waits for.
  static func collect(_ animation: CAAnimation) {
    guard animation.completion == nil else { return }
    scopes.last?.completion.wait(for: animation)
  }

  /// The animation that a layer without a view adds when a property changes; nil where actions are disabled.
  static func implicitAnimation(of property: AnimatableProperty, from before: AnimatableValue) -> CAAnimation? {
    guard !disableActions(), animationDuration() > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: property.rawValue)
    animation.fromValue = property.any(from: before)
    animation.timingFunction = animationTimingFunction() ?? CAMediaTimingFunction(.standard)
    return animation
  }
}
