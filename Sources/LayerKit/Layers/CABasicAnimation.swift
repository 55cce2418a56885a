package import Motion

/// An animation from one value to another; a side that is nil is the model's value, or follows from `byValue`.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? {
    didSet { known = nil }
  }
  open var toValue: Any? {
    didSet { known = nil }
  }
  open var byValue: Any?
  private var known: KnownEnds?
  /// Whether this is what a layer does where nobody chooses an action; a copy of it is an animation like any other.
  var isStandardAction = false

  /// The two ends of an animation for which both are given: they stay the same from frame to frame.
  @MainActor
  private final class KnownEnds {
    let property: AnimatableProperty
    let from, to: AnimatableValue
    /// The interpolation between two transforms; nil for other values.
    private let way: TransformWay?
    /// The ends as a layer that moves directly takes them; nil if it cannot.
    let direct: DirectEnds?

    init(_ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, of animation: CAPropertyAnimation) {
      (self.property, self.from, self.to) = (property, from, to)
      if case (.transform(let from), .transform(let to)) = (from, to) {
        way = .between(from.matrix, to.matrix)
      } else {
        way = nil
      }
      direct = animation.isCumulative ? nil : DirectEnds(property, isAdditive: animation.isAdditive, from: from, to: to)
    }

    func value(at share: Double) -> AnimatableValue {
      way.map { .transform($0.transform(at: share)) } ?? from.mixed(with: to, by: share)
    }
  }

  override func settingsDidChange() {
    known = nil
  }

  /// The ends of the animation, if it may move a layer directly.
  final var directEnds: DirectEnds? {
    if let known { return known.direct }
    guard let property, fromValue != nil, toValue != nil else { return nil }
    return knownEnds(of: property)?.direct
  }

  override func plainTwin() -> CAAnimation { CABasicAnimation() }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  package override func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {
    guard let property, let time = time(at: layerTime) else { return }
    let (share, current) = (fraction(at: time), property.value(inPlace: &values))
    let value: AnimatableValue
    if let known = knownEnds(of: property) {
      value = accumulated(known.value(at: share), end: known.to, layerTime: layerTime)
    } else {
      let (from, to) = ends(of: property, model: isAdditive ? current.neutral : property.value(in: model))
      value = accumulated(from.mixed(with: to, by: share), end: to, layerTime: layerTime)
    }
    property.set(isAdditive ? value.added(to: current) : value, in: &values)
  }

  override func ownValue(model: Any?, layerTime: Double) -> Any? {
    guard let share = share(at: layerTime), let kind = OwnValue.kind(of: fromValue, toValue, byValue, model) else { return nil }
    let rest = kind.value(from: model)
    guard let neutral = (rest ?? kind.value(from: fromValue ?? toValue ?? byValue))?.neutral else { return nil }
    let (from, to) = ends(of: kind, model: isAdditive ? neutral : rest ?? neutral)
    let value = accumulated(from.mixed(with: to, by: share), end: to, layerTime: layerTime)
    return kind.any(from: isAdditive ? value.added(to: rest ?? neutral) : value)
  }

  /// Whether the animation may lift the layer out of its plane. Between two flat transforms that do not mirror, all steps are flat.
  override var changesDepth: Bool {
    guard super.changesDepth, property == .transform, let known = knownEnds(of: .transform),
      case (.transform(let from), .transform(let to)) = (known.from, known.to)
    else { return super.changesDepth }
    return !from.isFlatAndUnmirrored || !to.isFlatAndUnmirrored
  }

  private func knownEnds(of property: AnimatableProperty) -> KnownEnds? {
    if let known, known.property == property { return known }
    guard let from = property.value(from: fromValue), let to = property.value(from: toValue) else { return nil }
    known = KnownEnds(property, from: from, to: to, of: self)
    return known
  }

  private func ends(of property: AnimatableProperty, model: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    let from = property.value(from: fromValue)
    let to = property.value(from: toValue)
    let by = property.value(from: byValue)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, by.added(to: from))
    case (let from?, nil, nil): return (from, model)
    case (nil, let to?, let by?): return (to.difference(from: by), to)
    case (nil, let to?, nil): return (model, to)
    case (nil, nil, let by?): return (model, by.added(to: model))
    case (nil, nil, nil): return (model, model)
    }
  }
}

extension CATransform3D {
  fileprivate var isFlatAndUnmirrored: Bool { CATransform3DIsAffine(self) && m11 * m22 > m12 * m21 }
}

/// A basic animation paced by a spring instead of a curve; `duration` cuts it off, it does not rescale it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  var spring = Spring()

  package convenience init(_ property: AnimatableProperty, _ spring: Spring) {
    self.init(keyPath: property.rawValue)
    self.spring = spring
  }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
  }

  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring = remade(mass: Double(newValue)) }
  }
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring = remade(stiffness: Double(newValue)) }
  }
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring = remade(damping: Double(newValue)) }
  }
  /// The velocity at the start: 1 covers the whole distance in a second, and positive values go towards the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }
  /// Whether a damping ratio above 1 is kept; if not, it counts as 1.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// How long the spring takes to come to rest, in seconds of the animation's parent.
  open var settlingDuration: CFTimeInterval {
    timing.speed == 0 ? spring.settlingDuration : spring.settlingDuration / abs(timing.speed)
  }

  open var perceptualDuration: CFTimeInterval { 2 * Double.pi / spring.naturalFrequency }

  /// The same animation, paced by a spring.
  package convenience init(_ animation: CABasicAnimation, _ spring: Spring) {
    self.init()
    animation.copyState(to: self)
    self.spring = spring
  }

  private func remade(mass: Double? = nil, stiffness: Double? = nil, damping: Double? = nil) -> Spring {
    Spring(
      mass: mass ?? spring.mass, stiffness: stiffness ?? spring.stiffness, damping: damping ?? spring.damping,
      initialVelocity: spring.initialVelocity, allowsOverdamping: spring.allowsOverdamping)
  }

  override func plainTwin() -> CAAnimation { CASpringAnimation() }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    (copy as? CASpringAnimation)?.spring = spring
  }

  override func pacedFraction(at time: Double) -> Double {
    Pacing.value(of: spring, at: time)
  }
}
