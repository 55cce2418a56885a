internal import Motion

/// One call of `UIView.animate…`: how its animations run, and the completion that waits for the last of them.
@MainActor
package final class AnimationBlock: ActionBlock {
  var duration: Double
  var delay: Double
  var pace: Pace {
    didSet { timingFunction = pace.timingFunction }
  }
  /// The curve of `pace`, which all animations of the block share; nil for a spring.
  private var timingFunction: CAMediaTimingFunction?
  var options: UIView.AnimationOptions
  private let pending: PendingCompletion
  /// Receives the block's changes and makes keyframes of them; nil where each change becomes an animation at once.
  var recorder: KeyframeRecorder?
  /// The views that are laid out at the block's end as a part of it.
  var rearranged: [UIView] = []
  /// Whether a property animator runs the block: the clock of all its animations knows one pace only, which no transaction replaces.
  var isClocked = false
  private var chosenFunction: CAMediaTimingFunction? { isClocked ? nil : CATransaction.chosenFunction }
  /// Whether the animations are scenery, for which nothing waits.
  package var isScenery = false
  /// How animations that are added now repeat; nil leaves it to `options`.
  var repetition: (count: Double, autoreverses: Bool)?

  // Inlined, this is 580 lines of intermediate code in 15 functions.
  @inline(never)
  package init(
    duration: Double, delay: Double = 0, pace: Pace = .curve(.easeInOut), options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    timingFunction = pace.timingFunction
    self.options = options
    pending = PendingCompletion(completion)
  }

  // MARK: The block in force

  /// The open blocks, innermost last.
  private static var stack: [AnimationBlock] = []

  static var current: AnimationBlock? { stack.last }

  /// Settings of transactions that `body` makes hold until its end.
  package static func run(_ block: AnimationBlock, _ body: () -> Void) {
    begin(block)
    CATransaction.within {
      body()
      block.layOutIfAsked()
    }
    commit(block)
  }

  /// Lays views out as a part of the block, if its options or a change within it say so.
  func layOutIfAsked() {
    if options.contains(.layoutSubviews) { Stage.active?.window.layoutIfNeeded() }
    for view in rearranged { view.layoutIfNeeded() }
    rearranged = []
  }

  /// Makes the block the current one until `commit`; its settings may change in between.
  static func begin(_ block: AnimationBlock) {
    if let current { block.inherit(from: current) }
    stack.append(block)
  }

  /// Takes over the options of the block around this one, and how often it repeats, unless this one's own options say otherwise.
  private func inherit(from outer: AnimationBlock) {
    guard !options.contains(.overrideInheritedOptions) else { return }
    if repetition == nil, options.isDisjoint(with: [.repeat, .autoreverse]) { repetition = outer.repetition }
    options.formUnion(outer.options.intersection([.repeat, .autoreverse, .beginFromCurrentState, .allowUserInteraction]))
  }

  // Inlined, this is 310 lines of intermediate code in 9 functions.
  @inline(never)
  static func commit(_ block: AnimationBlock) {
    stack.removeAll { $0 === block }
    block.close()
  }

  // MARK: Waiting

  var completion: ((Bool) -> Void)? {
    get { pending.action }
    set { pending.action = newValue }
  }

  func wait(for animation: CAAnimation) {
    pending.wait(for: animation)
  }

  /// Says that the block adds no more animations. If it waits for none, the completion runs at once.
  func close() {
    pending.close()
  }

  // MARK: Animations

  /// Adds an animation from the old value of a property to the new one, which the model has already.
  func animate(
    _ property: AnimatableProperty, of layer: CALayer, from before: AnimatableValue, to after: AnimatableValue
  ) {
    guard duration > 0, UIView.areAnimationsEnabled else { return }
    if let recorder { return recorder.record(property, of: layer, from: before, to: after) }
    let animation = basicAnimation(of: property)
    if property.isAdditiveInViews {
      animation.isAdditive = true
      animation.fromValue = property.any(from: before.difference(from: after))
      animation.toValue = property.any(from: after.neutral)
    } else {
      animation.fromValue = property.any(from: start(of: property, of: layer) ?? before)
      animation.toValue = property.any(from: after)
    }
    add(animation, for: property, to: layer, before: before)
  }

  private func basicAnimation(of property: AnimatableProperty) -> CABasicAnimation {
    guard case .spring(let spring) = pace else { return CABasicAnimation(keyPath: property.rawValue) }
    return CASpringAnimation(property, spring)
  }

  /// Adds an animation to a layer, with this block's duration, delay, pace and repetition.
  func add(_ animation: CAPropertyAnimation, for property: AnimatableProperty, to layer: CALayer, before: AnimatableValue) {
    animation.modelBefore = before
    start(animation, on: layer, forKey: key(for: property, on: layer))
  }

  /// Adds a transition to a layer, with this block's duration, delay, timing curve and repetition.
  func add(_ transition: CATransition, to layer: CALayer) {
    start(transition, on: layer, forKey: kCATransition)
  }

  /// What a view answers for a property that the block moves.
  func action(forKey event: String) -> BlockAction {
    let action = BlockAction(event, of: self)
    (action.duration, action.timingFunction) = (duration, timingFunction)
    return action
  }

  package func join(_ animation: CABasicAnimation, on layer: CALayer, forKey key: String) {
    guard animation.duration > 0, UIView.areAnimationsEnabled else { return }
    let length = animation.duration
    if case .spring(let spring) = pace {
      start(CASpringAnimation(animation, spring), on: layer, forKey: key, lasting: length)
    } else {
      start(animation, on: layer, forKey: key, lasting: length)
    }
  }

  private func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String, lasting length: Double? = nil) {
    if let timingFunction { animation.timingFunction = chosenFunction ?? timingFunction }
    animation.changeTiming {
      $0.autoreverses = repetition?.autoreverses ?? options.contains(.autoreverse)
      $0.repeatCount = repetition?.count ?? (options.contains(.repeat) ? .infinity : 0)
      ($0.duration, $0.fillMode, $0.beginTime) = (length ?? duration, .both, layer.localTime + delay)
    }
    animation.isScenery = isScenery
    animation.refusesTouches = !options.contains(.allowUserInteraction)
    wait(for: animation)
    layer.attach(animation, forKey: key)
  }

  /// The value on screen of a property that is already moving, if the block begins from the current state.
  func start(of property: AnimatableProperty, of layer: CALayer) -> AnimatableValue? {
    guard options.contains(.beginFromCurrentState) else { return nil }
    var shown = layer.values
    guard let running = shown.animations.first(where: { $0.key == property.rawValue }) else { return nil }
    running.animation.apply(to: &shown, model: shown, layerTime: layer.localTime)
    return property.value(in: shown)
  }

  /// Additive animations live side by side under numbered keys; others replace their predecessor.
  private func key(for property: AnimatableProperty, on layer: CALayer) -> String {
    let taken = Set(layer.animationKeys() ?? [])
    guard property.isAdditiveInViews, taken.contains(property.rawValue) else { return property.rawValue }
    var number = 2
    while taken.contains("\(property.rawValue)-\(number)") { number += 1 }
    return "\(property.rawValue)-\(number)"
  }
}
