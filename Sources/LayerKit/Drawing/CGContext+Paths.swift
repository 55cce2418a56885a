internal import Raster

/// Whether a path is filled, stroked or both.
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
    path = CGMutablePath()
  }

  public func closePath() {
    path.closeSubpath()
  }

  public func move(to point: CGPoint) {
    path.move(to: point, transform: ctm)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: ctm)
  }

  /// Adds lines through the points, with a move to the first of them.
  public func addLines(between points: [CGPoint]) {
    path.addLines(between: points, transform: ctm)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// `clockwise` is meant with y up: on screen it is the other way round.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: ctm)
  }

  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: ctm)
  }

  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: ctm)
  }

  /// Where the path ends, in points.
  public var currentPointOfPath: CGPoint { path.currentPoint.applying(ctm.inverted()) }

  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Drawing the path, which is then gone

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(.path(path.path, rule.rule), state.fillColor, .identity)
    beginPath()
  }

  public func strokePath() {
    let path = path.path.applying(ctm.inverted())
    paint(.path(state.strokeStyle.stroke(of: path, scale: ctm.meanScale), .nonZero), state.strokeColor, ctm)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = path
    switch mode {
    case .fill, .fillStroke: fillPath()
    case .eoFill, .eoFillStroke: fillPath(using: .evenOdd)
    case .stroke: break
    }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return }
    self.path = path
    strokePath()
  }

  /// Cuts all that is drawn from here on to the inside of the path, too.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Picture.Clip(.path(path.path, rule.rule)))
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
    state.strokeStyle.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.strokeStyle.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.strokeStyle.join = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.strokeStyle.miterLimit = limit
  }

  /// - Parameter lengths: of strokes and gaps in turn; without any the line is whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.strokeStyle.phase, state.strokeStyle.dashes) = (phase, lengths)
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
