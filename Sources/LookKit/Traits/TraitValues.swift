/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// What kind of device the screen belongs to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
}

/// Whether a view lies over the rest of the screen, as a sheet does; in the dark its background is lighter then.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

/// Whether the person who holds the device has asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// What a trait collection specifies.
package struct TraitValues: Hashable, Sendable {
  package init() {}

  package var idiom = UIUserInterfaceIdiom.unspecified
  package var style = UIUserInterfaceStyle.unspecified
  package var level = UIUserInterfaceLevel.unspecified
  package var contrast = UIAccessibilityContrast.unspecified
  package var across = UIUserInterfaceSizeClass.unspecified
  package var downwards = UIUserInterfaceSizeClass.unspecified
  package var category = UIContentSizeCategory.unspecified
  /// Pixels to a point; 0 is unspecified.
  package var scale: CGFloat = 0

  /// Takes what another specifies.
  package mutating func take(_ other: TraitValues) {
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.style != .unspecified { style = other.style }
    if other.level != .unspecified { level = other.level }
    if other.contrast != .unspecified { contrast = other.contrast }
    if other.across != .unspecified { across = other.across }
    if other.downwards != .unspecified { downwards = other.downwards }
    if other.category != .unspecified { category = other.category }
    if other.scale != 0 { scale = other.scale }
  }
}
