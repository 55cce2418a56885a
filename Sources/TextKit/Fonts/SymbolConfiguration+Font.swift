internal import Text

extension UIImage.SymbolConfiguration {
  /// A symbol as large and as heavy as text in the font.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    let weight = UIImage.SymbolWeight(rawValue: font.spec.weight.value / 100) ?? .regular
    self.init(pointSize: font.pointSize, weight: weight, scale: scale)
  }

  /// A symbol as large and as heavy as text of the style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: .preferredFont(forTextStyle: textStyle))
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}
