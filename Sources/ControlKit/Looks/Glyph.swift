/// A small drawing on a control, made of strokes in a square of 1 × 1.
enum Glyph {
  case plus
  case minus
  case cross
  case magnifier
  /// A lower-case i, its dot as a stroke without length.
  case info

  /// The strokes in a square of some size.
  func path(in square: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      path.move(to: CGPoint(x: square.minX + stroke.from.x * square.width, y: square.minY + stroke.from.y * square.height))
      path.addLine(to: CGPoint(x: square.minX + stroke.to.x * square.width, y: square.minY + stroke.to.y * square.height))
    }
    if self == .magnifier {
      let side = square.width
      path.append(UIBezierPath(ovalIn: CGRect(x: square.minX, y: square.minY, width: 0.72 * side, height: 0.72 * side)))
    }
    return path
  }

  private var strokes: [(from: CGPoint, to: CGPoint)] {
    switch self {
    case .plus: [line(0, 0.5, 1, 0.5), line(0.5, 0, 0.5, 1)]
    case .minus: [line(0, 0.5, 1, 0.5)]
    case .cross: [line(0, 0, 1, 1), line(1, 0, 0, 1)]
    case .magnifier: [line(0.615, 0.615, 1, 1)]
    case .info: [line(0.5, 0.08, 0.5, 0.081), line(0.36, 0.4, 0.5, 0.4), line(0.5, 0.4, 0.5, 1), line(0.3, 1, 0.7, 1)]
    }
  }

  private func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> (from: CGPoint, to: CGPoint) {
    (CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1))
  }
}
