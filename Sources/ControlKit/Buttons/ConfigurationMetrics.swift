/// The numbers of a configuration's size.
struct ConfigurationMetrics {
  let insets: NSDirectionalEdgeInsets
  let font: UIFont.TextStyle
  let subtitleFont: UIFont.TextStyle
  /// The corner radius of the styles that name none.
  let radius: CGFloat = 5.95

  init(_ size: UIButton.Configuration.Size) {
    let (down, across): (CGFloat, CGFloat)
    switch size {
    case .mini: (down, across, font, subtitleFont) = (4, 8, .footnote, .caption2)
    case .small: (down, across, font, subtitleFont) = (5, 10, .subheadline, .caption1)
    case .medium: (down, across, font, subtitleFont) = (7, 12, .body, .footnote)
    case .large: (down, across, font, subtitleFont) = (15, 20, .body, .footnote)
    }
    insets = NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  /// The radius of a background of some height.
  @MainActor
  static func radius(_ configuration: UIButton.Configuration, height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

/// The colours of a configuration in a button's state.
@MainActor
struct ConfigurationColors {
  let foreground: UIColor
  let background: UIColor

  /// - Parameter follows: whether the colours depend on the button's state.
  init(_ configuration: UIButton.Configuration, _ button: UIButton, follows: Bool = true) {
    let isSelected = follows && button.isSelected && configuration.automaticallyUpdateForSelection
    let look = isSelected ? configuration.look.selected : configuration.look
    let tint: UIColor = button.tintColor
    let own = configuration.background.backgroundColor
    var front = configuration.baseForegroundColor ?? look.foreground(tint)
    var back = own ?? look.background(configuration.baseBackgroundColor, tint)
    if follows, !button.isEnabled {
      front = .tertiaryLabel
      back = own ?? (look == .plain ? .clear : .tertiarySystemFill)
    } else if follows, button.isHighlighted {
      if look == .plain { front = front.faded(to: ButtonMetrics.pressedAlpha) }
      if own == nil { back = back.faded(to: 0.75) }
    }
    foreground = front
    background = configuration.background.backgroundColorTransformer?(back) ?? back
  }
}

extension UIButton.Configuration.Look {
  /// The look of a selected button.
  fileprivate var selected: Self { self == .plain ? .tinted : .filled }

  fileprivate func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

  fileprivate func background(_ base: UIColor?, _ tint: UIColor) -> UIColor {
    switch self {
    case .plain: base ?? .clear
    case .gray: base ?? .secondarySystemFill
    case .tinted: (base ?? tint).faded(to: 0.15)
    case .filled: base ?? tint
    }
  }
}

extension UIColor {
  /// The colour at a share of its opacity, in whatever surroundings.
  func faded(to share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
