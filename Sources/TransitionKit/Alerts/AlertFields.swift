/// The text fields of an alert, below each other in one frame.
final class AlertFields: UIView {
  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []

  func add(_ field: UITextField) {
    field.font = AlertMetrics.fieldFont
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = AlertMetrics.line
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    backgroundColor = AlertMetrics.fieldGround
    layer.cornerRadius = AlertMetrics.fieldRadius
    clipsToBounds = true
  }

  var height: CGFloat { AlertMetrics.field * CGFloat(fields.count) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = layer.stage?.hairline ?? 0.5
    layer.borderWidth = pixel
    layer.borderColor = AlertMetrics.line.resolvedColor(with: traitCollection).cgColor
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * AlertMetrics.field
      field.frame = CGRect(
        x: AlertMetrics.fieldInset, y: y, width: bounds.width - 2 * AlertMetrics.fieldInset, height: AlertMetrics.field)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel) }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
