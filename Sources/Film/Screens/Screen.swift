public import Codecs
public import Raster
public import TransitionKit

/// A screen to film: a sample, or a picture.
public enum Screen: Sendable {
  /// One of the screens that need no file, as an app has them.
  case sample(Sample)
  /// One of the screens that need no file, on which bars stand in place of text.
  case wireframe(Wireframe)
  /// A picture of a whole screen, with nothing drawn over it.
  case picture(Bitmap)
  /// A controller of a person's own.
  case controller(@MainActor @Sendable () -> UIViewController)

  /// Screens that need no file, with words, pictures and controls.
  public enum Sample: String, CaseIterable, Sendable {
    /// A music library: a list under a large title.
    case list
    /// A playlist's page.
    case detail
    /// A photo, and others below it.
    case photo
    /// Cards of colours.
    case colors
    /// The page of one such card.
    case palette
    /// A music player.
    case player
    /// Switches and choices in groups.
    case settings
    /// A conversation.
    case chat
    /// A map with a place's card over it.
    case map
    /// Goods in two columns.
    case shop
  }

  /// Screens on which bars stand in place of text, as designers draw them.
  public enum Wireframe: String, CaseIterable, Sendable {
    /// A music library: a list under a navigation bar.
    case list
    /// An album's page.
    case detail
    /// A photo from edge to edge, and others below it.
    case photo
    /// A chart of colours.
    case colors
    /// A music player.
    case player
    /// Switches and choices in groups.
    case settings
  }

  /// The sample that is a music library.
  public static let list = Screen.sample(.list)
  /// The sample that is a playlist's page.
  public static let detail = Screen.sample(.detail)

  /// The screens that need no file, by the names that follow `sample:`.
  public static let samples: [(name: String, screen: Screen)] =
    Sample.allCases.map { ($0.rawValue, .sample($0)) } + wireframes

  /// The samples of which there is a wireframe, with bars in place of text.
  public static let wireframes: [(name: String, screen: Screen)] =
    Wireframe.allCases.map { ("wireframe-\($0.rawValue)", .wireframe($0)) }

  /// Reads a PNG or a JPEG of a whole screen.
  public static func reading(_ path: String) throws(CodecError) -> Screen {
    .picture(try StillFile.read(path: path))
  }

  /// Reads a picture that a file names, which is no pipe: nobody need write to that.
  package static func reading(ordinary path: String) throws(CodecError) -> Screen {
    .picture(try StillFile.read(path: path, isOrdinary: true))
  }

  /// Whether the screen is a picture of a whole screen.
  public var isPicture: Bool { bitmap != nil }

  /// The screen that this one leads to where nobody names another.
  var next: Screen {
    if case .sample(.colors) = self { .sample(.palette) } else { .detail }
  }

  /// Whether the screen is a sample with words.
  var isSample: Bool {
    if case .sample = self { true } else { false }
  }

  /// Whether the screen is a controller of somebody's sources.
  var isController: Bool {
    if case .controller = self { true } else { false }
  }

  /// The picture; nil for any other screen.
  public var bitmap: Bitmap? {
    if case .picture(let bitmap) = self { bitmap } else { nil }
  }

  /// Makes a controller that shows this screen.
  ///
  /// - Parameter title: stands in the navigation bar; a wireframe has a bar as long there. Nil leaves the title to the screen.
  @MainActor
  public func makeController(_ look: Look = Look(), title: String? = nil) -> UIViewController {
    let controller: UIViewController =
      switch self {
      case .sample(let sample): sample.makeController(look)
      case .wireframe(.list): ListWireframe(look)
      case .wireframe(.detail): DetailWireframe(look)
      case .wireframe(.photo): PhotoWireframe(look)
      case .wireframe(.colors): ColorsWireframe(look)
      case .wireframe(.player): PlayerWireframe(look)
      case .wireframe(.settings): SettingsWireframe(look)
      case .picture(let bitmap): ScreenshotViewController(bitmap)
      case .controller(let make): make()
      }
    guard let title else { return controller }
    // Loading the view sets the screen's own title, so the view loads before that title is replaced.
    controller.loadViewIfNeeded()
    if let sample = controller as? SampleScreen {
      sample.rename(title)
      return sample
    }
    let width = min(max(CGFloat(title.count) * Self.letterWidth, Self.letterWidth), Self.widestTitle)
    controller.navigationItem.titleView = TextBar(UIColor(hex: look.palette.ink), x: 0, y: 0, width: width, height: 11)
    return controller
  }

  /// The width of a letter of a wireframe's title, in points.
  private static let letterWidth: CGFloat = 8.5
  /// The widest title that leaves room for the back arrow on the narrowest screen, in points.
  private static let widestTitle: CGFloat = 200
}
