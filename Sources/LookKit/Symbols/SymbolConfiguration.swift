extension UIImage {
  /// What a symbol is shown for.
  public class Configuration: NSObject, @unchecked Sendable {
    /// Traits that the configuration names; symbols look the same under all.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
    }
  }

  /// How large and how heavy a symbol is; what it leaves open, another one may say.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      /// The colours of a symbol's sign and of the frame around it; none for the tint of what shows it.
      var colors: [UIColor] = []
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traits: nil)
    }

    /// A configuration that says nothing.
    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(Values(weight: weight))
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(Values(scale: scale))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The symbol in these colours: the first is the sign's, the second the frame's, if it stands in one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }

    /// The symbol in shades of a colour: the frame behind a sign in a fifth of its opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor, hierarchicalColor.fainter]))
    }

    /// The symbol in the tint of what shows it, which is all that its drawing knows.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

    /// The symbol in colours of its own, which the drawings here do not have: they follow the tint.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

    /// What both say; where they differ, `configuration` counts.
    public func applying(_ configuration: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
      guard let other = configuration?.values else { return self }
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight == .unspecified ? values.weight : other.weight,
          scale: other.scale == .unspecified ? values.scale : other.scale,
          colors: other.colors.isEmpty ? values.colors : other.colors))
    }

    public func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(Values(scale: values.scale, colors: values.colors))
    }

    public func withoutWeight() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(Values(pointSize: values.pointSize, scale: values.scale, colors: values.colors))
    }

    public func withoutScale() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(Values(pointSize: values.pointSize, weight: values.weight, colors: values.colors))
    }

    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { otherConfiguration?.values == values }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { values.hashValue }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Regular, unless another configuration says more.
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The width of lines, in the units that shapes are drawn in.
    var line: CGFloat {
      let lines: [CGFloat] = [1.55, 0.4, 0.7, 1.15, 1.55, 1.85, 2.15, 2.45, 2.8, 3.1]
      return lines[rawValue]
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The medium scale.
    case `default` = -1
    /// The medium scale, unless another configuration says more.
    case unspecified = 0
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    }
  }
}

extension UIColor {
  /// The colour of what stands behind, in a hierarchy of one colour.
  fileprivate var fainter: UIColor {
    let alpha = cgColor.alpha
    return withAlphaComponent(alpha * 0.2)
  }
}
