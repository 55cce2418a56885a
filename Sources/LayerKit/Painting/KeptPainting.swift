internal import Raster

/// The painted items of a layer and its sublayers, kept from frame to frame while nothing in the layer changes or is animated. So
/// the cost of a frame depends on what has changed, not on how many layers there are.
///
/// The first walk past a layer only finds out that nothing is animated in it; the second walk keeps its items. Where one such
/// layer lies in another, the outermost is kept, and of those in it the ones that hold many layers: when the outer one changes, these
/// are still there.
enum KeptPainting {
  indirect case seen(CGAffineTransform)
  indirect case kept(PaintedItems, CGAffineTransform)
}

/// The state of one walk through the layers.
final class PictureWalk {
  /// The number of layers that the walk has looked at.
  var layers = 0
  /// The number of layers with animations that the walk has passed.
  var running = 0
  /// The number of layers that the walk would look at once more if a layer around them changed.
  var unkept = 0
  /// Whether a layer further up is being kept.
  var isKeeping = false
  /// What was painted around the list that is being painted, back to front.
  var behind: [PaintedItems] = []
  /// The picture's rectangle, in device pixels; nil in a plane of its own, where nothing is cut off.
  var frame: Rect?
  /// The number of backdrops painted so far.
  var backdrops = 0
}

extension PictureBuilder {
  /// A layer within a kept one is worth its own copy of the items if it spares a look at so many layers.
  private static let worthKeeping = 16

  /// Adds the layer's kept items, or calls `body` to paint the layer if there are none.
  func paintKept(
    _ layer: CALayer, _ matrix: CGAffineTransform, into items: inout PaintedItems, by body: (inout PaintedItems) -> Void
  ) {
    switch layer.keptPainting {
    case .kept(let kept, matrix): items.add(kept)
    case .seen(matrix):
      let (isKeeping, unkept) = (walk.isKeeping, walk.unkept)
      var own = PaintedItems()
      walk.isKeeping = true
      body(&own)
      walk.isKeeping = isKeeping
      items.add(own)
      guard !isKeeping || walk.unkept - unkept >= Self.worthKeeping else { return }
      layer.keptPainting = .kept(own, matrix)
      walk.unkept = unkept + 1
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
    (lastShown, leavesPlane) = (nil, nil)
    var changed: CALayer? = self
    while let layer = changed {
      layer.keptPainting = nil
      layer.run?.isStale = true
      layer.run = nil
      changed = layer.superlayer
    }
  }

  /// Forgets how the sublayers were painted, because their list has changed.
  func forgetSiblings() {
    siblings?.forget()
    siblings = nil
  }
}
