@_spi(Rooms) internal import ViewKit

/// The views that a button without a configuration is made of, as far as it needs them.
@MainActor
struct ButtonParts {
  private(set) var title: UILabel?
  private(set) var image: UIImageView?
  private(set) var background: UIImageView?
  var symbol: GlyphView?
  /// The patch of tint behind the title of a system button that is selected.
  private(set) var patch: UIView?

  mutating func titleLabel(of button: UIButton) -> UILabel {
    if let title { return title }
    let label = UIButtonLabel()
    label.font = .systemFont(
      ofSize: button.buttonType == .custom ? ButtonMetrics.customFontSize : ButtonMetrics.systemFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    title = label
    button.addSubview(label)
    return label
  }

  mutating func imageView(of button: UIButton) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    image = view
    button.addSubview(view)
    return view
  }

  mutating func patchView(of button: UIButton) -> UIView {
    if let patch { return patch }
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = ButtonMetrics.patchRadius
    patch = view
    button.insertSubview(view, at: 0)
    return view
  }

  mutating func backgroundView(of button: UIButton) -> UIImageView {
    if let background { return background }
    let view = UIImageView()
    background = view
    button.insertSubview(view, at: 0)
    return view
  }
}

extension UIButton {
  /// The disc, ring or cross of buttons that have a symbol of the system's.
  private var symbolLook: (glyph: Glyph, side: CGFloat, thickness: CGFloat)? {
    switch buttonType {
    case .custom, .system: nil
    case .contactAdd: (.plus, 10, 1.7)
    case .detailDisclosure, .infoLight, .infoDark: (.info, 11, 1.7)
    case .close: (.cross, 9.5, 2.2)
    }
  }

  func become(_ type: ButtonType) {
    buttonType = type
    parts.title?.font = .systemFont(ofSize: type == .custom ? ButtonMetrics.customFontSize : ButtonMetrics.systemFontSize)
    if let look = symbolLook {
      let symbol = GlyphView(look.glyph, side: look.side, thickness: look.thickness)
      symbol.ground = type == .close ? .disc(.secondarySystemFill) : .ring
      parts.symbol = symbol
      addSubview(symbol)
      sizeToFit()
    }
    show()
  }

  // MARK: Showing

  /// Brings what the button shows up to its state.
  func show() {
    defer { invalidateIntrinsicContentSize() }
    if configuration != nil { return showConfiguration() }
    showTitle()
    showImage()
    if let image = currentBackgroundImage {
      parts.backgroundView(of: self).image = isHighlighted && isDarkened(\.background) ? image.pressed : image
    }
    parts.background?.isHidden = currentBackgroundImage == nil
    parts.symbol?.color = buttonType == .close ? .secondaryLabel : isEnabled ? tintColor : .tertiaryLabel
    setNeedsLayout()
  }

  private func showTitle() {
    let (text, attributed) = (currentTitle, currentAttributedTitle)
    let isEmpty = text == nil && attributed == nil
    if isEmpty, parts.title == nil { return }
    let label = parts.titleLabel(of: self)
    label.isHidden = isEmpty
    label.textColor = currentTitleColor
    if showsPatch || parts.patch != nil {
      let patch = parts.patchView(of: self)
      patch.backgroundColor = tintColor
      patch.isHidden = !showsPatch
    }
    label.shadowColor = currentTitleShadowColor
    if let attributed {
      label.attributedText = attributed.over([.font: label.font as Any, .foregroundColor: currentTitleColor])
    } else {
      label.text = text
    }
  }

  private func showImage() {
    guard let image = currentImage else {
      parts.image?.isHidden = true
      return
    }
    let view = parts.imageView(of: self)
    let isTemplate = image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && buttonType != .custom)
    let shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    view.isHidden = false
    view.image = isHighlighted && isDarkened(\.image) && adjustsImageWhenHighlighted ? shown.pressed : shown
    view.tintColor = buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
    let isFaint = buttonType == .custom && !isEnabled && adjustsImageWhenDisabled && contents[.disabled].image == nil
    if buttonType == .custom { view.alpha = isFaint ? 0.5 : 1 }
  }

  /// Whether a patch of tint says that the button is selected.
  var showsPatch: Bool {
    buttonType == .system && isSelected && !(currentTitle ?? currentAttributedTitle?.string ?? "").isEmpty
      && currentBackgroundImage == nil
  }

  /// Whether an image is darkened while the button is pressed.
  private func isDarkened(_ path: KeyPath<ButtonContent, UIImage?>) -> Bool {
    buttonType == .custom && contents[state][keyPath: path] == nil
  }

  /// Fades what a button of the system shows while it is pressed: at once, and back in its time.
  func fade() {
    guard buttonType != .custom, !contents.has(.highlighted) else { return }
    let views = [parts.title, parts.image, parts.symbol].compactMap { $0 as UIView? }
    let alpha = isHighlighted ? ButtonMetrics.pressedAlpha : 1
    guard views.contains(where: { $0.alpha != alpha }) else { return }
    if isHighlighted || window == nil { return views.forEach { $0.alpha = alpha } }
    UIView.animate(withDuration: ButtonMetrics.release, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      for view in views { view.alpha = alpha }
    }
  }

  // MARK: Sizes

  /// The sizes of image and title, side by side.
  var arrangement: ButtonArrangement {
    let title = parts.title.flatMap { $0.isHidden ? nil : $0.intrinsicContentSize } ?? .zero
    return ButtonArrangement(image: currentImage?.size ?? .zero, words: title, placement: runsFromRight ? .trailing : .leading)
  }

  /// Where image and title stand in a room: side by side, each aligned by its own height.
  func plainRects(in room: CGRect) -> (image: CGRect, words: CGRect) {
    let arrangement = arrangement.fitting(room)
    var rects = arrangement.rects(in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    rects.image.origin.y = room.minY + contentVerticalAlignment.share * (room.height - rects.image.height)
    rects.words.origin.y = room.minY + contentVerticalAlignment.share * (room.height - rects.words.height)
    return rects
  }

  var plainSize: CGSize {
    if parts.symbol != nil {
      let side = buttonType == .close ? ButtonMetrics.closeSide : ButtonMetrics.symbolSide
      return CGSize(width: side, height: side)
    }
    let (insets, arrangement) = (contentEdgeInsets, arrangement)
    let padding = insets == .zero && arrangement.words.height > 0 ? 2 * ButtonMetrics.titlePadding : 0
    var size = arrangement.size
    size.height = max(arrangement.image.height, arrangement.words.height + padding)
    let background = currentBackgroundImage?.size ?? .zero
    size.width = max(size.width + insets.left + insets.right, background.width)
    size.height = max(size.height + insets.top + insets.bottom, background.height)
    if arrangement.words.width > 0 { size.width = max(size.width, ButtonMetrics.minimumWidth) }
    // An empty button is as large as one with an empty title.
    if size == .zero { size = CGSize(width: ButtonMetrics.minimumWidth, height: 34) }
    return size
  }
}

extension ButtonArrangement {
  /// The arrangement with an image no larger than the room.
  func fitting(_ room: CGRect) -> ButtonArrangement {
    var fitted = self
    fitted.image = CGSize(width: min(image.width, max(room.width, 0)), height: min(image.height, max(room.height, 0)))
    return fitted
  }
}

extension CGRect {
  /// The rectangle without the insets, which may leave less than nothing.
  func loosely(inset insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// A rectangle of this size in the middle of another.
  func centered(in room: CGRect) -> CGRect {
    CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  /// The rectangle with its corner on the view's pixels.
  @MainActor
  func onPixels(of view: UIView) -> CGRect {
    let scale = view.layer.stage?.layoutScale ?? 1
    return CGRect(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}

/// The label of a button's title. What changes it may change the button's size.
private final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
