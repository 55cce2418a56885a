/// A symbol at a size and a weight, ready to be drawn.
struct SymbolImage {
  private let name: SymbolName
  private let line: CGFloat
  /// Points to a unit of the drawing.
  private let unit: CGFloat
  private let pointSize: CGFloat
  /// The colours of the sign and of the frame around it; none of them for black.
  private let colors: [CGColor]

  /// A circle that fills the drawing's 20 inner units is as high as the point size, as beside text on iOS.
  private static let unitsPerPoint: CGFloat = 20
  /// The size of body text.
  private static let standardSize: CGFloat = 17
  /// The room beside a drawing, and above and below it, in units.
  private static let margin = CGSize(width: 1.4, height: 0.7)
  /// San Francisco's capitals, whose middle symbols stand at, as a share of the point size.
  private static let capHeight: CGFloat = 1443 / 2048
  /// The part of a frame that the sign within it takes.
  private static let signShare: CGFloat = 0.56

  init(_ name: SymbolName, _ values: UIImage.SymbolConfiguration.Values) {
    self.name = name
    line = values.weight.line
    pointSize = max(values.pointSize ?? Self.standardSize, 1)
    unit = pointSize / Self.unitsPerPoint * values.scale.factor
    colors = values.colors.map(\.cgColor)
  }

  /// The image at so many pixels to a point, and how far its baseline lies above its lower edge.
  ///
  /// - Parameter detail: how many times more pixels to draw, for an image that is shown larger than it is.
  @MainActor
  func drawn(scale: CGFloat, detail: CGFloat = 1) -> (image: CGImage, baseline: CGFloat)? {
    let content = content.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
    let size = CGSize(
      width: (content.width * unit * scale).rounded(.up) / scale, height: (content.height * unit * scale).rounded(.up) / scale)
    guard let context = CGContext(size: size, scale: scale * detail, isOpaque: false) else { return nil }
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -content.midX, y: -content.midY)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    draw(in: context)
    let belowMiddle = size.height / 2 - (content.midY - SymbolDrawing.side / 2) * unit
    return context.makeImage().map { ($0, belowMiddle - pointSize * Self.capHeight / 2) }
  }

  private func draw(in context: CGContext) {
    let shape = SymbolDrawing(SymbolShapes.all[name.shape] ?? "")
    if let frame = name.frame {
      context.use(colors.count > 1 ? colors[1] : colors.first)
      SymbolDrawing(SymbolShapes.all[frame.shape] ?? "").draw(in: context, line, isFilled: frame.isFilled)
      context.use(colors.first)
      context.saveGState()
      context.translateBy(x: SymbolDrawing.side / 2, y: SymbolDrawing.side / 2 + Self.drop(in: frame.shape))
      context.scaleBy(x: Self.signShare, y: Self.signShare)
      context.translateBy(x: -SymbolDrawing.side / 2, y: -SymbolDrawing.side / 2)
      // A sign within a frame is solid: two outlines in each other would be hard to tell apart.
      shape.draw(in: context, line / Self.signShare, isFilled: true, erases: frame.isFilled && colors.count < 2)
      context.restoreGState()
    } else {
      context.use(colors.first)
      shape.draw(in: context, line, isFilled: name.isFilled)
    }
    if name.isSlashed { slash(in: context) }
  }

  /// How much lower the sign stands in a frame whose middle lies low.
  private static func drop(in frame: String) -> CGFloat { frame == "triangle" ? 2.2 : 0 }

  private func slash(in context: CGContext) {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 3, y: 3))
    line.addLine(to: CGPoint(x: 21, y: 21))
    context.stroke(line, self.line * 3, erases: true)
    context.stroke(line, self.line, erases: false)
  }

  /// What the drawing covers, in its units.
  private var content: CGRect {
    let shape = name.frame?.shape ?? name.shape
    var content = SymbolDrawing(SymbolShapes.all[shape] ?? "").content(line)
    if name.isSlashed { content = content.union(CGRect(x: 3, y: 3, width: 18, height: 18).insetBy(dx: -line / 2, dy: -line / 2)) }
    return content
  }
}

extension SymbolDrawing {
  fileprivate func content(_ line: CGFloat) -> CGRect {
    parts.reduce(CGRect.null) { content, part in
      let bounds = part.path.boundingBoxOfPath
      return content.union(part.kind == .areas || part.kind == .holes ? bounds : bounds.insetBy(dx: -line / 2, dy: -line / 2))
    }
  }

  /// - Parameter erases: whether the drawing takes away what was drawn before.
  fileprivate func draw(in context: CGContext, _ line: CGFloat, isFilled: Bool, erases: Bool = false) {
    for part in parts {
      // A detail of a filled outline is what shows through it.
      let isHole = isFilled != erases
      switch part.kind {
      case .outline:
        if isFilled { context.fill(part.path, erases: erases) }
        context.stroke(part.path, line, erases: erases)
      case .lines: context.stroke(part.path, isFilled ? line * 0.9 : line, erases: isHole)
      case .holes: context.fill(part.path, erases: isHole)
      case .inlay:
        if isFilled { context.fill(part.path, erases: !erases) } else { context.stroke(part.path, line, erases: erases) }
      case .strokes: context.stroke(part.path, line, erases: erases)
      case .areas: context.fill(part.path, erases: erases)
      }
    }
  }
}

extension CGContext {
  fileprivate func use(_ color: CGColor?) {
    guard let color else { return }
    setFillColor(color)
    setStrokeColor(color)
  }

  fileprivate func fill(_ path: CGPath, erases: Bool) {
    setBlendMode(erases ? .clear : .normal)
    beginPath()
    addPath(path)
    fillPath()
  }

  fileprivate func stroke(_ path: CGPath, _ width: CGFloat, erases: Bool) {
    setBlendMode(erases ? .clear : .normal)
    setLineWidth(width)
    beginPath()
    addPath(path)
    strokePath()
  }
}
