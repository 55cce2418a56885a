@_spi(Rooms) internal import ViewKit

/// A block of an alert on blurred ground: words above buttons.
final class AlertCard: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .prominent))
  private let title: UILabel?
  private let message: UILabel?
  let buttons: [AlertButton]
  private let fields: AlertFields?
  private let isSheet: Bool
  private var lines: [UIView] = []

  init(title: String?, message: String?, fields: AlertFields? = nil, buttons: [AlertButton], isSheet: Bool) {
    (self.fields, self.buttons, self.isSheet) = (fields, buttons, isSheet)
    let color: UIColor = isSheet ? .secondaryLabel : .label
    self.title = title.map { Self.label($0, isSheet ? AlertMetrics.sheetTitleFont : AlertMetrics.titleFont, color) }
    self.message = message.map { Self.label($0, AlertMetrics.messageFont, color) }
    super.init(frame: .zero)
    layer.cornerRadius = AlertMetrics.radius
    clipsToBounds = true
    blur.fill(bounds)
    addSubview(blur)
    for view in [self.title, self.message, fields] { view.map(addSubview) }
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    return label
  }

  /// Fills the card with one colour in place of the blur, as a sheet's cancel button has it.
  func makeOpaque() {
    blur.isHidden = true
    backgroundColor = AlertMetrics.cancelGround
  }

  // MARK: Layout

  private var padding: CGFloat { isSheet ? AlertMetrics.sheetPadding : AlertMetrics.padding }
  private var row: CGFloat { isSheet ? AlertMetrics.sheetRow : AlertMetrics.button }

  /// Two short buttons of an alert stand side by side.
  private func standSideBySide(in width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private func heights(of width: CGFloat) -> (title: CGFloat, message: CGFloat, words: CGFloat) {
    let room = CGSize(width: width - 2 * AlertMetrics.margin, height: .infinity)
    let (first, second) = (title?.sizeThatFits(room).height ?? 0, message?.sizeThatFits(room).height ?? 0)
    guard title != nil || message != nil || fields != nil else { return (0, 0, 0) }
    let gap = title != nil && message != nil ? (isSheet ? 12 : AlertMetrics.gap) : 0
    let typed = fields.map { $0.height + (title == nil && message == nil ? 0 : AlertMetrics.fieldGap) } ?? 0
    return (first, second, first + gap + second + typed + 2 * padding)
  }

  func height(of width: CGFloat) -> CGFloat {
    heights(of: width).words + row * CGFloat(standSideBySide(in: width) ? 1 : buttons.count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(of: bounds.width)
    let width = bounds.width - 2 * AlertMetrics.margin
    title?.frame = CGRect(x: AlertMetrics.margin, y: padding, width: width, height: heights.title)
    let end = heights.words - padding
    let typed = fields?.height ?? 0
    fields?.frame = CGRect(x: AlertMetrics.margin, y: end - typed, width: width, height: typed)
    message?.frame = CGRect(
      x: AlertMetrics.margin, y: end - heights.message - (fields == nil ? 0 : typed + AlertMetrics.fieldGap), width: width,
      height: heights.message)
    placeButtons(from: heights.words)
  }

  private func placeButtons(from top: CGFloat) {
    lines.forEach { $0.removeFromSuperview() }
    lines = []
    let pixel = layer.stage?.hairline ?? 0.5
    if standSideBySide(in: bounds.width) {
      let half = bounds.width / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: row)
      }
      addLine(CGRect(x: 0, y: top, width: bounds.width, height: pixel))
      return addLine(CGRect(x: half - pixel / 2, y: top, width: pixel, height: row))
    }
    for (index, button) in buttons.enumerated() {
      let y = top + CGFloat(index) * row
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: row)
      if y > 0 { addLine(CGRect(x: 0, y: y, width: bounds.width, height: pixel)) }
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = AlertMetrics.line
    line.isUserInteractionEnabled = false
    addSubview(line)
    lines.append(line)
  }
}
