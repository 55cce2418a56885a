public import StyleKit

extension Style {
  /// UIKit's dismissal, for comparison.
  public static let systemDismiss = Style(
    name: "system-dismiss",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the sheet slides down, and the screen behind it comes back; a pull takes it away, too",
    gesture: .down,
    change: .dismiss { _ in nil }, isSystems: true)
}
