public import Codecs
public import Raster
public import TransitionKit

/// What a screen shows.
public enum Screen: Sendable {
  /// A music library: a list under a navigation bar.
  case list
  /// An album's page.
  case detail
  /// A picture of a whole screen, with nothing drawn over it.
  case picture(Bitmap)

  /// The screens that need no file, by the names that follow `sample:`.
  public static let samples: [(name: String, screen: Screen)] = [("list", .list), ("detail", .detail)]

  /// Reads a PNG of a whole screen.
  public static func reading(_ path: String) throws(CodecError) -> Screen {
    .picture(try PNG.read(path: path))
  }

  public var isPicture: Bool { bitmap != nil }

  public var bitmap: Bitmap? {
    if case .picture(let bitmap) = self { bitmap } else { nil }
  }

  /// A new controller that shows this.
  @MainActor
  public func makeController() -> UIViewController {
    switch self {
    case .list: ListScreen()
    case .detail: DetailScreen()
    case .picture(let bitmap): PictureScreen(bitmap)
    }
  }
}
