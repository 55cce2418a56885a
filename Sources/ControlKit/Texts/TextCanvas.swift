@_spi(Rooms) internal import ViewKit

/// The words of a text view, with what is selected of them and the caret.
final class TextCanvas: UIView {
  let caret = Caret()
  private(set) var page: TextPage?
  private var origin = CGPoint.zero
  private var marks: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a page, whose upper left corner lies at `origin`.
  func show(_ page: TextPage, at origin: CGPoint) {
    (self.page, self.origin) = (page, origin)
    layer.setNeedsDisplay()
  }

  override func display(_ layer: CALayer) {
    guard layer === self.layer, let page else { return super.display(layer) }
    layer.recordContents(at: layer.stage?.scale ?? 1) { context in
      withOwnTraits { page.draw(in: context, at: origin, on: layer.stage) }
    }
  }

  // MARK: Selection

  /// Where the caret stands for a selection that ends at a place.
  func caretFrame(at place: Int, lineHeight: CGFloat) -> CGRect {
    let line = page?.caret(before: place) ?? .zero
    let (x, tall) = (origin.x + line.minX, lineHeight + FieldMetrics.caretExtra)
    let kept = max(min(x, bounds.width - caret.width), 0)
    return CGRect(x: kept, y: origin.y + line.maxY - (line.height + tall) / 2, width: caret.width, height: tall)
  }

  /// Puts the selected letters on coloured ground.
  func mark(_ range: NSRange) {
    marks.forEach { $0.removeFromSuperview() }
    marks = (page?.boxes(of: range) ?? []).map { box in
      let mark = UIView(frame: box.offsetBy(dx: origin.x, dy: origin.y))
      mark.backgroundColor = tintColor.withAlphaComponent(TextViewMetrics.selectionAlpha)
      insertSubview(mark, at: 0)
      return mark
    }
  }

  /// The place in the text that is nearest to a point of the canvas.
  func place(at point: CGPoint) -> Int {
    page?.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) ?? 0
  }
}
