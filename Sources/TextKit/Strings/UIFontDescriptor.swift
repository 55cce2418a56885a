internal import Text

/// What a font is to be like.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits that change how a font looks or how far its lines lie apart.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines lie 2 points nearer to each other than the text style says.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines lie 2 points further from each other than the text style says.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Names one of the traits that a descriptor asks for, such as the weight.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    @available(*, unavailable, message: "letters are not slanted by degrees: use traitItalic")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Names one of a descriptor's attributes, such as the family or the size.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A font's PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    @available(*, unavailable, message: "features of fonts are not chosen here: use a font that has them by itself")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The descriptor with what the attributes say: a name, a family, a size and traits.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    return changed { spec in
      if let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) }) {
        (spec.size, spec.pitch, spec.scaled) = (size, nil, nil)
      }
      if let name, let named = FontSpec(named: name, size: spec.size) { spec = named }
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
      let weight = traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map { UIFont.Weight(rawValue: $0) }
      if let weight { spec.weight = weight.fontWeight }
    }
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFontDescriptor(name: "", size: 0).addingAttributes(attributes).spec)
  }

  /// A variant of the system's font.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// There is no rounded font: the default one stands in.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let spec: FontSpec

  init(_ spec: FontSpec) {
    self.spec = spec
  }

  /// A descriptor of the font with that name; of an unknown one, the system's.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpec(named: fontName, size: FontSpec.size(size)) ?? FontSpec(size: FontSpec.size(size)))
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// - Parameter traitCollection: nil stands for the current traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(style.spec(at: (traitCollection ?? .current).preferredContentSizeCategory))
  }

  public var pointSize: CGFloat { spec.size }
  public var postscriptName: String { UIFont(spec).fontName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.isItalic { traits.insert(.traitItalic) }
    if spec.weight >= .semibold { traits.insert(.traitBold) }
    if spec.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { ($0.size, $0.pitch, $0.scaled) = (newPointSize, nil, nil) }
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { spec in
      spec.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != (spec.weight >= .semibold) { spec.weight = isBold ? (spec.style == nil ? .bold : .semibold) : .regular }
      if symbolicTraits.contains(.traitMonoSpace) { spec.family = .monospaced }
      if symbolicTraits.contains(.traitTightLeading) { spec.pitch = spec.pitch.map { $0 - 2 } }
      if symbolicTraits.contains(.traitLooseLeading) { spec.pitch = spec.pitch.map { $0 + 2 } }
    }
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { spec in
      switch design {
      case .monospaced: spec.family = .monospaced
      case .serif: spec.family = .serif
      default: spec.family = .system
      }
    }
  }

  /// The descriptor with the family of that name, if there is one.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { spec in
      if let named = FontSpec(named: newFamily, size: spec.size) { spec.family = named.family }
    }
  }

  private func changed(_ change: (inout FontSpec) -> Void) -> UIFontDescriptor {
    var spec = spec
    change(&spec)
    return UIFontDescriptor(spec)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.spec == spec }

  public override var hash: Int { spec.hashValue }
}
