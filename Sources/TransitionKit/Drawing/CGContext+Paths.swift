internal import Raster

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

extension CGContext {
  // MARK: Building a path

  public func beginPath() {
    current = Path()
  }

  public func closePath() {
    current.close()
  }

  public func move(to point: CGPoint) {
    current.move(to: Point(point.applying(ctm)))
  }

  public func addLine(to point: CGPoint) {
    current.line(to: Point(point.applying(ctm)))
  }

  /// From a move to the first.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.cubic(
      to: Point(end.applying(ctm)), control1: Point(control1.applying(ctm)), control2: Point(control2.applying(ctm)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.quad(to: Point(end.applying(ctm)), control: Point(control.applying(ctm)))
  }

  /// `clockwise` is meant with y up: on screen it is the other way round.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let arc = CGMutablePath()
    arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    let place = arc.path.applying(ctm)
    current.append(current.isEmpty ? place : place.joined)
  }

  public func addRect(_ rect: CGRect) {
    current.append(Path(rect.standardized.raster).applying(ctm))
  }

  public func addEllipse(in rect: CGRect) {
    current.append(Path(ellipseIn: rect.standardized.raster).applying(ctm))
  }

  public func addPath(_ path: CGPath) {
    current.append(path.path.applying(ctm))
  }

  /// Where the path ends, in points.
  public var currentPointOfPath: CGPoint { CGPoint(current.end).applying(ctm.inverted()) }

  public var isPathEmpty: Bool { current.isEmpty }

  // MARK: Drawing it, after which there is none

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(.path(current, rule.rule), state.fillColor, .identity)
    beginPath()
  }

  public func strokePath() {
    let path = current.applying(ctm.inverted())
    paint(.path(state.pen.stroke(of: path, scale: ctm.meanScale), .nonZero), state.strokeColor, ctm)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    switch mode {
    case .fill, .fillStroke: fillPath()
    case .eoFill, .eoFillStroke: fillPath(using: .evenOdd)
    case .stroke: break
    }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return }
    current = path
    strokePath()
  }

  /// What is drawn from here on lies inside the path, too.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Picture.Clip(.path(current, rule.rule)))
    beginPath()
  }

  public func clip(to rect: CGRect) {
    state.clips.append(Picture.Clip(.rect(rect.standardized.raster), transform: ctm.affine))
  }

  // MARK: Strokes

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  /// Lengths of strokes and gaps in turn; none do not dash.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.phase, state.pen.dashes) = (phase, lengths)
  }

  public func stroke(_ rect: CGRect) {
    stroke { addRect(rect) }
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke { addEllipse(in: rect) }
  }

  /// A line from each odd point to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke {
      for index in stride(from: 1, to: points.count, by: 2) {
        move(to: points[index - 1])
        addLine(to: points[index])
      }
    }
  }

  private func stroke(_ build: () -> Void) {
    beginPath()
    build()
    strokePath()
  }
}
