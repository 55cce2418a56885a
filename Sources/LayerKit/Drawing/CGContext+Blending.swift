internal import Raster

/// How what is drawn meets what was drawn before.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  /// Takes away what was drawn before, and draws nothing.
  case clear = 16
  case sourceAtop = 20
  /// Takes away what was drawn before, as far as what is drawn is opaque.
  case destinationOut = 23
  case plusLighter = 27

  fileprivate var blend: Blend {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .sourceAtop: .sourceAtop
    case .clear, .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}

/// The shadow that a context gives to all that is drawn in it.
struct ContextShadow {
  /// In points, y down, whatever the context's matrix is.
  let offset: CGSize
  /// Twice the sigma of the Gaussian, in points.
  let blur: CGFloat
  let color: CGColor

  /// The items with their shadow behind them.
  func under(_ items: PaintedItems, scale: CGFloat) -> PaintedItems {
    let pixel = color.color.premultiplied
    guard pixel.alpha > 0 else { return items }
    var drawn = PaintedItems()
    drawn.addShadow(
      Picture.Shadow(
        of: items.items, color: pixel,
        offset: Point(x: Double(offset.width * scale), y: Double(offset.height * scale)), sigma: Double(max(blur, 0) * scale / 2),
        opacity: 255))
    drawn.add(items)
    return drawn
  }
}

extension CGContext {
  /// Sets how all that is drawn from here on meets what was drawn before.
  public func setBlendMode(_ mode: CGBlendMode) {
    (state.blend, state.erases) = (mode.blend, mode == .clear)
  }

  /// Gives a shadow, black at a third of its opacity, to all that is drawn from here on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Gives a shadow to all that is drawn from here on; nil for the colour takes it away.
  ///
  /// The offset is in points, y down, and does not turn with the context's matrix.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}
