public import StyleKit

extension Style {
  /// UIKit's pop, for comparison.
  public static let systemPop = Style(
    name: "system-pop",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the way back from system-push",
    change: .pop { _ in nil }, isSystems: true)
}
