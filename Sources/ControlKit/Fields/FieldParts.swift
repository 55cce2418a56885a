@_spi(Rooms) internal import ViewKit

/// The views that a field of text is made of.
@MainActor
final class FieldParts {
  /// The border, or the field's background image.
  let border = UIImageView()
  /// The room in which the text moves when it is longer.
  let area = UIView()
  let label = UILabel()
  let placeholder = UILabel()
  let caret = Caret()
  let clear = ClearButton()

  init(in field: UITextField) {
    for view in [border, area] { view.isUserInteractionEnabled = false }
    area.clipsToBounds = true
    area.isOpaque = false
    for view in [placeholder, label, caret] { area.addSubview(view) }
    for view in [border, area, clear] { field.addSubview(view) }
  }

  /// Places text and caret in the area, the caret so far before the text's end. While it is edited, a text that is too long shows its end.
  func placeText(
    _ alignment: NSTextAlignment, _ vertical: UIControl.ContentVerticalAlignment, isEditing: Bool, lineHeight: CGFloat,
    _ behindCaret: CGFloat
  ) {
    let (room, size) = (area.bounds.size, label.intrinsicContentSize)
    let text = label.text?.isEmpty == false
    let height = text ? size.height : lineHeight
    let y = max((room.height - height) * vertical.share, 0)
    let overhang = isEditing ? max(size.width + caret.width - room.width, 0) : 0
    label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    label.frame = CGRect(x: -overhang, y: y, width: room.width + overhang, height: height)
    placeholder.frame = CGRect(x: 0, y: y, width: room.width, height: max(placeholder.intrinsicContentSize.height, height))
    let width = text ? size.width : 0
    let slack = max(room.width - width - caret.width, 0)
    let share: CGFloat = alignment == .center ? 0.5 : alignment == .right ? 1 : 0
    let x = max(min(slack * share + width, room.width - caret.width) - behindCaret, 0)
    let tall = lineHeight + FieldMetrics.caretExtra
    caret.frame = CGRect(x: x, y: y + (height - tall) / 2, width: caret.width, height: tall)
  }
}

/// The line that blinks where text would be typed.
final class Caret: UIView {
  let width = FieldMetrics.caretWidth
  private static let blinking = "blinking"

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = width / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Begins to blink, or begins anew: after each key the caret is seen at first.
  func blink() {
    isHidden = false
    backgroundColor = tintColor
    layer.removeAnimation(forKey: Self.blinking)
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [NSNumber(value: 1), NSNumber(value: 0)]
    blink.calculationMode = .discrete
    blink.duration = 2 * FieldMetrics.blink
    blink.repeatCount = .infinity
    blink.isScenery = true
    layer.add(blink, forKey: Self.blinking)
  }

  func stop() {
    isHidden = true
    layer.removeAnimation(forKey: Self.blinking)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

/// The disc with a cross that empties a field.
final class ClearButton: UIControl {
  private let symbol = GlyphView(.cross, side: 6, thickness: 1.5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    symbol.ground = .disc(.tertiaryLabel)
    symbol.color = .systemBackground
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = FieldMetrics.clearButton - 3
    symbol.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap == true
  }
}
