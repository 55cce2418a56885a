internal import Raster

/// What has been drawn as a layer's contents, kept as a display list: it is as sharp at any size as it was drawn.
package struct LayerDrawing {
  /// In points, from the origin of the bounds that it was drawn for.
  let items: [Picture.Item]
  /// The size of these bounds.
  let size: CGSize

  /// Adds the drawing to the items, laid out in the bounds as an image of its size would be.
  func paint(_ gravity: CALayerContentsGravity, in bounds: CGRect, _ matrix: CGAffineTransform, into painted: inout PaintedItems)
  {
    guard size.width > 0, size.height > 0 else { return }
    let rect = gravity.rect(for: size, in: bounds)
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    let map = place.concatenating(matrix).affine
    for item in items { painted.add(item.transformed(by: map)) }
  }
}

extension CALayer {
  /// Lets `body` draw the layer's contents, in the layer's own coordinates, and keeps what it draws as a display list. Of a layer
  /// without area nothing is drawn.
  package func recordContents(at scale: CGFloat, _ body: (CGContext) -> Void) {
    var drawing: LayerDrawing?
    if let context = CGContext(size: bounds.size, scale: scale, isOpaque: false) {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      body(context)
      drawing = LayerDrawing(items: context.recordedItems, size: bounds.size)
    }
    willChange()
    values.extras.drawing = drawing
  }
}
