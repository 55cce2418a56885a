/// How a colour meets what lies beneath; formulas of the W3C's "Compositing and Blending", premultiplied, rounded once.
///
/// Coverage and opacity scale the colour first.
public enum Blend: Sendable, Hashable, CaseIterable {
  /// The colour over the backdrop.
  case sourceOver
  case multiply, screen, overlay, darken, lighten
  /// The sum, at most white.
  case plusLighter
  /// Over the backdrop, and only where that is.
  case sourceAtop
  /// Takes away from the backdrop.
  case destinationOut
}
