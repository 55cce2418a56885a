public import StyleKit

extension Style {
  /// UIKit's push, for comparison.
  public static let systemPush = Style(
    name: "system-push",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: what a navigation controller does when nobody tells it otherwise",
    wayBack: "system-pop",
    change: .push { _ in nil }, isSystems: true)
}
