internal import Raster

/// A path and how it is drawn.
struct ShapeStyle {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashes: [Double]?
  var dashPhase: CGFloat = 0

  /// Adds the fill to the items, and above it the stroke.
  func paint(_ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard let path = path?.path, !path.isEmpty else { return }
    let rule: FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    paint(.path(path, rule), fillColor, matrix, into: &items)
    if strokeColor != nil {
      paint(.path(stroke(of: path, Double(matrix.meanScale)), .nonZero), strokeColor, matrix, into: &items)
    }
  }

  private func paint(
    _ shape: Picture.Shape, _ color: CGColor?, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    guard let pixel = color?.color.premultiplied, pixel.alpha > 0 else { return }
    items.add(Picture.Fill(shape, .color(pixel), transform: matrix.affine), isOpaque: false)
  }

  /// - Parameter scale: pixels to a point; curves stray from the true ones by 1/32 of a pixel.
  private func stroke(of path: Path, _ scale: Double) -> Path {
    path.trimmed(from: Double(strokeStart), to: Double(strokeEnd)).stroked(
      width: Double(lineWidth), cap: LineCap(rawValue: lineCap.rawValue) ?? .butt,
      join: LineJoin(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: Double(miterLimit), dash: dashes ?? [],
      phase: Double(dashPhase), tolerance: 1 / (32 * scale))
  }
}

extension LayerExtras {
  /// The values of the layer's shape; setting them has no effect on a layer that is no shape layer.
  var shapeStyle: ShapeStyle {
    @inline(never) get { shape ?? ShapeStyle() }
    set { if shape != nil { shape = newValue } }
  }
}
