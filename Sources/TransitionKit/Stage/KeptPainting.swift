/// What a layer and all it holds looked like, kept from frame to frame while nothing in it changes or runs: a frame costs what
/// has changed, not what is there.
///
/// A first look only finds out that nothing runs; the second keeps what it sees, and of layers within one another the outermost.
enum KeptPainting {
  case seen(CGAffineTransform)
  case kept(PaintedItems, CGAffineTransform)
}

/// What a walk has come across.
final class PictureWalk {
  /// Layers with animations.
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
  /// The layer, and so all that hold it, will look different.
  func forgetPainting() {
    var changed: CALayer? = self
    while let layer = changed {
      layer.keptPainting = nil
      changed = layer.superlayer
    }
  }
}
