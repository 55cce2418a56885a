/// A row of an alert with an action's title, which darkens under a finger.
final class AlertButton: UIView {
  let action: UIAlertAction
  var whenPressed: (() -> Void)?
  private let label: UILabel

  init(_ action: UIAlertAction, font: UIFont) {
    self.action = action
    label = UILabel.inBar(action.title ?? "", font, action.style == .destructive ? .systemRed : .tintColor, [:])
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.isEnabled = action.isEnabled
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  func showWhetherEnabled() {
    label.isEnabled = action.isEnabled
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  private var isPressed = false {
    didSet { backgroundColor = isPressed && action.isEnabled ? AlertMetrics.pressed : nil }
  }

  private func isInside(_ touches: Set<UITouch>) -> Bool { touches.contains { bounds.contains($0.location(in: self)) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isInside(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let acts = isInside(touches) && action.isEnabled
    isPressed = false
    if acts { whenPressed?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
}
