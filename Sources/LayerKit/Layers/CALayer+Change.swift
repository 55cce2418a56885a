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
    takeDuties(after: property)
    guard owner != nil || isRendered, let action = action(forKey: property.rawValue), action !== BlockAction.none else { return }
    if (action as? BlockAction)?.isUntouched == true {
      guard AnimatableProperty.inViews.contains(property) else { return }
      owner?.layer(self, changed: property, from: before, to: property.value(in: values))
    } else if !CATransaction.disableActions(), isRendered || !CATransaction.isStandard(action) {
      run(action, for: property, from: before)
    }
  }
}
