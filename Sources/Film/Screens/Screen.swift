public import Codecs
public import Raster
public import TransitionKit

/// A screen to film: a sample, or a picture.
public enum Screen: Sendable {
  /// One of the screens that need no file.
  case sample(Sample)
  /// A picture of a whole screen, with nothing drawn over it.
  case picture(Bitmap)
  /// A controller of a person's own.
  case controller(@MainActor @Sendable () -> UIViewController)

  /// Screens that need no file; bars stand in place of text.
  public enum Sample: String, CaseIterable, Sendable {
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
  /// The sample that is an album's page.
  public static let detail = Screen.sample(.detail)

  /// The screens that need no file, by the names that follow `sample:`.
  public static let samples: [(name: String, screen: Screen)] = Sample.allCases.map { ($0.rawValue, .sample($0)) }

  /// Reads a PNG or a JPEG of a whole screen.
  public static func reading(_ path: String) throws(CodecError) -> Screen {
    .picture(try StillFile.read(path: path))
  }

  /// Whether the screen is a picture of a whole screen.
  public var isPicture: Bool { bitmap != nil }

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
  /// - Parameter title: the navigation bar shows a bar as long as this title; nil leaves the title to the screen.
  @MainActor
  public func makeController(_ look: Look = Look(), title: String? = nil) -> UIViewController {
    let controller: UIViewController =
      switch self {
      case .sample(.list): ListScreen(look)
      case .sample(.detail): DetailScreen(look)
      case .sample(.photo): PhotoScreen(look)
      case .sample(.colors): ColorsScreen(look)
      case .sample(.player): PlayerScreen(look)
      case .sample(.settings): SettingsScreen(look)
      case .picture(let bitmap): ScreenshotViewController(bitmap)
      case .controller(let make): make()
      }
    guard let title else { return controller }
    // Loading the view sets the screen's own title, so the view loads before that title is replaced.
    controller.loadViewIfNeeded()
    let width = min(max(CGFloat(title.count) * Self.letterWidth, Self.letterWidth), Self.widestTitle)
    controller.navigationItem.titleView = TextBar(UIColor(hex: look.palette.ink), x: 0, y: 0, width: width, height: 11)
    return controller
  }

  /// The width of a letter of a navigation bar's title, in points.
  private static let letterWidth: CGFloat = 8.5
  /// The widest title that leaves room for the back arrow on the narrowest screen, in points.
  private static let widestTitle: CGFloat = 200
}
