public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's flip back, for comparison.
  public static let systemFlipDismiss = Style(
    name: "system-flip-dismiss",
    family: .system,
    source: "UIKit's own",
    summary: "easeInOut: the screen turns back",
    change: .dismiss { _ in nil }, isSystems: true
  ).covering(.fullScreen, .flipHorizontal)
}
