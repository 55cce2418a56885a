extension UIColor {
  /// Reads a colour by its name in an asset catalogue, which is looked for where those of images are; nil if there is none.
  ///
  /// Where the catalogue has colours for several appearances, the colour depends on the traits of where it is shown.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads a colour by its name in a bundle's asset catalogue, and then where those are looked for whose bundle is nil.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = AssetStore.current.set(.color, named: name, in: bundle) else { return nil }
    let colors = ColorSet(CatalogContents(ofSet: set)?.colors ?? [])
    guard colors.color(AssetWish(traitCollection)) != nil else {
      LayerScene.current?.diagnose("the colour set \(set) has no colour that can be read: open it in Xcode, or write one")
      return nil
    }
    self.init { colors.color(AssetWish($0)) ?? .clear }
  }
}

/// The colours of one name in an asset catalogue.
private struct ColorSet: Sendable {
  private let entries: [CatalogEntry]

  init(_ entries: [CatalogEntry]) {
    self.entries = entries
  }

  func color(_ wish: AssetWish) -> UIColor? {
    guard let color = wish.best(of: entries.filter { $0.color != nil })?.color else { return nil }
    return color.color.map(UIColor.init(cgColor:)) ?? color.reference.flatMap(UIColor.system)
  }
}

extension UIColor {
  /// One of the system's colours by the name that catalogues have for it.
  fileprivate static func system(_ reference: String) -> UIColor? {
    let all: [String: UIColor] = [
      "systemRed": systemRed, "systemGreen": systemGreen, "systemBlue": systemBlue, "systemOrange": systemOrange,
      "systemYellow": systemYellow, "systemPink": systemPink, "systemPurple": systemPurple, "systemTeal": systemTeal,
      "systemIndigo": systemIndigo, "systemBrown": systemBrown, "systemMint": systemMint, "systemCyan": systemCyan,
      "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
      "systemGray5": systemGray5, "systemGray6": systemGray6, "label": label, "secondaryLabel": secondaryLabel,
      "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText, "link": link,
      "separator": separator, "opaqueSeparator": opaqueSeparator, "systemFill": systemFill,
      "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
      "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
      "secondarySystemBackground": secondarySystemBackground, "tertiarySystemBackground": tertiarySystemBackground,
      "systemGroupedBackground": systemGroupedBackground, "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "white": white, "black": black, "clear": clear,
    ]
    return all[reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference]
  }
}
