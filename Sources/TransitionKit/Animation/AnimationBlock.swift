internal import Motion

/// One call of `UIView.animate…`: how its animations run, and who waits for the last of them.
@MainActor
final class AnimationBlock {
  private(set) var duration: Double
  private(set) var delay: Double
  private(set) var pace: Pace
  private(set) var options: UIView.AnimationOptions
  var completion: ((Bool) -> Void)?
  /// Takes the changes in place of the block, to make keyframes of them.
  var recorder: KeyframeRecorder?
  /// How often what is animated now repeats, where `modifyAnimations` says so.
  var repetition: (count: Double, autoreverses: Bool)?

  private var waiting = 0
  private var isClosed = false
  private var allFinished = true

  init(
    duration: Double, delay: Double = 0, pace: Pace = .curve(.easeInOut), options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.completion = completion
  }

  // MARK: The block in force

  /// Innermost last.
  private static var stack: [AnimationBlock] = []

  static var current: AnimationBlock? { stack.last }

  static func run(_ block: AnimationBlock, _ body: () -> Void) {
    stack.append(block)
    body()
    stack.removeLast()
    block.close()
  }

  /// Opens a block whose end comes with `commit`, and whose settings change on the way.
  static func begin(_ block: AnimationBlock) {
    stack.append(block)
  }

  static func commit(_ block: AnimationBlock) {
    stack.removeAll { $0 === block }
    block.close()
  }

  /// For what is changed from here on.
  func set(
    duration: Double? = nil, delay: Double? = nil, pace: Pace? = nil, adding: UIView.AnimationOptions = [],
    removing: UIView.AnimationOptions = []
  ) {
    self.duration = max(duration ?? self.duration, 0)
    self.delay = max(delay ?? self.delay, 0)
    self.pace = pace ?? self.pace
    options = options.union(adding).subtracting(removing)
  }

  // MARK: Waiting

  func wait(for animation: CAAnimation) {
    waiting += 1
    animation.block = self
  }

  /// Nothing more is added: with nothing to wait for, the completion runs at once.
  func close() {
    isClosed = true
    completeIfDone()
  }

  func didStop(finished: Bool) {
    waiting -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, waiting == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }

  // MARK: Animations

  /// Leaves an animation on the layer that makes the presentation start where it was.
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
    let animation = CASpringAnimation(keyPath: property.rawValue)
    animation.spring = spring
    return animation
  }

  /// Lets the animation run as this block says.
  func add(_ animation: CAPropertyAnimation, for property: AnimatableProperty, to layer: CALayer, before: AnimatableValue) {
    if case .curve(let curve) = pace { animation.timingFunction = CAMediaTimingFunction(curve) }
    animation.timing.duration = duration
    animation.timing.fillMode = .both
    animation.timing.autoreverses = repetition?.autoreverses ?? options.contains(.autoreverse)
    animation.timing.repeatCount = repetition?.count ?? (options.contains(.repeat) ? .infinity : 0)
    animation.timing.beginTime = layer.localTime + delay
    animation.modelBefore = before
    wait(for: animation)
    layer.attach(animation, forKey: key(for: property, on: layer))
  }

  /// Lets a transition run as this block says.
  func add(_ transition: CATransition, to layer: CALayer) {
    if case .curve(let curve) = pace { transition.timingFunction = CAMediaTimingFunction(curve) }
    transition.timing.duration = duration
    transition.timing.fillMode = .both
    transition.timing.beginTime = layer.localTime + delay
    wait(for: transition)
    layer.attach(transition, forKey: kCATransition)
  }

  private func start(of property: AnimatableProperty, of layer: CALayer) -> AnimatableValue? {
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
