extension Stage {
  /// Light or dark, for every view that no view or controller above gives a style of its own.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.settings.style }
    set { change(\.style, to: newValue == .unspecified ? .light : newValue) }
  }

  /// The size of text that the person who holds the device has chosen.
  public var contentSizeCategory: UIContentSizeCategory {
    get { screen.settings.category }
    set {
      guard newValue != contentSizeCategory, newValue != .unspecified else { return }
      change(\.category, to: newValue)
      let info = [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue]
      perform {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: application, userInfo: info)
      }
    }
  }

  /// Whether the person who holds the device has asked for more contrast: the system's colours are then darker or lighter.
  public var increasesContrast: Bool {
    get { screen.settings.contrast == .high }
    set {
      let isNew = newValue != increasesContrast
      change(\.contrast, to: newValue ? .high : .normal)
      settingDidChange(isNew, UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }
  }

  private func change<Value: Equatable>(_ setting: WritableKeyPath<TraitValues, Value>, to value: Value) {
    guard screen.settings[keyPath: setting] != value else { return }
    let windows = windows
    let before = windows.map(\.traits)
    screen.settings[keyPath: setting] = value
    perform {
      UITraitCollection.current = screen.traits
      for (window, traits) in zip(windows, before) { window.traitsMayDiffer(from: traits) }
    }
  }
}
