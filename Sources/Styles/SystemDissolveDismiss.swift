public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's cross dissolve back, for comparison.
  public static let systemDissolveDismiss = Style(
    name: "system-dissolve-dismiss",
    family: .system,
    source: "UIKit's own",
    summary: "easeInOut: the screen fades out over the one below",
    change: .dismiss { _ in nil }, isSystems: true
  ).covering(.fullScreen, .crossDissolve)
}
