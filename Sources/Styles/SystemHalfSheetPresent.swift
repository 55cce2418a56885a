public import StyleKit

extension Style {
  /// UIKit's sheet with the detent of half the height, for comparison.
  public static let systemHalfSheetPresent = Style(
    name: "system-half-sheet-present",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: a sheet comes up to half the height, over the old screen",
    wayBack: "system-half-sheet-dismiss",
    change: .present { _ in nil }, isSystems: true
  ).withMediumSheet
}
