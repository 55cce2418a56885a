internal import Motion

/// A layer that only turns and moves what it holds: its sublayers stay bodies in the space of the layer around it, where every other
/// layer flattens its own.
///
/// It shows nothing of itself, neither background nor border nor shadow, and cannot clip or mask. Its opacity fades each sublayer for
/// itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override func prepareValues() {
    values.extras.onlyTransforms = true
  }

  override func plainTwin() -> CALayer { CATransformLayer() }
}

extension LayerValues {
  /// Whether the layer's sublayers stand in its parent's space.
  var onlyTransforms: Bool { hasExtras && extras.onlyTransforms }

  /// The values of a sublayer of this layer, moved into the space of the layer around this one.
  func lifted(_ sublayer: LayerValues) -> LayerValues {
    var lifted = sublayer
    let place = sublayer.matrixToParent(self).concatenating(matrixToParent(nil))
    let anchor = CGPoint(
      x: sublayer.bounds.minX + sublayer.anchorPoint.x * sublayer.bounds.width,
      y: sublayer.bounds.minY + sublayer.anchorPoint.y * sublayer.bounds.height)
    lifted.position = .zero
    lifted.zPosition = CGFloat(place.m43)
    if lifted.hasExtras { lifted.extras.anchorPointZ = 0 }
    lifted.transform = CATransform3D(
      .translation(Double(anchor.x), Double(anchor.y), 0).concatenating(place).concatenating(.translation(0, 0, -place.m43)))
    lifted.opacity *= opacity
    return lifted
  }
}
