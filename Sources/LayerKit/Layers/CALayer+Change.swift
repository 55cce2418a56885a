extension CALayer {
  func change(bounds: CGRect) {
    let old = values.bounds
    change(\.bounds, to: bounds, animating: .bounds)
    if old.origin != bounds.origin { owner?.boundsOriginDidChange() }
    if old.size != bounds.size { owner?.boundsSizeDidChange(from: old.size) }
  }

  /// Sets the background color.
  ///
  /// - Parameter isContent: whether it belongs to what the layer draws, so that `cornerRadius` alone does not round it.
  package func setGround(_ color: CGColor?, isContent: Bool) {
    change(\.backgroundColor, to: color, animating: .backgroundColor)
    if extras.groundIsContent != isContent { change(\.extras.groundIsContent, to: isContent) }
  }

  func change(position: CGPoint) {
    let old = values.position
    change(\.position, to: position, animating: .position)
    if old != position { owner?.positionDidChange() }
  }

  func change(frame: CGRect) {
    let matrix = affineTransform()
    guard !matrix.isIdentity, matrix.a * matrix.d != matrix.b * matrix.c else {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
      return
    }
    let size = frame.applying(matrix.inverted()).size
    bounds = CGRect(origin: bounds.origin, size: size)
    // The box of a turned layer is larger than the frame, about the same middle.
    let box = CGRect(origin: .zero, size: size)
      .offsetBy(dx: -anchorPoint.x * size.width, dy: -anchorPoint.y * size.height).applying(matrix)
    position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
  }

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
