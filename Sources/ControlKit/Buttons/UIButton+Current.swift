extension UIButton {
  public func title(for state: State) -> String? { contents[state].title }
  public func attributedTitle(for state: State) -> NSAttributedString? { contents[state].attributedTitle }
  public func titleColor(for state: State) -> UIColor? { contents[state].titleColor }
  public func titleShadowColor(for state: State) -> UIColor? { contents[state].shadowColor }
  public func image(for state: State) -> UIImage? { contents[state].image }
  public func backgroundImage(for state: State) -> UIImage? { contents[state].background }

  /// The title in force.
  public var currentTitle: String? { contents.value(\.title, state) }
  public var currentAttributedTitle: NSAttributedString? { contents.value(\.attributedTitle, state) }
  public var currentTitleColor: UIColor { contents.value(\.titleColor, state) ?? standardTitleColor }
  public var currentTitleShadowColor: UIColor? { contents.value(\.shadowColor, state) }
  public var currentImage: UIImage? {
    let image = contents.value(\.image, state)
    guard image?.isSymbolImage == true, let wish = contents.value(\.symbolConfiguration, state) else { return image }
    return image?.applyingSymbolConfiguration(wish)
  }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { contents.value(\.symbolConfiguration, state) }

  /// Gives the symbol that is a state's image a size and a weight; other images stay as they are.
  public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
    contents[state].symbolConfiguration = configuration
  }

  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    contents[state].symbolConfiguration
  }
  public var currentBackgroundImage: UIImage? { contents.value(\.background, state) }

  private var standardTitleColor: UIColor {
    if buttonType == .custom || showsPatch { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }
}
