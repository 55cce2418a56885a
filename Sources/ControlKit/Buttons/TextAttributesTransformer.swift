public import ViewKit

/// Makes of a title's attributes those that it is shown with.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton.Configuration {
  /// The title with attributes of its own; the letters alone are `title`.
  public var attributedTitle: AttributedString? {
    get { ownAttributedTitle ?? title.map { AttributedString($0) } }
    set {
      title = newValue.map { String($0.characters) }
      ownAttributedTitle = newValue
    }
  }

  /// The subtitle with attributes of its own; the letters alone are `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { ownAttributedSubtitle ?? subtitle.map { AttributedString($0) } }
    set {
      subtitle = newValue.map { String($0.characters) }
      ownAttributedSubtitle = newValue
    }
  }
}

extension UILabel {
  /// Shows words with their own attributes, or with what a transformer makes of font and colour; does nothing where there are neither.
  func show(_ words: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?) {
    guard let text, words != nil || transformer != nil else { return }
    var base = AttributeContainer()
    (base.font, base.foregroundColor) = (font, textColor)
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    let attributes = (transformer?(base) ?? base).objects.merging([.paragraphStyle: style]) { own, _ in own }
    attributedText = NSAttributedString(words ?? AttributedString(text), default: attributes)
  }
}
