extension UIButton {
  /// Called with the button whose configuration is to fit another state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A configuration says which title and image a button has, and how they look.
  @preconcurrency @MainActor
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium = 0
      case small
      case mini
      case large
    }

    /// Where title and subtitle stand, one above the other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content is aligned.
      case automatic
      case leading
      case center
      case trailing
    }

    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's own radius, which grows with the size of text; here text has its default size.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The looks that a configuration begins with.
    enum Look {
      case plain
      case gray
      case tinted
      case filled
    }

    let look: Look
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet {
        if contentInsets == ConfigurationMetrics(oldValue).insets { contentInsets = ConfigurationMetrics(buttonSize).insets }
      }
    }
    /// The colour of words and image; nil takes the look's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil takes the look's own.
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel turns in the image's place.
    public var showsActivityIndicator = false
    public var title: String? {
      didSet { ownAttributedTitle = nil }
    }
    public var subtitle: String? {
      didSet { ownAttributedSubtitle = nil }
    }
    var ownAttributedTitle: AttributedString?
    var ownAttributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a symbol in the image's place is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance from the title to the subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The side of the title that the image is at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance from the image to the title.
    public var imagePadding: CGFloat = 0
    /// The distances from the button's edges to its content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Whether a selected button looks otherwise by itself.
    public var automaticallyUpdateForSelection = true

    private init(_ look: Look) {
      self.look = look
      contentInsets = ConfigurationMetrics(.medium).insets
      background.cornerRadius = ConfigurationMetrics(.medium).radius
    }

    /// Words in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words in the tint, on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words in the tint, on a fainter tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the insets that the size has by itself.
    public mutating func setDefaultContentInsets() {
      contentInsets = ConfigurationMetrics(buttonSize).insets
    }

    /// The configuration with the colours of the button's state.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let colors = ConfigurationColors(self, button)
      updated.baseForegroundColor = colors.foreground
      updated.background.backgroundColor = colors.background
      return updated
    }
  }
}
