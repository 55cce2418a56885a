/// Everything a layer shows, apart from its place in the tree: one set is the model, another the presentation.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CGAffineTransform.identity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  var contents: CGImage?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var gradient: AxialGradient?
  var timing = MediaTiming()
  var sublayers: [CALayer] = []
  var animations: [AttachedAnimation] = []
}

/// An animation and the name under which its layer keeps it.
struct AttachedAnimation {
  let key: String
  let animation: CAAnimation
}

extension LayerValues {
  /// From the layer's own coordinates to its parent's.
  var matrixToParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The box around the bounds, in the parent's coordinates.
  var frame: CGRect {
    if transform.isIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    return bounds.applying(matrixToParent)
  }

  /// The values with every animation applied at the layer's own time.
  ///
  /// Of those that add, the newest comes first: it lies between the model before and the model after it was made, and only
  /// there does a transform that changes its mind half-way go on without a jump.
  @MainActor
  func presented(at time: Double) -> LayerValues {
    guard !animations.isEmpty else { return self }
    var shown = self
    var adding: [CAPropertyAnimation] = []
    for case let animation as CAPropertyAnimation in animations.map(\.animation) where animation.shows(at: time) {
      if animation.isAdditive {
        adding.append(animation)
      } else {
        adding.removeAll { $0.keyPath == animation.keyPath }
        animation.apply(to: &shown, model: self, layerTime: time)
      }
    }
    for animation in adding.reversed() {
      animation.apply(to: &shown, model: self, layerTime: time)
    }
    return shown
  }
}
