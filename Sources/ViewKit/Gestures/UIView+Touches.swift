extension UIView {
  /// Whether new touches do not reach the view because it animates without `allowUserInteraction`, or because a navigation
  /// transition shows it.
  var isClosedToTouches: Bool {
    if controller?.isInNavigationTransition == true || layer.refusesTouches { return true }
    // A dissolving view animates in a layer that covers it.
    return layer.values.sublayers.contains { $0.view == nil && $0.refusesTouches }
  }
}

extension CALayer {
  /// Whether an animation block that lets no touches through animates the layer.
  fileprivate var refusesTouches: Bool {
    values.animations.contains { $0.animation.refusesTouches }
  }
}
