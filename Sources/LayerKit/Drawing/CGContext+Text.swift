package import Raster

extension CGContext {
  /// Fills glyphs whose places are in points from a place on the baseline.
  package func show(_ glyphs: GlyphRun, at origin: CGPoint, _ color: CGColor) {
    guard !glyphs.glyphs.isEmpty else { return }
    paint(.glyphs(glyphs), color, ctm.translatedBy(x: origin.x, y: origin.y))
  }

  /// Strokes the outlines of glyphs with a line of some width in points.
  package func stroke(_ glyphs: GlyphRun, at origin: CGPoint, _ color: CGColor, width: CGFloat) {
    let matrix = ctm.translatedBy(x: origin.x, y: origin.y)
    var style = StrokeStyle()
    style.width = width
    paint(.path(style.stroke(of: glyphs.path, scale: matrix.meanScale), .nonZero), color, matrix)
  }

  /// Fills a rectangle whose edges are moved to whole pixels, and which is one pixel high at least.
  package func fillLine(_ rect: CGRect, _ color: CGColor) {
    let top = (rect.minY * scale).rounded() / scale
    let height = max((rect.height * scale).rounded(), 1) / scale
    paint(.rect(CGRect(x: rect.minX, y: top, width: rect.width, height: height).raster), color, ctm)
  }
}
