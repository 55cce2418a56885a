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

/// A rounded rectangle with a gradient, from top to bottom where nothing else is said: rows of one colour stay small in a GIF, also
/// when they slide.
final class Artwork: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter isLevel: whether the colours run from left to right.
  init(_ colors: [UIColor], radius: CGFloat, isLevel: Bool = false, frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.cornerRadius = radius
    if isLevel { (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) }
  }

  required init?(coder: NSCoder) {
    nil
  }
}

extension UIColor {
  /// Makes a colour from the six digits of a web colour.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
