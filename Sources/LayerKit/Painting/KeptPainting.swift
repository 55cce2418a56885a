/// The painted items of a layer and its sublayers, kept from frame to frame while nothing in the layer changes or is animated. So
/// the cost of a frame depends on what has changed, not on how many layers there are.
///
/// The first walk past a layer only finds out that nothing is animated in it; the second walk keeps its items. Where one such
/// layer lies in another, only the items of the outer one are kept.
enum KeptPainting {
  case seen(CGAffineTransform)
  case kept(PaintedItems, CGAffineTransform)
}

/// The state of one walk through the layers.
final class PictureWalk {
  /// The number of layers with animations that the walk has passed.
  var running = 0
  /// Whether a layer further up is being kept.
  var isKeeping = false
  /// What was painted around the list that is being painted, back to front.
  var behind: [PaintedItems] = []
  /// The number of backdrops painted so far.
  var backdrops = 0
}

extension PictureBuilder {
  /// Adds the layer's kept items, or calls `body` to paint the layer if there are none.
  func paintKept(
    _ layer: CALayer, _ matrix: CGAffineTransform, into items: inout PaintedItems, by body: (inout PaintedItems) -> Void
  ) {
    switch layer.keptPainting {
    case .kept(let kept, matrix): items.add(kept)
    case .seen(matrix) where !walk.isKeeping:
      var kept = PaintedItems()
      walk.isKeeping = true
      body(&kept)
      walk.isKeeping = false
      layer.keptPainting = .kept(kept, matrix)
      items.add(kept)
    default:
      let running = walk.running
      body(&items)
      layer.keptPainting = walk.running == running ? .seen(matrix) : nil
    }
  }
}

extension CALayer {
  /// Forgets the kept items of the layer and of all layers that hold it, because it will look different.
  // Inlined, this is 700 lines of intermediate code in 36 functions.
  @inline(never)
  func forgetPainting() {
    var changed: CALayer? = self
    while let layer = changed {
      layer.keptPainting = nil
      changed = layer.superlayer
    }
  }
}
