extension CALayer {
  /// Changes one property where it must not animate.
  package func setWithoutAnimation(_ property: AnimatableProperty, _ value: AnimatableValue) {
    willChange()
    let (old, position) = (values.bounds, values.position)
    property.set(value, in: &values)
    if position != values.position { owner?.positionDidChange() }
    if old.origin != values.bounds.origin { owner?.boundsOriginDidChange() }
    if old.size != values.bounds.size { owner?.boundsSizeDidChange(from: old.size) }
  }

  // Not inlined: its copies in 23 callers would be 580 lines of intermediate code, which cost time to compile.
  @inline(never)
  func animateChange(of property: AnimatableProperty, from before: AnimatableValue) {
    let after = property.value(in: values)
    takeDuties(after: property)
    if let owner {
      guard ownerLeavesToBlock(property, owner, from: before) else { return }
      guard AnimatableProperty.inViews.contains(property) else { return }
      owner.layer(self, changed: property, from: before, to: after)
    } else if isRendered {
      addImplicitAnimation(of: property, from: before)
    }
  }

  /// Adds the standard animation from the value on screen, so that a property that is already moving does not jump.
  func addImplicitAnimation(of property: AnimatableProperty, from before: AnimatableValue) {
    var shown = values
    property.set(before, in: &shown)
    shown = shown.presented(at: localTime)
    if !CATransaction.disableActions(), runAction(for: property, from: property.value(in: shown)) { return }
    CATransaction.implicitAnimation(of: property, from: property.value(in: shown)).map {
      add($0, forKey: property.rawValue)
    }
  }
}
