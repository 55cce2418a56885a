/// The values that the screen shows of some animations when they are stopped half-way.
@MainActor
struct ShownValues {
  private var rows: [(layer: CALayer, values: LayerValues, properties: Set<AnimatableProperty>)] = []

  /// - Parameter animations: those that will be stopped, which are still on their layers.
  init(of animations: [(layer: CALayer, animation: CAAnimation)]) {
    var indices: [ObjectIdentifier: Int] = [:]
    for (layer, animation) in animations {
      guard let property = (animation as? CAPropertyAnimation)?.animatedProperty?.whole else { continue }
      let index = indices[ObjectIdentifier(layer), default: rows.count]
      if index == rows.count { rows.append((layer, layer.values.presented(at: layer.localTime), [])) }
      indices[ObjectIdentifier(layer)] = index
      rows[index].properties.insert(property)
    }
  }

  /// Sets the model so that the screen goes on to show these values, once the animations have left their layers.
  ///
  /// Each value is set twice, because setting a view's size resizes its subviews, some of which may have been set before.
  func freeze() {
    for row in rows + rows {
      for property in AnimatableProperty.inViews where row.properties.contains(property) {
        freeze(property, of: row.layer, at: property.value(in: row.values))
      }
    }
  }

  /// Other animations may go on to add to the property, so the model makes up only for what they leave.
  private func freeze(_ property: AnimatableProperty, of layer: CALayer, at shown: AnimatableValue) {
    let others = layer.values.animations.contains { ($0.animation as? CAPropertyAnimation)?.animatedProperty == property }
    guard others, property.isAdditiveInViews else { return layer.setWithoutAnimation(property, shown) }
    let rest = property.value(in: layer.values.presented(at: layer.localTime))
    layer.setWithoutAnimation(property, shown.difference(from: rest).added(to: property.value(in: layer.values)))
  }
}
