public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's cross dissolve, for comparison.
  public static let systemDissolvePresent = Style(
    name: "system-dissolve-present",
    family: .system,
    source: "UIKit's own",
    summary: "easeInOut: the new screen fades in over the old one",
    wayBack: "system-dissolve-dismiss",
    change: .present { _ in nil }, isSystems: true
  ).covering(.fullScreen, .crossDissolve)
}
