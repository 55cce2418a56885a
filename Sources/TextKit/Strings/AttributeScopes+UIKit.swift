public import ViewKit

// The attributes of Foundation's `AttributedString` that UIKit adds, and such a string as the views have it.

extension AttributeScopes {
  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let strokeColor: StrokeColorAttribute

    public enum FontAttribute: UIKitAttribute {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum ParagraphStyleAttribute: UIKitAttribute {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum KernAttribute: UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
      public static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
      public static func value(of object: Any) -> NSUnderlineStyle? { (object as? Int).map(NSUnderlineStyle.init) }
    }
    public enum UnderlineColorAttribute: UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: UIKitAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
      public static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
      public static func value(of object: Any) -> NSUnderlineStyle? { (object as? Int).map(NSUnderlineStyle.init) }
    }
    public enum StrikethroughColorAttribute: UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum StrokeWidthAttribute: UIKitAttribute {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum StrokeColorAttribute: UIKitAttribute {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// Calls an action for each attribute, in the order of their declaration.
    fileprivate static func forEach(_ action: (any UIKitAttribute.Type) -> Void) {
      let all: [any UIKitAttribute.Type] = [
        FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, ParagraphStyleAttribute.self,
        KernAttribute.self, TrackingAttribute.self, BaselineOffsetAttribute.self, UnderlineStyleAttribute.self,
        UnderlineColorAttribute.self, StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self,
        StrokeWidthAttribute.self, StrokeColorAttribute.self,
      ]
      all.forEach(action)
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

/// An attribute of UIKit's, which an `NSAttributedString` has under the same name.
public protocol UIKitAttribute: AttributedStringKey where Value: Sendable {
  /// A value as an `NSAttributedString` has it.
  static func object(for value: Value) -> Any
  /// A value of what an `NSAttributedString` has; nil for another kind of thing.
  static func value(of object: Any) -> Value?
}

extension UIKitAttribute {
  public static func object(for value: Value) -> Any { value }
  public static func value(of object: Any) -> Value? { object as? Value }

  fileprivate static func copy(_ attributes: [NSAttributedString.Key: Any], to container: inout AttributeContainer) {
    if let object = attributes[NSAttributedString.Key(name)] { container[Self.self] = value(of: object) }
  }

  fileprivate static func copy(_ container: AttributeContainer, to attributes: inout [NSAttributedString.Key: Any]) {
    if let value = container[Self.self] { attributes[NSAttributedString.Key(name)] = object(for: value) }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeContainer {
  /// The attributes of UIKit's among those of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    var container = AttributeContainer()
    AttributeScopes.UIKitAttributes.forEach { $0.copy(dictionary, to: &container) }
    self = container
  }

  /// UIKit's attributes as an `NSAttributedString` has them.
  package var objects: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    AttributeScopes.UIKitAttributes.forEach { $0.copy(self, to: &attributes) }
    if let link = self.link { attributes[.link] = link }
    return attributes
  }
}

extension NSAttributedString {
  /// The text and UIKit's attributes of a string.
  @_disfavoredOverload
  public convenience init(_ string: AttributedString) {
    self.init(string, default: [:])
  }

  /// The text and UIKit's attributes of a string; `attributes` holds where the string says nothing.
  package convenience init(_ string: AttributedString, default attributes: [NSAttributedString.Key: Any]) {
    let joined = NSMutableAttributedString(string: "")
    for run in string.runs {
      joined.append(
        NSAttributedString(
          string: String(string[run.range].characters),
          attributes: attributes.merging(run.attributes.objects) { $1 }))
    }
    self.init(attributedString: joined)
  }
}
