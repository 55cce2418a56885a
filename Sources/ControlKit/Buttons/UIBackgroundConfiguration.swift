/// Changes a colour for another state.
public struct UIConfigurationColorTransformer {
  /// The closure that is called.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// The ground behind a button's content: its colour, corners and stroke.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view in place of the colour's rectangle.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside the button's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil takes what the configuration says, or else none.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect, as the background shows it over its colour.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line along the edge; nil takes the tint.
  public var strokeColor: UIColor?
  /// 0 draws no line.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background's edge.
  public var strokeOutset: CGFloat = 0

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// The colour, changed by the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
