import TransitionKit

// The pieces that sample screens are made of: bars stand for lines of text, as designers draw them.

/// A bar in place of a line of text, half as round as it is high.
final class TextBar: UIView {
  convenience init(_ color: UIColor, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(color, radius: height / 2, frame: CGRect(x: x, y: y, width: width, height: height))
  }
}

extension UIView {
  /// A rectangle of one colour.
  convenience init(_ color: UIColor, radius: CGFloat = 0, frame: CGRect) {
    self.init(frame: frame)
    backgroundColor = color
    layer.cornerRadius = radius
  }

  /// Adds a piece on top; the mask says how it follows changes of this view's size. Returns the piece.
  @discardableResult
  func add<Piece: UIView>(_ piece: Piece, _ mask: AutoresizingMask) -> Piece {
    piece.autoresizingMask = mask
    addSubview(piece)
    return piece
  }
}

extension UIView.AutoresizingMask {
  /// The margins on the left and on the right take up what the width gains or loses; the piece keeps its own width.
  static let centered: Self = [.flexibleLeftMargin, .flexibleRightMargin]
}

/// A rounded rectangle with a gradient, by default from top to bottom: rows of one colour each stay small in a GIF, even when they
/// slide.
final class Artwork: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - colors: as the web writes them.
  ///   - isLevel: whether the colours run from left to right.
  convenience init(_ colors: [Int], radius: CGFloat = 0, isLevel: Bool = false, frame: CGRect) {
    self.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map { UIColor(hex: $0).cgColor }
    gradient.cornerRadius = radius
    if isLevel { (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) }
  }
}

extension UIColor {
  /// Makes a colour from the six digits of a web colour.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
