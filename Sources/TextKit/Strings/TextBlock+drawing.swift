internal import Raster
internal import Text

extension TextBlock {
  /// Draws the lines; their room's upper left corner lies at `origin`. Baselines lie on whole pixels where the context does not turn
  /// or scale.
  ///
  /// - Parameter color: replaces the colour of all text.
  @MainActor
  func draw(in context: CGContext, at origin: CGPoint, color: UIColor? = nil) {
    for line in lines {
      let baseline = CGPoint(x: origin.x + line.x, y: context.onPixels(origin.y + line.baseline))
      for fragment in line.line.fragments { drawBackground(fragment, line, baseline, origin, context) }
      for fragment in line.line.fragments { draw(fragment, baseline, color, context) }
    }
  }

  private func drawBackground(
    _ fragment: TextLine.Fragment, _ line: Line, _ baseline: CGPoint, _ origin: CGPoint, _ context: CGContext
  ) {
    guard let background = attributes[fragment.tag].background else { return }
    context.saveGState()
    context.setFillColor(background.cgColor)
    context.fill(
      CGRect(
        x: baseline.x + fragment.x, y: origin.y + line.top, width: CGFloat(fragment.width), height: line.bottom - line.top))
    context.restoreGState()
  }

  @MainActor
  private func draw(_ fragment: TextLine.Fragment, _ baseline: CGPoint, _ color: UIColor?, _ context: CGContext) {
    let own = attributes[fragment.tag]
    let ink = (color ?? own.color).cgColor
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = own.shadow, let tint = shadow.shadowColor as? UIColor {
      context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: tint.cgColor)
    }
    if let attachment = own.attachment, fragment.glyphs.glyphs.isEmpty {
      return draw(
        attachment, CGPoint(x: baseline.x + fragment.x, y: baseline.y - CGFloat(fragment.rise)), color ?? own.color, context)
    }
    if let rule = own.underline { draw(rule, \.underline, fragment, baseline, ink, context) }
    if let stroke = own.stroke {
      if stroke.width < 0 { context.show(fragment.glyphs, at: baseline, ink) }
      let width = abs(stroke.width) / 100 * own.font.pointSize
      context.stroke(fragment.glyphs, at: baseline, stroke.color?.cgColor ?? ink, width: width)
    } else {
      context.show(fragment.glyphs, at: baseline, ink)
    }
    if let rule = own.strikethrough { draw(rule, \.strikeout, fragment, baseline, ink, context) }
  }

  @MainActor
  private func draw(_ attachment: NSTextAttachment, _ origin: CGPoint, _ ink: UIColor, _ context: CGContext) {
    guard let own = attachment.image, let image = (own.isTinted ? own.withTintColor(ink) : own).cgImage else { return }
    let frame = attachment.shownBounds
    context.drawUpright(
      image, in: CGRect(x: origin.x + frame.minX, y: origin.y - frame.maxY, width: frame.width, height: frame.height))
  }

  /// Draws a line under or through a fragment, where and as thick as the run's own font says.
  private func draw(
    _ rule: TextAttributes.Rule, _ kind: KeyPath<Typeface.Metrics, Typeface.Rule>, _ fragment: TextLine.Fragment,
    _ baseline: CGPoint, _ ink: CGColor, _ context: CGContext
  ) {
    guard let own = attributes[fragment.tag].font.textFont else { return }
    let unit = CGFloat(own.size * own.ownScale) / CGFloat(own.face.metrics.unitsPerEm)
    let line = own.face.metrics[keyPath: kind]
    let thickness = CGFloat(line.thickness) * unit * (rule.style.rawValue & 0xF == 2 ? 2 : 1)
    let middle = baseline.y - CGFloat(fragment.rise) - CGFloat(line.center) * unit
    let count = rule.style.rawValue & 0xF == 9 ? 2 : 1
    for index in 0..<count {
      let top = middle - thickness / 2 + CGFloat(index) * 2 * thickness
      context.fillLine(
        CGRect(x: baseline.x + fragment.x, y: top, width: CGFloat(fragment.width), height: thickness),
        rule.color?.cgColor ?? ink)
    }
  }
}

extension CGContext {
  /// The nearest height at which the context has a row of pixels, as far as it neither turns nor flips.
  fileprivate func onPixels(_ y: CGFloat) -> CGFloat {
    let map = ctm
    guard map.b == 0, map.c == 0, map.d > 0 else { return y }
    return ((y * map.d + map.ty).rounded() - map.ty) / map.d
  }
}

extension CGFloat {
  /// The next multiple of a pixel that is not smaller; what rounding errors have added is no reason to go up.
  func ceiled(at scale: CGFloat) -> CGFloat { (self * scale - 1 / 1024).rounded(.up) / scale }

  func rounded(at scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
