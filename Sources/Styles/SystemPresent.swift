public import StyleKit

extension Style {
  /// UIKit's full-screen presentation, for comparison.
  public static let systemPresent = Style(
    name: "system-present",
    source: "UIKit's own",
    summary: "spring 3/1000/500: the new screen slides up",
    change: .present { _ in nil })
}
