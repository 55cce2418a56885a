public import StyleKit

extension Style {
  /// UIKit's sheet of half the height, leaving, for comparison.
  public static let systemHalfSheetDismiss = Style(
    name: "system-half-sheet-dismiss",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the sheet of half the height goes down",
    change: .dismiss { _ in nil }, isSystems: true
  ).withMediumSheet
}
