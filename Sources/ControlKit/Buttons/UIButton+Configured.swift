extension UIButton {
  func configurationDidChange() {
    if configuration == nil {
      configured?.views.forEach { $0.removeFromSuperview() }
      configured = nil
    }
    if !isUpdating { setNeedsUpdateConfiguration() }
    show()
  }

  /// Lets the configuration be fitted to the state, if it is marked.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    (needsUpdate, isUpdating) = (false, true)
    updateConfiguration()
    isUpdating = false
  }

  private func titleShown(_ configuration: Configuration) -> String? { configuration.title ?? currentTitle }

  private func imageShown(_ configuration: Configuration) -> UIImage? {
    guard !configuration.showsActivityIndicator, let image = configuration.image ?? currentImage else { return nil }
    return configuration.preferredSymbolConfigurationForImage.flatMap { image.applyingSymbolConfiguration($0) } ?? image
  }

  /// Brings what the configuration shows up to the button's state.
  func showConfiguration() {
    guard let configuration else { return }
    let colors = ConfigurationColors(configuration, self, follows: automaticallyUpdatesConfiguration)
    let parts = configured ?? ConfiguredParts(in: self)
    configured = parts
    let radius = ConfigurationMetrics.radius(configuration, height: bounds.height)
    parts.show(configuration.background, radius: radius, colors.background, tintColor)
    showWords(configuration, colors.foreground, parts)
    showImage(configuration, colors.foreground, parts)
    self.parts.symbol?.isHidden = true
    self.parts.background?.isHidden = true
    setNeedsLayout()
  }

  private func showWords(_ configuration: Configuration, _ color: UIColor, _ parts: ConfiguredParts) {
    let metrics = ConfigurationMetrics(configuration.buttonSize)
    let title = self.parts.titleLabel(of: self)
    let attributed = configuration.title == nil ? currentAttributedTitle : nil
    let words: [(UILabel, String?, UIFont.TextStyle, NSLineBreakMode, CGFloat)] = [
      (title, titleShown(configuration), metrics.font, configuration.titleLineBreakMode, 1),
      (parts.subtitle, configuration.subtitle, metrics.subtitleFont, configuration.subtitleLineBreakMode, 0.75),
    ]
    for (label, text, style, mode, opacity) in words {
      label.font = .preferredFont(forTextStyle: style)
      label.textColor = opacity < 1 ? color.faded(to: opacity) : color
      label.text = text
      label.lineBreakMode = mode
      label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
      label.textAlignment = configuration.titleAlignment.textAlignment(
        runsFromRight ? effectiveContentHorizontalAlignment : contentHorizontalAlignment, isFromRight: runsFromRight)
      label.isHidden = text?.isEmpty ?? true
      label.alpha = 1
    }
    if let attributed {
      title.attributedText = attributed
      title.isHidden = false
    }
    title.show(configuration.ownAttributedTitle, configuration.titleTextAttributesTransformer)
    parts.subtitle.show(configuration.ownAttributedSubtitle, configuration.subtitleTextAttributesTransformer)
  }

  private func showImage(_ configuration: Configuration, _ color: UIColor, _ parts: ConfiguredParts) {
    parts.wheel.color = color
    if configuration.showsActivityIndicator { parts.wheel.startAnimating() } else { parts.wheel.stopAnimating() }
    let image = imageShown(configuration)
    guard image != nil || self.parts.image != nil else { return }
    let view = self.parts.imageView(of: self)
    view.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    view.isHidden = image == nil
    view.alpha = 1
  }

  // MARK: Layout

  /// Image and words of a configuration; words that must break do so in the room's width.
  private func arrangement(_ configuration: Configuration, width: CGFloat) -> ButtonArrangement {
    let placement = configuration.imagePlacement
    var arrangement = ButtonArrangement(
      placement: runsFromRight ? placement.mirrored : placement, padding: configuration.imagePadding)
    let wheel = configured?.wheel.intrinsicContentSize ?? .zero
    arrangement.image = configuration.showsActivityIndicator ? wheel : imageShown(configuration)?.size ?? .zero
    let isBeside = placement == .leading || placement == .trailing
    let beside = isBeside && arrangement.image.width > 0 ? arrangement.image.width + configuration.imagePadding : 0
    arrangement.words = wordsSize(configuration, width: width - beside)
    return arrangement
  }

  private func wordsSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let sizes = [parts.title, configured?.subtitle].compactMap { label -> CGSize? in
      guard let label, !label.isHidden else { return nil }
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }
    let padding = sizes.count > 1 ? configuration.titlePadding : 0
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(padding) { $0 + $1.height })
  }

  func configuredSize(_ configuration: Configuration) -> CGSize {
    let (insets, size) = (configuration.contentInsets, arrangement(configuration, width: .greatestFiniteMagnitude).size)
    return CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  func place(_ configuration: Configuration) {
    guard let configured else { return }
    let insets = configuration.background.backgroundInsets
    let back = backgroundRect(forBounds: bounds).loosely(
      inset: UIEdgeInsets(insets, isFromRight: runsFromRight))
    configured.place(in: back, outset: configuration.background.strokeOutset)
    let radius = ConfigurationMetrics.radius(configuration, height: back.height)
    configured.background.layer.cornerRadius = radius
    configured.stroke.layer.cornerRadius = max(radius + configuration.background.strokeOutset, 0)
    let edges = configuration.contentInsets
    let room = bounds.loosely(
      inset: UIEdgeInsets(edges, isFromRight: runsFromRight))
    let rects = arrangement(configuration, width: room.width)
      .rects(in: room, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    if configuration.showsActivityIndicator {
      configured.wheel.frame = rects.image
    } else {
      parts.image?.frame = rects.image.onPixels(of: self)
    }
    placeWords(configuration, configured, in: rects.words)
  }

  private func placeWords(_ configuration: Configuration, _ configured: ConfiguredParts, in rect: CGRect) {
    let share = configuration.titleAlignment.share(effectiveContentHorizontalAlignment, isFromRight: runsFromRight)
    var y = rect.minY
    for label in [parts.title, configured.subtitle].compactMap(\.self) where !label.isHidden {
      var size = label.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude))
      size.width = min(size.width, rect.width)
      label.frame = CGRect(
        x: rect.minX + share * (rect.width - size.width), y: y, width: size.width, height: size.height
      ).onPixels(of: self)
      y += size.height + configuration.titlePadding
    }
  }
}

extension UIButton.Configuration.TitleAlignment {
  /// Which share of the room that is left lies before the words.
  fileprivate func share(_ content: UIControl.ContentHorizontalAlignment, isFromRight: Bool) -> CGFloat {
    switch self {
    case .automatic: content == .center ? 0.5 : content.share
    case .leading: isFromRight ? 1 : 0
    case .center: 0.5
    case .trailing: isFromRight ? 0 : 1
    }
  }

  fileprivate func textAlignment(_ content: UIControl.ContentHorizontalAlignment, isFromRight: Bool) -> NSTextAlignment {
    let share = share(content, isFromRight: isFromRight)
    return share == 0 ? .left : share == 1 ? .right : .center
  }
}
