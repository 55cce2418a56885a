/// The painted items of a layer and all it holds, kept from frame to frame while nothing in it changes or runs. So a frame costs
/// what has changed, not what is there.
///
/// The first walk past a layer only finds out that nothing runs in it; the second keeps its items. Of layers within one another
/// only the outermost is kept.
enum KeptPainting {
  case seen(CGAffineTransform)
  case kept(PaintedItems, CGAffineTransform)
}

/// A walk through the layers, with what it has come across.
final class PictureWalk {
  /// How many layers with animations it has passed.
  var running = 0
  /// Whether a layer further up is being kept.
  var isKeeping = false
}

extension PictureBuilder {
  /// Paints by `body` unless what it would paint has been kept.
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
