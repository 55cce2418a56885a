// A path drawn by itself, into the context begun last.

extension UIBezierPath {
  /// The width in points of the line that `stroke()` draws.
  public var lineWidth: CGFloat {
    get { strokeStyle.width }
    set { strokeStyle.width = newValue }
  }
  public var lineCapStyle: CGLineCap {
    get { strokeStyle.cap }
    set { strokeStyle.cap = newValue }
  }
  public var lineJoinStyle: CGLineJoin {
    get { strokeStyle.join }
    set { strokeStyle.join = newValue }
  }
  /// The longest a mitre may be, in widths; a longer one is bevelled.
  public var miterLimit: CGFloat {
    get { strokeStyle.miterLimit }
    set { strokeStyle.miterLimit = newValue }
  }

  /// - Parameter pattern: lengths of strokes and gaps in turn; with nil the line is whole.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    (strokeStyle.dashes, strokeStyle.phase) = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  @preconcurrency @MainActor
  public func fill() {
    draw { $0.fillPath(using: rule) }
  }

  /// Fills the path in a blend mode, at a share of the colour's opacity.
  @preconcurrency @MainActor
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: rule)
    }
  }

  /// Strokes the path in a blend mode, at a share of the colour's opacity.
  @preconcurrency @MainActor
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.state.strokeStyle = strokeStyle
      context.strokePath()
    }
  }

  @preconcurrency @MainActor
  public func stroke() {
    draw { context in
      context.state.strokeStyle = strokeStyle
      context.strokePath()
    }
  }

  /// Cuts all that is drawn from here on to the inside of the path, too.
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
