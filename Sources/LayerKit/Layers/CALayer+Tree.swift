extension CALayer {
  func leaveSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.mask === self { parent.mask = nil }
    willChange()
    parent.willChange()
    scene?.turn.hasStrays = true
    timeMayChange()
    parent.values.changeSublayers { $0.removeAll { $0 === self } }
    parent.forgetSiblings()
    superlayer = nil
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    // A fast path for layers that are added one after another: the search for the sibling would look at all of them.
    if offset == 1, layer.superlayer !== self, let sibling, values.sublayers.last === sibling {
      return insert(layer, at: values.sublayers.count)
    }
    let others = values.sublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  /// Inserts the layer at an index among the other sublayers; an index beyond the last puts it in front.
  func insert(_ layer: CALayer, at index: Int) {
    insist(!isDescendant(of: layer), "A layer cannot be put into itself")
    guard hasRoom(for: layer) else { return }
    layer.removeFromSuperlayer()
    willChange()
    layer.willChange(comingTo: windowScene)
    values.changeSublayers { $0.insert(layer, at: min(index, $0.count)) }
    forgetSiblings()
    layer.superlayer = self
    raiseHeight(above: layer)
    layer.timeMayChange()
  }

  /// Says that the tree has changed here. The end times of animations change with it only if some layer has a timing of its own.
  func timeMayChange() {
    if scene?.hasLayerTimes == true { scene?.animations.timesChanged() }
  }

  /// The top of the tree.
  package var root: CALayer {
    superlayer?.root ?? self
  }

  /// How deep layers stand in each other at the most: a level takes up to 14 KB of a worker's stack of 8 MB where each fades and clips.
  private static let deepest = 256

  /// Whether the tree has room for another layer in this one. A tree that became too deep would overflow the stack, so the layer must
  /// stay out of it; a diagnostic says so.
  package func hasRoom(for layer: CALayer) -> Bool {
    let depth = sequence(first: self, next: \.superlayer).reduce(0) { count, _ in count + 1 }
    if depth + layer.greatestHeight <= Self.deepest { return true }
    layer.greatestHeight = layer.height
    if depth + layer.greatestHeight <= Self.deepest { return true }
    scene?.diagnose(
      "a \(layer.ownerName) stays out of a \(ownerName): layers stand up to \(Self.deepest) deep in each other, not "
        + "\(depth + layer.greatestHeight); is a view added to what it holds, again and again?")
    return false
  }

  /// The class of the layer's view, or its own.
  private var ownerName: String { owner.map { "\(type(of: $0))" } ?? "\(type(of: self))" }

  /// The number of layers from this one down to the deepest in it, both counted.
  private var height: Int {
    1 + max(values.sublayers.reduce(0) { max($0, $1.height) }, mask?.height ?? 0)
  }

  /// Says that a layer has come into this one.
  func raiseHeight(above layer: CALayer) {
    var (height, above) = (layer.greatestHeight + 1, self as CALayer?)
    while let layer = above, layer.greatestHeight < height {
      layer.greatestHeight = height
      height += 1
      above = layer.superlayer
    }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}
