/// A rectangle of content in a tree, with a model, the values set last, and a presentation, what animations make of it.
///
/// Coordinates are points, y down. A layer's own time follows its parent's by `CAMediaTiming`; the window's is the stage's.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The model values.
  package var values = LayerValues() {
    didSet { forgetPainting() }
  }
  /// The model as the last turn of the run loop left it; nil where this turn has changed nothing.
  private(set) var valuesBeforeTurn: LayerValues?
  private weak var superlayerBeforeTurn: CALayer?

  open internal(set) weak var superlayer: CALayer?
  /// The layer as it was painted in the last frames, while nothing in it has changed since.
  var keptPainting: KeptPainting?
  /// The sublayers as they were painted in the last frames, where there are many of them.
  var siblings: SiblingRuns?
  /// The neighbours with which the superlayer's `siblings` keep this layer, while nothing in it has changed since.
  var run: SiblingRun?
  /// What animations made of the values last, until the values change.
  var lastShown: LayerValues?
  /// Whether the layer may lie outside of its superlayer's plane; nil until somebody asks.
  var leavesPlane: Bool?
  /// The view whose layer this is.
  package weak var owner: (any LayerOwner)?
  open var name: String?
  /// A claim that the layer fills its bounds; nothing is drawn otherwise because of it.
  open var isOpaque = false
  /// Actions by the names of properties. When such a property changes, its action runs in place of the standard animation.
  open var actions: [String: any CAAction]?
  /// A bound of the number of layers from this one down to the deepest in it. It makes do without a walk through the tree in every
  /// insertion, and goes down again only where it would refuse one.
  var greatestHeight = 1
  var duties = LayerDuties()
  /// Draws, lays out and chooses actions; a view is its layer's delegate unless another one is set.
  open weak var delegate: (any CALayerDelegate)? {
    get { duties.delegate ?? owner }
    set { duties.delegate = newValue }
  }
  /// Values under keys that the engine does not know.
  var userValues: [String: Any] = [:]
  /// The wishes about the way in which the layer is drawn; nil for none.
  var hints: DrawingHints?

  public override init() {
    super.init()
    prepareValues()
  }

  /// There are no archives here: the layer starts as `init()` makes it.
  public required init?(coder: NSCoder) {
    super.init()
    prepareValues()
  }

  /// Sets up the values that only this class has, in a new layer of one of the engine's classes.
  func prepareValues() {}

  /// A layer with another's values, without its place in the tree: what presentation layers are.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer {
      values = other.values
      values.sublayers = []
      (name, isOpaque, actions, userValues) = (other.name, other.isOpaque, other.actions, other.userValues)
    }
  }

  /// A copy of the rare values, for the properties that users ask for. Inlined into each, it would be 5,000 lines of intermediate code.
  var extras: LayerExtras {
    @inline(never) get { values.extras }
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set { Observations.whileChanging(self) { change(bounds: newValue) } }
  }
  open var position: CGPoint {
    get { values.position }
    set { Observations.whileChanging(self) { change(position: newValue) } }
  }
  /// A point in the unit square of the bounds. Changing it leaves `position` alone, so the layer moves on screen.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(\.anchorPoint, to: newValue, animating: .anchorPoint) }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(\.zPosition, to: newValue, animating: .zPosition) }
  }
  /// The box around the bounds in the superlayer; setting it sets `bounds.size` and `position`.
  ///
  /// Under a transform the bounds become as large as the rectangle is before the transform, so that under scales and quarter turns the
  /// box is the one that was set.
  open var frame: CGRect {
    get { values.frame }
    set { Observations.whileChanging(self) { change(frame: newValue.standardized) } }
  }

  /// The layer's transform about its anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { change(\.transform, to: newValue, animating: .transform) }
  }

  /// The transform without z and perspective.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Content

  open var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, to: newValue, animating: .opacity) }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue) }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue) }
  }
  /// The radius by which the background's corners are rounded; with `masksToBounds`, contents and sublayers are rounded, too.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, to: newValue, animating: .cornerRadius) }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { setGround(newValue, isContent: false) }
  }
  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set {
      let image = newValue as? CGImage
      guard image !== values.contents else { return }
      willChange()
      let before = AnimatableProperty.contents.value(in: values)
      values.contents = image
      animateChange(of: .contents, from: before)
    }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { extras.contentsGravity }
    set { change(\.extras.contentsGravity, to: newValue) }
  }
  /// The part of the contents that is shown, in their unit square; it must not be empty.
  open var contentsRect: CGRect {
    get { extras.contentsRect }
    set { change(\.extras.contentsRect, to: newValue) }
  }
  /// The contents' pixels per point. It has an effect where the gravity does not stretch the contents.
  open var contentsScale: CGFloat {
    get { extras.contentsScale }
    set { change(\.extras.contentsScale, to: newValue) }
  }

  // MARK: Time

  /// Converts from another layer's time, or the stage's, to this one's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let stageTime = l?.stageTime(at: t) ?? t
    let parentTime = superlayer?.convertTime(stageTime, from: nil) ?? stageTime
    return values.localTime(at: parentTime)
  }

  /// Converts from this layer's time to another's, or the stage's. The time of a layer that stands still has no place in it: the
  /// result is then infinite.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let stageTime = stageTime(at: t)
    return l?.convertTime(stageTime, from: nil) ?? stageTime
  }

  // MARK: Tree

  /// Setting the sublayers takes out those that were there.
  open var sublayers: [CALayer]? {
    get {
      if let presented { return presented.sublayers?.compactMap { $0.presentation() } }
      return values.sublayers.isEmpty ? nil : values.sublayers
    }
    set {
      for layer in values.sublayers where newValue?.contains(where: { $0 === layer }) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: values.sublayers.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Puts the layer at the front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts the layer at the front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Layout and drawing

  /// Places the sublayers; called before the next frame when the layer needs it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the layer; before the next frame it draws its contents.
  open func setNeedsDisplay() {
    goOnDuty()
    duties.needsDisplay = true
    Observations.lookAtAll()
  }

  /// Sets the contents: by the delegate, or else by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of the property makes the layer draw its contents anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions

  /// The action for a changed property, from the delegate, from `actions`, from the class, or else the standard animation.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
      ?? CATransaction.standardAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a property of the class's own that nobody has set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The layer's copy that shows its presentation, where its class has a way of its own to make one.
  open func twinForPresentation() -> CALayer? { nil }

  // MARK: Animations

  /// Keeps a copy of the animation, which replaces one with the same key; one without a key replaces none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    (copy as? CATransition)?.capture(self)
    attach(copy, forKey: copy is CATransition ? kCATransition : key ?? "animation-\(scene?.turn.nextSerial() ?? 0)")
  }

  open func animationKeys() -> [String]? {
    values.animations.isEmpty ? nil : values.animations.map(\.key)
  }

  open func animation(forKey key: String) -> CAAnimation? {
    values.animations.first { $0.key == key }?.animation.visible
  }

  open func removeAnimation(forKey key: String) {
    for attached in values.animations where attached.key == key {
      stop(attached.animation, finished: false)
    }
  }

  open func removeAllAnimations() {
    for attached in values.animations {
      stop(attached.animation, finished: false)
    }
  }

  // MARK: Changing the model

  /// Keeps the values that the screen shows before the first change of a turn. A layer that is off
  /// screen, and was before, keeps none; one that is about to come to the screen of `newScene` does.
  // Not inlined: its copies in 28 callers would be 1,000 lines of intermediate code, which cost time to compile.
  @inline(never)
  func willChange(comingTo newScene: LayerScene? = nil) {
    guard valuesBeforeTurn == nil, !duties.isRedrawing, let turn = (newScene ?? renderedScene ?? windowScene)?.turn else {
      return
    }
    valuesBeforeTurn = values
    superlayerBeforeTurn = superlayer
    turn.changed.append(self)
  }

  /// The turn is over: from now on the screen shows the values as they are.
  func turnDidEnd() {
    valuesBeforeTurn = nil
    superlayerBeforeTurn = nil
  }

  func change<Value: Equatable>(
    _ keyPath: WritableKeyPath<LayerValues, Value>, to value: Value, animating property: AnimatableProperty? = nil
  ) {
    if let property { ModelWatch.note(property, of: self) }
    guard values[keyPath: keyPath] != value else { return }
    willChange()
    let before = property?.value(in: values)
    values[keyPath: keyPath] = value
    if let property, let before {
      animateChange(of: property, from: before)
    }
    Observations.lookAtAll()
  }

  /// Changes a time; the ends of all animations that go by it move along.
  func changeTime(_ keyPath: WritableKeyPath<LayerValues, Double>, to time: Double) {
    change(keyPath, to: time)
    scene?.hasLayerTimes = true
    scene?.animations.timesChanged()
  }

  // MARK: The scene

  /// The scene in whose window the layer is, or else the current one.
  var scene: LayerScene? {
    windowScene ?? LayerScene.current
  }

  /// The scene in whose window the layer is; nil if it is in none.
  // Inlined, this is 640 lines of intermediate code in 49 functions.
  @inline(never)
  var windowScene: LayerScene? { root.owner?.scene }

  // MARK: What is rendered

  /// The values, sublayers among them, that the screen showed when the current turn began.
  package var renderedValues: LayerValues { valuesBeforeTurn ?? values }

  /// Whether the layer was on screen when the current turn began.
  package var isRendered: Bool { renderedScene != nil }

  /// The scene in whose window the layer was when the current turn began.
  private var renderedScene: LayerScene? {
    var layer = self
    while let above = layer.valuesBeforeTurn == nil ? layer.superlayer : layer.superlayerBeforeTurn {
      layer = above
    }
    return layer.owner?.scene
  }

  /// A new layer of the nearest class that the engine knows.
  func plainTwin() -> CALayer { CALayer() }
  /// The layer whose presentation this is.
  weak var presented: CALayer?
}
