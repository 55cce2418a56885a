internal import Raster

extension CALayer {
  // MARK: Other coordinates

  /// Converts from this layer's coordinates to another's, or to those of the top of the tree; a point behind the eye becomes
  /// infinite.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { route(to: l).place(of: p) }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { route(to: l).inverted.place(of: p) }
  /// The box around the converted rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { route(to: l).box(around: r) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { route(to: l).inverted.box(around: r) }

  /// Whether a point of this layer's coordinates lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in front under a point of the superlayer's coordinates, by the model; nil if there is none, or it is hidden.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = superlayer.map { convert(p, from: $0) } ?? convert(p, from: nil)
    let inside = contains(point) && !values.onlyTransforms
    if masksToBounds, !inside, !values.onlyTransforms { return nil }
    let inner = presented == nil ? values.sublayers : sublayers ?? []
    return inner.reversed().lazy.compactMap { $0.hitTest(point) }.first ?? (inside ? self : nil)
  }

  /// Puts another layer in a sublayer's place. Nothing happens if the first layer is no sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
}
