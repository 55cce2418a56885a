/// A note of the animatable properties that are set while a closure runs, even those that are set to the value they had.
@MainActor
package final class ModelWatch {
  /// The watches of the closures that run now, innermost last.
  private static var watching: [ModelWatch] = []

  /// The layers are kept alive, so that no new layer takes the identity of one of them.
  private var seen: [ObjectIdentifier: (layer: CALayer, properties: Set<AnimatableProperty>)] = [:]

  package static func during(_ body: () -> Void) -> ModelWatch {
    let watch = ModelWatch()
    watching.append(watch)
    body()
    watching.removeAll { $0 === watch }
    return watch
  }

  /// Says that somebody sets a property of a layer.
  static func note(_ property: AnimatableProperty, of layer: CALayer) {
    for watch in watching {
      watch.seen[ObjectIdentifier(layer), default: (layer, [])].properties.insert(property)
    }
  }

  package func hasSeen(_ property: AnimatableProperty, of layer: CALayer) -> Bool {
    seen[ObjectIdentifier(layer)]?.properties.contains(property) == true
  }
}
