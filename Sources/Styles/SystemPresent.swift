public import StyleKit

extension Style {
  /// UIKit's page sheet, for comparison.
  public static let systemPresent = Style(
    name: "system-present",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the new screen slides up as a sheet, and the screen behind it stands back",
    wayBack: "system-dismiss",
    change: .present { _ in nil }, isSystems: true)
}
