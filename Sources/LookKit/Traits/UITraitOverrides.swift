/// Traits that can be set. One that is unspecified is as it is around the object.
@preconcurrency @MainActor
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Pixels to a point, as code is told of them: the stage draws at its own scale.
  var displayScale: CGFloat { get set }
}

/// The traits that a view or a controller has whatever is around it, and passes on to all in it.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the object has the trait of its own.
  func contains(_ trait: UITrait) -> Bool
  /// Lets the trait be as it is around the object.
  mutating func remove(_ trait: UITrait)
}

/// The traits that one object sets.
package struct OwnTraits: UITraitOverrides {
  package var values: TraitValues

  package init(values: TraitValues) {
    self.values = values
  }

  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  package var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }
  package var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.across }
    set { values.across = newValue }
  }
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.downwards }
    set { values.downwards = newValue }
  }
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category }
    set { values.category = newValue }
  }
  package var displayScale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  package func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  package mutating func remove(_ trait: UITrait) {
    values.forget(trait)
  }
}
