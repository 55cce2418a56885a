/// A trait by its type, as changes of it are registered for.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of which every collection has a value.
private protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static func value(in values: TraitValues) -> Value
}

extension SystemTrait {
  fileprivate static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool { value(in: left) != value(in: right) }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.style }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceLevel { values.level }
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static func value(in values: TraitValues) -> UIAccessibilityContrast { values.contrast }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.idiom }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.across }
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.downwards }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in values: TraitValues) -> UIContentSizeCategory { values.category }
}

public struct UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static func value(in values: TraitValues) -> CGFloat { values.scale }
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

  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
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
