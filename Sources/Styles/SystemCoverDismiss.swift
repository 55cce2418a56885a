public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's dismissal before there were sheets, for comparison.
  public static let systemCoverDismiss = Style(
    name: "system-cover-dismiss",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the screen goes down and uncovers the one below",
    change: .dismiss { _ in nil }, isSystems: true
  ).covering(.fullScreen)
}
