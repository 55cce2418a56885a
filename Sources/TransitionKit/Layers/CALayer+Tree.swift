extension CALayer {
  func leaveSuperlayer() {
    guard let parent = superlayer else { return }
    willChange()
    parent.willChange()
    parent.values.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let others = values.sublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  /// Puts the layer at an index counted without it, or at the front.
  func insert(_ layer: CALayer, at index: Int) {
    precondition(!isDescendant(of: layer), "A layer cannot be put into itself")
    layer.removeFromSuperlayer()
    willChange()
    layer.willChange(comingTo: window?.stage)
    values.sublayers.insert(layer, at: min(index, values.sublayers.count))
    layer.superlayer = self
  }

  /// The top of the tree.
  var root: CALayer {
    superlayer?.root ?? self
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}
