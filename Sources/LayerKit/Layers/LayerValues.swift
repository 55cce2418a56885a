/// Everything a layer shows, apart from its place in the tree: one set is the model, another the presentation.
///
/// Small, because it is copied for every frame: what few layers set stands apart.
package struct LayerValues {
  package var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  @Boxed var transform: CATransform3D
  package var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  var contents: CGImage?
  @Boxed var extras: LayerExtras
  @Boxed var timing: MediaTiming
  package var sublayers: [CALayer] = []
  package var animations: [AttachedAnimation] = []

  /// Whether any of the extras has been set.
  var hasExtras: Bool { $extras.isSet }

  var hasTransform: Bool { $transform.isSet }

  /// The layer's own time when its parent's is `parentTime`.
  func localTime(at parentTime: Double) -> Double {
    $timing.isSet ? timing.localTime(at: parentTime) : parentTime
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
  /// Whether the animation may lift the layer out of its siblings' plane.
  let changesDepth: Bool

  @MainActor
  init(key: String, animation: CAAnimation) {
    (self.key, self.animation) = (key, animation)
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
