/// Everything a layer shows, apart from its place in the tree: one set is the model, another the presentation.
///
/// A copy shares its storage with the original until one of the two changes, because every frame takes these values out of every
/// layer that it looks at. What few layers set stands in boxes apart.
package struct LayerValues {
  private var storage = Storage()

  /// The numbers stand together and are read and written at once: no code runs while they are held open, so the compiler leaves out
  /// the checks of overlapping access.
  private struct Numbers {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
  }

  private final class Storage {
    var numbers = Numbers()
    var turn: Turn?
    var backgroundColor: CGColor?
    var contents: CGImage?
    @Boxed var extras: LayerExtras
    @Boxed var timing: MediaTiming
    var sublayers: [CALayer] = []
    var animations: [AttachedAnimation] = []

    func copy() -> Storage {
      let copy = Storage()
      copy.numbers = numbers
      copy.turn = turn
      (copy.backgroundColor, copy.contents) = (backgroundColor, contents)
      (copy._extras, copy._timing) = (_extras, _timing)
      (copy.sublayers, copy.animations) = (sublayers, animations)
      return copy
    }
  }

  /// The transform, which few layers have; those that turn write it anew in every frame.
  private final class Turn {
    var transform: CATransform3D

    init(_ transform: CATransform3D) {
      self.transform = transform
    }
  }

  /// The storage, shared with no other values, to be changed.
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage
  }

  package var bounds: CGRect {
    get { storage.numbers.bounds }
    set { own().numbers.bounds = newValue }
  }
  var position: CGPoint {
    get { storage.numbers.position }
    set { own().numbers.position = newValue }
  }
  var anchorPoint: CGPoint {
    get { storage.numbers.anchorPoint }
    set { own().numbers.anchorPoint = newValue }
  }
  package var zPosition: CGFloat {
    get { storage.numbers.zPosition }
    set { own().numbers.zPosition = newValue }
  }
  var transform: CATransform3D {
    get { storage.turn?.transform ?? CATransform3DIdentity }
    set {
      let storage = own()
      if isKnownUniquelyReferenced(&storage.turn) {
        storage.turn?.transform = newValue
      } else {
        storage.turn = Turn(newValue)
      }
    }
  }
  package var opacity: Float {
    get { storage.numbers.opacity }
    set { own().numbers.opacity = newValue }
  }
  var isHidden: Bool {
    get { storage.numbers.isHidden }
    set { own().numbers.isHidden = newValue }
  }
  var masksToBounds: Bool {
    get { storage.numbers.masksToBounds }
    set { own().numbers.masksToBounds = newValue }
  }
  var cornerRadius: CGFloat {
    get { storage.numbers.cornerRadius }
    set { own().numbers.cornerRadius = newValue }
  }
  var backgroundColor: CGColor? {
    get { storage.backgroundColor }
    set { own().backgroundColor = newValue }
  }
  var contents: CGImage? {
    get { storage.contents }
    set { own().contents = newValue }
  }
  var extras: LayerExtras {
    get { storage.extras }
    set { own().extras = newValue }
  }
  var timing: MediaTiming {
    get { storage.timing }
    set { own().timing = newValue }
  }
  package var sublayers: [CALayer] {
    get { storage.sublayers }
    set { own().sublayers = newValue }
  }
  package var animations: [AttachedAnimation] {
    get { storage.animations }
    set { own().animations = newValue }
  }

  /// Changes the list of sublayers itself, where setting it would change a copy of what may be ten thousand layers.
  mutating func changeSublayers(_ change: (inout [CALayer]) -> Void) {
    let storage = own()
    var sublayers = storage.sublayers
    storage.sublayers = []
    change(&sublayers)
    storage.sublayers = sublayers
  }

  /// Whether any of the extras has been set.
  var hasExtras: Bool { storage.$extras.isSet }

  var hasTransform: Bool { storage.turn != nil }

  var hasSublayers: Bool { !storage.sublayers.isEmpty }

  var hasAnimations: Bool { !storage.animations.isEmpty }

  /// Whether the layer's time has an end, or repeats.
  var isLimited: Bool { storage.$timing.isSet && timing.isLimited }

  /// The layer's own time when its parent's is `parentTime`.
  func localTime(at parentTime: Double) -> Double {
    storage.$timing.isSet ? timing.layerTime(at: parentTime) : parentTime
  }

  // MARK: Moving

  /// Whether the two are copies of one another that nobody has changed.
  func isCopy(of other: LayerValues) -> Bool { storage === other.storage }

  /// The same values in a storage of their own.
  func detached() -> LayerValues {
    var twin = self
    twin.storage = storage.copy()
    return twin
  }

  /// Shows the model's values, moved. Other values than those that can move so are taken to be the model's already.
  mutating func show(_ moved: DirectMove, of model: LayerValues) {
    let storage = own()
    var numbers = storage.numbers
    numbers.position = moved.position
    numbers.bounds = moved.bounds
    numbers.opacity = moved.opacity
    storage.numbers = numbers
    if let transform = moved.transform {
      self.transform = transform
    } else {
      storage.turn = model.storage.turn
    }
  }
}

/// The values that few layers set.
struct LayerExtras: Defaulted {
  static var defaultValue: LayerExtras { LayerExtras() }

  var sublayerTransform = CATransform3DIdentity
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadow = LayerShadow()
  var mask: CALayer?
  /// The name of a blend; with nil the layer lies over what is behind it.
  var compositingFilter: String?
  /// Whether the background belongs to what is drawn, whose corners only `masksToBounds` rounds.
  var groundIsContent = false
  var gradient: LayerGradient?
  var shape: ShapeStyle?
  /// Contents that are a display list.
  var drawing: LayerDrawing?
  /// Whether the layer is painted on a bitmap of its own, at `rasterizationScale` pixels to a point.
  var rasterizes = false
  var rasterizationScale: CGFloat = 1
  /// Whether the layer only places its sublayers, in the space around it.
  var onlyTransforms = false
  var replication: Replication?
  var emission: Emission?
  var backdrop: Backdrop?
  /// The fade of the contents into others, while there is one.
  var fade: ContentsFade?
  /// The transition of the layer, while one runs.
  var change: PictureChange?
}

/// An animation and the name under which its layer keeps it.
package struct AttachedAnimation {
  package let key: String
  package let animation: CAAnimation
  /// The same animation, if it is of a class whose animations may move a layer directly: see `DirectMove`.
  let basic: CABasicAnimation?
  /// Whether the animation may lift the layer out of its siblings' plane.
  let changesDepth: Bool

  @MainActor
  init(key: String, animation: CAAnimation) {
    (self.key, self.animation) = (key, animation)
    basic = animation as? CABasicAnimation
    changesDepth = animation.changesDepth
  }
}

extension LayerValues {
  /// The values with every animation applied at a time of the layer's own.
  ///
  /// Additive animations are applied newest first, because the newest leads from the model before its change to the model after
  /// it. Only in this order does a transform that gets another target halfway go on without a jump.
  @MainActor
  package func presented(at time: Double) -> LayerValues {
    guard !animations.isEmpty else { return self }
    var shown = self
    var adding: [(animation: CAPropertyAnimation, time: Double)] = []
    for attached in animations {
      attached.animation.forEachShown(at: time) { animation, time in
        if let single = animation as? CAPropertyAnimation {
          if single.isAdditive { return adding.append((single, time)) }
          adding.removeAll { $0.animation.property == single.property }
        }
        animation.apply(to: &shown, model: self, layerTime: time)
      }
    }
    for (animation, time) in adding.reversed() {
      animation.apply(to: &shown, model: self, layerTime: time)
    }
    return shown
  }
}
