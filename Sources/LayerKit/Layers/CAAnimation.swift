internal import Motion

/// An object that is told of an animation's start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An object that changes a layer's presentation while its time runs. A layer keeps a copy of what is added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  // Hot: a property that other modules could change would be checked for overlapping access each time that it is read.
  var timing = MediaTiming()

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// 0 stands for 0.25 s, or for the transaction's duration, once the animation is added.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(newValue, 0) }
  }
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(max(newValue, 0)) }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = max(newValue, 0) }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace of a run; nil is linear.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { curve = timingFunction?.curve }
  }
  private var curve: TimingCurve?
  /// The delegate is held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// A wish that a device may grant; a film is drawn at its own rate.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether the view that the animation moves takes no new touches, because its block lacks `allowUserInteraction`.
  package var refusesTouches = false
  /// Whether the animation is scenery, such as a caret that blinks or a wheel that turns for as long as it is seen: nothing waits for its
  /// end, and no transition drives it.
  package var isScenery = false

  public override init() {
    super.init()
  }

  /// There are no archives here: the animation starts as `init()` makes it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Values under keys of the user's own.
  private var userValues: [String: Any] = [:]

  /// Stores any value under any key, for users to read again.
  open func setValue(_ value: Any?, forKey key: String) {
    userValues[key] = value
  }

  open func value(forKey key: String) -> Any? { userValues[key] }

  /// The clock of the transition or property animator that drives this animation; nil if none does.
  private(set) var clock: (any AnimationDriver)?
  /// The clocks that take the animations now being added, innermost last.
  package static var clocks: [any AnimationDriver] = []
  /// Where the animation stood when its clock began to move it linearly; nil if its own times say where.
  package private(set) var anchor: ClockAnchor?
  /// The property's model value before the change for which this animation was made.
  package var modelBefore: AnimatableValue?

  /// Changes timing where the public properties would round a number.
  package func changeTiming(_ change: (inout MediaTiming) -> Void) {
    // A copy is changed: the compiler drops the checks of a property that no unknown code holds open.
    var changed = timing
    change(&changed)
    timing = changed
  }

  /// Puts the animation under a clock. From now on `beginTime`, until now a time of the layer, counts from the clock's beginning, so an
  /// animation that is added later starts at the clock's present time.
  package func follow(_ clock: any AnimationDriver, layerTime: Double) {
    self.clock = clock
    timing.beginTime -= layerTime - clock.time(since: 0)
  }

  /// The share of its own way that the animation has covered once its clock moves it linearly, at a share of the clock's way.
  private func place(at share: Double, of length: Double) -> Double {
    guard let anchor else { return linearPlace(at: share, of: length) }
    return anchor.place(at: share) { linearPlace(at: $0, of: length) }
  }

  /// Beyond its ends the clock takes all its animations along.
  private func linearPlace(at share: Double, of length: Double) -> Double {
    let inside = min(max(share, 0), 1)
    guard timing.duration > 0 else { return share }
    let place = (inside * length - timing.beginTime) * timing.speed / timing.duration
    return min(max(place, 0), 1) + share - inside
  }

  /// Keeps the place to which the animation's own pace has brought it, at a share of its clock.
  package func stay(at share: Double) {
    anchor = ClockAnchor(share: share, place: pacedFraction(at: time(at: 0) ?? 0))
  }

  /// Whether the animation stays on its layer until somebody removes it.
  package var neverGoes: Bool {
    guard clock == nil else { return false }
    return !isRemovedOnCompletion || timing.speed > 0 && timing.endTime == .infinity
  }

  /// The completion that waits for the animation's end. Copies of the animation have none.
  var completion: PendingCompletion?
  /// The transaction that waits for the animation's end, too.
  var transaction: PendingCompletion?
  /// The scene in which the animation runs.
  weak var scene: LayerScene?
  /// Whether the delegate has been told of the start.
  private var hasStarted = false
  /// Whether delegate and completion have been told of the end, which happens once.
  private var hasStopped = false

  /// A class of the user's own is made by its `init(coder:)`.
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { copied() }
  }

  private func copied() -> CAAnimation {
    let twin = plainTwin()
    let copy = type(of: twin) == type(of: self) ? twin : Self(coder: NSCoder()) ?? twin
    copyState(to: copy)
    return copy
  }

  /// The user's own animation, if this one was made to run in its place; else nil.
  private var original: CAAnimation?
  /// The animation to hand to users: their own object, if this one runs in its place.
  var visible: CAAnimation { original ?? self }

  /// A new animation of the nearest class that the engine knows.
  func plainTwin() -> CAAnimation { CAAnimation() }

  /// The copy that a layer keeps of an animation added to it.
  func duplicate() -> CAAnimation {
    let copy = plainTwin()
    copyState(to: copy)
    if type(of: copy) != type(of: self) { copy.original = self }
    return copy
  }

  func copyState(to copy: CAAnimation) {
    copy.userValues = userValues
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.modelBefore = modelBefore
    copy.isScenery = isScenery
  }

  /// Seconds into one run when the layer's own time is `layerTime`; nil while the animation shows nothing.
  func time(at layerTime: Double) -> Double? {
    guard let clock else { return timing.time(at: layerTime) }
    return min(max(clock.time(since: timing.beginTime) * timing.speed, 0), timing.duration)
  }

  /// Tells the delegate of the start, once; at the latest it hears of that before it hears of the end.
  func didStart() {
    guard !hasStarted, !hasStopped else { return }
    hasStarted = true
    delegate?.animationDidStart(visible)
  }

  /// Tells the delegate, the completion and the transaction of the end; a second call does nothing.
  package func didStop(finished: Bool) {
    guard !hasStopped else { return }
    didStart()
    hasStopped = true
    delegate?.animationDidStop(visible, finished: finished)
    let waiting = [completion, transaction]
    (completion, transaction) = (nil, nil)
    for completion in waiting { completion?.didStop(finished: finished) }
  }

  /// The key paths that the animation names and the engine does not know.
  var unknownKeyPaths: [String] { [] }

  /// Whether the animation may lift a layer out of its siblings' plane.
  var changesDepth: Bool { false }

  /// Calls `body` with this animation if it shows something at that time of the layer. A group does so for each of its animations.
  /// The second argument is the time of the layer by which the animation goes.
  func forEachShown(at layerTime: Double, _ body: (CAAnimation, _ layerTime: Double) -> Void) {
    if time(at: layerTime) != nil { body(self, layerTime) }
  }

  /// The progress of a run after `time` seconds, with its pace applied: 0 at the start, 1 at the end.
  final func fraction(at time: Double) -> Double {
    if let clock, clock.isLinear { return place(at: clock.timeShare, of: clock.duration) }
    return pacedFraction(at: time)
  }

  /// The progress at a time of the layer, with the pace applied; nil while the animation shows nothing.
  // Here and below without closures: each call of one would look whether it runs on the main actor.
  final func share(at layerTime: Double) -> Double? {
    guard let time = time(at: layerTime) else { return nil }
    return fraction(at: time)
  }

  func pacedFraction(at time: Double) -> Double {
    let linear = timing.duration > 0 ? time / timing.duration : 1
    guard let curve else { return linear }
    return Pacing.value(of: curve, at: linear)
  }

  /// Changes `values` to what they are when the layer's own time is `layerTime`. The base class changes nothing.
  package func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {}
}

/// An animation of one property, named by key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Core Animation's name of the property; one that is not known here animates nothing, and a diagnostic says so.
  open var keyPath: String? {
    didSet {
      property = keyPath.flatMap(AnimatableProperty.init)
      settingsDidChange()
    }
  }
  /// The property that the key path names.
  private(set) var property: AnimatableProperty?
  package var animatedProperty: AnimatableProperty? { property }
  /// Whether values are added to what is there instead of replacing it.
  open var isAdditive = false {
    didSet { settingsDidChange() }
  }
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false {
    didSet { settingsDidChange() }
  }

  /// Says that what has been worked out from the animation's settings counts no more.
  func settingsDidChange() {}

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    // An initialiser does not call its own observers.
    property = path.flatMap(AnimatableProperty.init)
  }

  override var changesDepth: Bool {
    switch property {
    case .zPosition, .transform, .scaleZ, .rotationX, .rotationY, .translationZ: true
    default: false
    }
  }

  override var unknownKeyPaths: [String] { property == nil ? keyPath.map { [$0] } ?? [] : [] }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override func plainTwin() -> CAAnimation { CAPropertyAnimation() }

  /// The value of a property that the engine does not know, at a time of the layer; nil where the animation shows nothing, or its values
  /// cannot be mixed.
  func ownValue(model: Any?, layerTime: Double) -> Any? { nil }

  /// A value of the current run, added to the end values of all runs before it if the animation is cumulative.
  final func accumulated(_ value: AnimatableValue, end: AnimatableValue, layerTime: Double) -> AnimatableValue {
    guard isCumulative, clock == nil else { return value }
    let runs = timing.finishedRuns(at: layerTime)
    guard runs > 0 else { return value }
    if case .transform = end { return (0..<runs).reduce(value) { sum, _ in sum.added(to: end) } }
    return value.added(to: end.neutral.mixed(with: end, by: Double(runs)))
  }
}
