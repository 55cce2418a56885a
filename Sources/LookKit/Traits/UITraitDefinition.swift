/// A trait by its type, as changes of it are registered for.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of which every collection has a value.
private protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// Where a collection keeps the trait.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: path] != right[keyPath: path]
  }

  /// Leaves the trait open.
  fileprivate static func forget(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.style }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.level }
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.contrast }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.idiom }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.across }
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.downwards }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.category }
}

public struct UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  fileprivate static var path: WritableKeyPath<TraitValues, Value> { \TraitValues.scale }
}

extension UITraitCollection {
  /// The traits by which colours are chosen.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }

  /// The traits of this collection that differ from another's.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let (all, before): ([any SystemTrait.Type], TraitValues) = (Self.all, traitCollection?.values ?? TraitValues())
    return all.filter { $0.differs(values, before) }
  }

  package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { ($0 as? any SystemTrait.Type)?.differs(values, other.values) ?? false }
  }

  private static var all: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self,
    ]
  }
}

extension TraitValues {
  func specifies(_ trait: UITrait) -> Bool { (trait as? any SystemTrait.Type)?.differs(self, TraitValues()) ?? false }

  mutating func forget(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.forget(in: &self)
  }
}
