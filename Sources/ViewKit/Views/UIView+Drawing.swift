// Goals, in order: what `draw(_:)` draws is there when the view is first seen; a view that draws nothing keeps the contents that it was
// given; views of the class `UIView` itself cost nothing.

/// What a view that draws itself keeps from one drawing to the next.
@MainActor
final class ViewDrawing {
  /// The part that is to be drawn anew; nil for all of it.
  var part: CGRect?
  /// Whether the contents are what the view drew last.
  var hasDrawn = false
  /// Whether the drawing under way has come to the method of `UIView`, which draws nothing.
  var reachedDefault = false
  /// Pixels to a point, where the view has been given a number of its own.
  var scale: CGFloat?
  /// Whether a drawing begins without what was drawn before.
  var clears = true
}

extension UIView {
  /// The pixels to a point with which the view draws; the screen's, unless it is set.
  public var contentScaleFactor: CGFloat {
    get { drawing?.scale ?? layer.stage?.scale ?? 1 }
    set {
      ownDrawing.scale = newValue
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Whether `draw(_:)` begins on an empty ground, and not on what it drew before.
  public var clearsContextBeforeDrawing: Bool {
    get { drawing?.clears ?? true }
    set { ownDrawing.clears = newValue }
  }

  private var ownDrawing: ViewDrawing {
    if let drawing { return drawing }
    let made = ViewDrawing()
    drawing = made
    return made
  }

  func markForDisplay(_ part: CGRect?) {
    let drawing = ownDrawing
    if layer.needsDisplay(), let before = drawing.part {
      drawing.part = part?.union(before)
    } else {
      drawing.part = layer.needsDisplay() ? nil : part
    }
    layer.setNeedsDisplay()
  }

  /// Lays out and draws what has been asked for, as a picture of now needs it.
  func bringUpToDate() {
    layoutIfNeeded()
    layer.displayTreeIfNeeded()
  }

  // MARK: As the layer's delegate

  /// Lets the view draw, and shows what it drew. A view that draws nothing keeps its contents.
  func drawContents() {
    let drawing = ownDrawing
    defer { drawing.part = nil }
    guard drawsItself, let context = layer.contentsContext(scale: contentScaleFactor) else { return }
    keepFormer(drawing, in: context)
    drawing.reachedDefault = false
    layer.drawContents(in: context)
    guard drawing.hasDrawn || !drawing.reachedDefault || !context.isEmpty else { return }
    drawing.hasDrawn = true
    layer.contentsScale = contentScaleFactor
    layer.showContents(context.makeImage(onBlack: isOpaque && backgroundColor == nil))
  }

  func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    withOwnTraits { draw(drawing?.part ?? bounds) }
    UIGraphicsPopContext()
  }

  /// Brings into the context what stays of the former drawing.
  private func keepFormer(_ drawing: ViewDrawing, in context: CGContext) {
    guard drawing.hasDrawn, let former = layer.contents.flatMap({ $0 as? CGImage }), former.width == context.width,
      former.height == context.height
    else { return drawing.part = nil }
    let scale = contentScaleFactor
    let place = CGRect(
      origin: bounds.origin, size: CGSize(width: CGFloat(former.width) / scale, height: CGFloat(former.height) / scale))
    if !drawing.clears { context.drawUpright(former, in: place) }
    guard let part = drawing.part?.intersection(bounds), !part.isEmpty else { return drawing.part = nil }
    let whole = part.applying(context.ctm).integral.applying(context.ctm.inverted())
    drawing.part = whole
    context.saveGState()
    context.addRect(place)
    context.addRect(whole)
    context.clip(using: .evenOdd)
    context.drawUpright(former, in: place)
    context.restoreGState()
    context.clip(to: whole)
  }
}
