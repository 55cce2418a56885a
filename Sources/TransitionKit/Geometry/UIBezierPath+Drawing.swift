// A path drawn by itself, into the context begun last.

extension UIBezierPath {
  /// Of `stroke()`, in points.
  public var lineWidth: CGFloat {
    get { pen.width }
    set { pen.width = newValue }
  }
  public var lineCapStyle: CGLineCap {
    get { pen.cap }
    set { pen.cap = newValue }
  }
  public var lineJoinStyle: CGLineJoin {
    get { pen.join }
    set { pen.join = newValue }
  }
  /// The longest a mitre may be, in widths; a longer one is bevelled.
  public var miterLimit: CGFloat {
    get { pen.miterLimit }
    set { pen.miterLimit = newValue }
  }

  /// Lengths of strokes and gaps in turn; nil does not dash.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    (pen.dashes, pen.phase) = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  @preconcurrency @MainActor
  public func fill() {
    draw { $0.fillPath(using: rule) }
  }

  @preconcurrency @MainActor
  public func stroke() {
    draw { context in
      context.state.pen = pen
      context.strokePath()
    }
  }

  /// What is drawn from here on lies inside the path, too.
  @preconcurrency @MainActor
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: rule)
  }

  @MainActor
  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
