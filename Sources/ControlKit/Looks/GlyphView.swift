@_spi(Rooms) internal import ViewKit

/// A view that shows a glyph, perhaps on a disc or in a ring; touches go through it.
final class GlyphView: UIView {
  /// The ground that a glyph stands on.
  enum Ground {
    case none
    /// A circle as wide as the view, drawn as thick as the glyph.
    case ring
    /// A full circle.
    case disc(UIColor)
  }

  var color = UIColor.label {
    didSet {
      if color != oldValue { show() }
    }
  }
  var ground = Ground.none {
    didSet { show() }
  }
  private let glyph: Glyph
  private let side: CGFloat
  private let thickness: CGFloat
  private let strokes = CAShapeLayer()

  /// - Parameter side: how wide and high the glyph is, in the middle of the view.
  init(_ glyph: Glyph, side: CGFloat, thickness: CGFloat) {
    (self.glyph, self.side, self.thickness) = (glyph, side, thickness)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    (strokes.fillColor, strokes.lineCap, strokes.lineJoin) = (nil, .round, .round)
    strokes.lineWidth = thickness
    layer.addSublayer(strokes)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = glyph.path(in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    layer.cornerRadius = bounds.height / 2
    switch ground {
    case .none: backgroundColor = nil
    case .ring: path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: thickness / 2, dy: thickness / 2)))
    case .disc(let color): backgroundColor = color
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    strokes.path = path.cgPath
    strokes.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
