extension CALayer {
  /// The view whose layer this is.
  var view: UIView? { owner as? UIView }

  /// The stage in whose window the layer is, or else the current one.
  package var stage: Stage? {
    window?.stage ?? Stage.active
  }

  // Inlined, this is 640 lines of intermediate code in 49 functions.
  @inline(never)
  var window: UIWindow? { root.owner as? UIWindow }
}

extension UIView {
  /// The way from this view's coordinates to another's, or to the window's.
  func route(to view: UIView?) -> LayerRoute { layer.route(to: (view ?? window)?.layer) }
}

extension UIView: LayerOwner {
  package var scene: LayerScene? { (self as? UIWindow)?.stage?.scene }

  package func layer(
    _ layer: CALayer, changed property: AnimatableProperty, from before: AnimatableValue, to after: AnimatableValue
  ) {
    guard let block = AnimationBlock.current, !CATransaction.disablesActions(in: layer.stage?.scene) else { return }
    block.animate(property, of: layer, from: before, to: after)
  }
}

extension UIView {
  /// The place in the bounds, from 0 to 1, that lies on `center` and that the transform leaves where it is.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
