@_spi(Rooms) internal import ViewKit

extension UITextField {
  /// Whether a view with this mode is there.
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClear: Bool { shows(clearButtonMode) && hasText && isEnabled }
  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) && !showsClear }

  func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    show()
  }

  /// Brings what the field shows up to date.
  func show() {
    showText()
    showBorder()
    parts.clear.isHidden = !showsClear
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showText() {
    let (label, placeholder) = (parts.label, parts.placeholder)
    label.attributedText = look.shown
    label.textAlignment = look.alignment
    label.isEnabled = isEnabled
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = adjustsFontSizeToFitWidth ? min(minimumFontSize / look.font.pointSize, 1) : 0
    placeholder.isHidden = hasText
    placeholder.font = look.font
    placeholder.textColor = promptColor
    guard let words = look.placeholder else { return placeholder.text = nil }
    placeholder.attributedText = words.over([.font: look.font, .foregroundColor: promptColor])
    placeholder.textAlignment = look.alignment
  }

  private func showBorder() {
    let border = parts.border
    let image = isEnabled ? background : disabledBackground ?? background
    border.image = look.border == .none ? image : nil
    border.layer.cornerRadius = look.border == .roundedRect ? FieldMetrics.radius : 0
    border.layer.borderWidth = look.border == .none ? 0 : look.border == .line ? 1 : layer.stage?.hairline ?? 1
    let line = UIColor.fieldBorder(isStrong: look.border == .line).resolvedColor(with: traitCollection)
    border.layer.borderColor = look.border == .none ? nil : line.cgColor
    let isFilled = backgroundColor == nil && (look.border == .roundedRect || look.border == .bezel)
    border.backgroundColor = isFilled ? .systemBackground : nil
    border.clipsToBounds = true
  }

  // MARK: Layout

  /// The room between what stands beside the text.
  func roomForText(in bounds: CGRect) -> CGRect {
    let left = showsLeft ? max(leftViewRect(forBounds: bounds).maxX - bounds.minX, 0) : 0
    var right: CGFloat = 0
    if showsClear { right = max(bounds.maxX - clearButtonRect(forBounds: bounds).minX, 0) }
    if showsRight { right = max(bounds.maxX - rightViewRect(forBounds: bounds).minX, 0) }
    let inset = look.inset
    return bounds.loosely(
      inset: UIEdgeInsets(top: 0, left: left + inset, bottom: 0, right: right > 0 ? right + min(inset, 3) : inset))
  }

  func place() {
    parts.border.frame = borderRect(forBounds: bounds)
    let hasNoText = !hasText
    let room =
      hasNoText && !isEditing
      ? placeholderRect(forBounds: bounds) : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.area.frame = room
    parts.placeText(
      look.alignment, contentVerticalAlignment, isEditing: isEditing, lineHeight: look.font.lineHeight,
      look.widthBehind(chosen))
    parts.clear.frame = clearButtonRect(forBounds: bounds)
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// As wide as the text, or else the placeholder; a line high, and more with a border.
  var ownSize: CGSize {
    let label = hasText ? parts.label : parts.placeholder
    let line = look.font.lineHeight.rounded(.up) + 1
    let padding = FieldMetrics.height - UIFont.systemFont(ofSize: FieldMetrics.fontSize).lineHeight.rounded(.up) - 1
    let isPadded = look.border == .roundedRect || look.border == .bezel
    let beside = bounds.width - roomForText(in: bounds).width
    return CGSize(
      width: label.intrinsicContentSize.width + max(beside, 2 * look.inset) + FieldMetrics.caretWidth,
      height: isPadded ? line + padding : line)
  }
}

extension UIColor {
  /// The line around a field.
  fileprivate static func fieldBorder(isStrong: Bool) -> UIColor {
    UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: isStrong ? 1 : 0.2)
    }
  }
}
