/// A button as a bar shows it: what it shows fades while a finger presses it, and it acts when the finger lifts.
class BarButtonView: UIView {
  /// Called when a finger has pressed the button.
  var whenPressed: (() -> Void)?
  /// The item that the button shows.
  private(set) weak var item: UIBarButtonItem?
  /// What fades under a finger.
  private let content = UIView()
  private let isUsable: Bool
  /// The title, and how it looks under a finger where something is said of that.
  private var title: (label: UILabel, plain: NSAttributedString, pressed: NSAttributedString)?

  /// - Parameter fades: whether a button that cannot be used is faint.
  init(isEnabled: Bool, fades: Bool = true) {
    isUsable = isEnabled
    super.init(frame: .zero)
    content.isUserInteractionEnabled = false
    addSubview(content)
    if !isEnabled, fades { content.alpha = BarMetrics.disabledAlpha }
  }

  /// Gives the title other attributes while a finger presses it, in place of fading.
  func exchange(_ label: UILabel, under attributes: [NSAttributedString.Key: Any]) {
    guard let plain = label.attributedText else { return }
    let pressed = NSMutableAttributedString(attributedString: plain)
    pressed.addAttributes(attributes, range: NSRange(location: 0, length: pressed.length))
    title = (label, plain, pressed)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts what is shown side by side, in the middle of the button's height; `after` is the distance to what comes next.
  func fill(_ parts: [(view: UIView, after: CGFloat)], height: CGFloat) {
    var x: CGFloat = 0
    for part in parts {
      let y = ((height - part.view.bounds.height) / 2).rounded(at: layer.stage?.layoutScale ?? 2)
      part.view.frame.origin = CGPoint(x: x, y: y)
      content.addSubview(part.view)
      x += part.view.bounds.width + part.after
    }
    bounds.size = CGSize(width: x, height: height)
    content.frame = bounds
  }

  /// Fingers reach a little beside the button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2, -BarMetrics.gap / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  private var isPressed = false {
    didSet {
      guard isPressed != oldValue, isUsable else { return }
      if let title {
        title.label.attributedText = isPressed ? title.pressed : title.plain
        return
      }
      let alpha = isPressed ? BarMetrics.pressedAlpha : 1
      if isPressed { content.alpha = alpha } else { UIView.animate(withDuration: 0.25) { self.content.alpha = alpha } }
    }
  }

  private func isNear(_ touches: Set<UITouch>) -> Bool {
    touches.contains { bounds.insetBy(dx: -BarMetrics.slop, dy: -BarMetrics.slop).contains($0.location(in: self)) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isNear(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let acts = isPressed && isNear(touches) && isUsable
    isPressed = false
    if acts { whenPressed?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}

extension BarButtonView {
  /// The view of an item: its own view, or a button with its symbol, image or title.
  static func view(
    of item: UIBarButtonItem, height: CGFloat, _ appearance: UIBarButtonItemAppearance? = nil
  ) -> UIView {
    if let custom = item.customView { return custom.inBar }
    let look = BarTitleLook(appearance, item)
    let button = BarButtonView(isEnabled: item.isEnabled, fades: look.disabled == nil)
    button.item = item
    if let tint = item.tintColor ?? (item.proxy as? UIBarButtonItem)?.tintColor { button.tintColor = tint }
    let part: UIView =
      if item.systemItem == .close {
        BarCloseMark()
      } else if let symbol = item.systemItem.flatMap(BarSymbol.init) {
        BarSymbolView(symbol)
      } else if let image = item.image {
        UIImageView(image: image.inBar)
      } else {
        button.title(item.title ?? "", item.style == .done ? BarMetrics.titleFont : BarMetrics.itemFont, look)
      }
    button.fill([(part, 0)], height: height)
    if part is UILabel { part.frame = part.frame.offsetBy(dx: look.shift.horizontal, dy: look.shift.vertical) }
    if item.width > 0 {
      button.bounds.size.width = item.width
      part.center.x = item.width / 2
    }
    button.accessibilityLabel = item.accessibilityTitle
    button.accessibilityTraits = .button
    button.whenPressed = { [weak item, weak button] in if let button { item?.send(from: button) } }
    return button
  }
}

extension BarButtonView {
  /// A title that looks as it is to in each state.
  func title(_ text: String, _ font: UIFont, _ look: BarTitleLook) -> UILabel {
    let label = UILabel.inBar(text, font, .tintColor, isUsable ? look.normal : look.disabled ?? look.normal)
    if let highlighted = look.highlighted { exchange(label, under: highlighted) }
    return label
  }
}

extension UIBarButtonItem {
  fileprivate var accessibilityTitle: String? { title ?? systemItem.map { "\($0)" } }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIImage {
  /// The image as bars show it: in the tint, unless it says otherwise; a symbol is large, unless its configuration says otherwise.
  @MainActor
  var inBar: UIImage {
    let usual = SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    let sized = symbolConfiguration.map { withConfiguration(usual.applying($0)) } ?? self
    return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
  }
}

extension UILabel {
  /// A label as large as its text, with the bar's attributes over its own.
  static func inBar(
    _ text: String, _ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    label.show(text, font, color, attributes)
    return label
  }

  /// Takes other words, with the bar's attributes over the label's own, and their size.
  func show(_ text: String, _ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    (self.font, textColor) = (font, color)
    if attributes.isEmpty {
      self.text = text
    } else {
      var all = attributes
      all[.font] = attributes[.font] ?? font
      all[.foregroundColor] = attributes[.foregroundColor] ?? color
      attributedText = NSAttributedString(string: text, attributes: all)
    }
    bounds.size = intrinsicContentSize
  }
}

extension CGFloat {
  func rounded(at scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
