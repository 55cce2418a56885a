/// The model values before and after some animations, one row for each property of a layer.
@MainActor
struct AnimationEnds {
  private var rows: [(layer: CALayer, property: AnimatableProperty, before: AnimatableValue, after: AnimatableValue)] = []

  private struct LayerProperty: Hashable {
    let layer: ObjectIdentifier
    let property: AnimatableProperty
  }

  init() {}

  /// The ends of animations that are still on their layers. Where several animate one property, the first says how it began.
  init(of animations: [(layer: CALayer, animation: CAAnimation)]) {
    var known: Set<LayerProperty> = []
    for (layer, animation) in animations {
      guard let property = (animation as? CAPropertyAnimation)?.animatedProperty, let before = animation.modelBefore,
        known.insert(LayerProperty(layer: ObjectIdentifier(layer), property: property)).inserted
      else { continue }
      rows.append((layer, property, before, property.value(in: layer.values)))
    }
  }

  /// Sets the model values of the beginning or of the end.
  ///
  /// Each value is set twice, because setting a view's size resizes its subviews, some of which may have been set before.
  // Inlined, this and the next are 750 lines of intermediate code in the clock's `stop`.
  @inline(never)
  func apply(_ end: UIViewAnimatingPosition) {
    guard end != .current else { return }
    for row in rows + rows {
      row.layer.setWithoutAnimation(row.property, end == .start ? row.before : row.after)
    }
  }

  /// Sets the final values of layers that are off screen, except for the properties that `watch` has seen being set.
  @inline(never)
  func settleOffScreen(except watch: ModelWatch) {
    var left = AnimationEnds()
    left.rows = rows.filter {
      $0.layer.window == nil && $0.property.value(in: $0.layer.values) == $0.before && !watch.hasSeen($0.property, of: $0.layer)
    }
    left.apply(.end)
  }
}
