/// The title and images of a button in one state; nil stands for those of the normal state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  /// The size and weight that a symbol has as the image.
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var background: UIImage?
}

/// The titles and images of a button by its states.
struct ButtonContents {
  private var contents: [UIControl.State: ButtonContent] = [:]

  subscript(state: UIControl.State) -> ButtonContent {
    get { contents[state] ?? ButtonContent() }
    set { contents[state] = newValue }
  }

  /// The value for a state, or else for the normal one.
  func value<Value>(_ path: KeyPath<ButtonContent, Value?>, _ state: UIControl.State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// Whether a state has a look of its own.
  func has(_ state: UIControl.State) -> Bool { contents[state] != nil }
}

extension UIImage {
  /// The image as it looks while it is pressed: darker, with the same shape.
  @MainActor
  var pressed: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let rect = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
      draw(in: rect)
      context.cgContext.setBlendMode(.sourceAtop)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.cgContext.fill(rect)
    }.withRenderingMode(renderingMode)
  }
}
