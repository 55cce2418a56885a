import TransitionKit

// The pieces that sample screens are made of: bars stand for lines of text, as designers draw them.

/// A bar in place of a line of text, half as round as it is high.
final class TextBar: UIView {
  init(_ color: UIColor, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    backgroundColor = color
    layer.cornerRadius = height / 2
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A rounded rectangle with a gradient from top to bottom: rows of one colour stay small in a GIF, also when they slide.
final class Artwork: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor], radius: CGFloat, frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.cornerRadius = radius
  }

  required init?(coder: NSCoder) {
    nil
  }
}

extension UIColor {
  /// From the six digits of a web colour.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
