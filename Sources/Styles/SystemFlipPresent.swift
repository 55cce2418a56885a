public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's flip, for comparison.
  public static let systemFlipPresent = Style(
    name: "system-flip-present",
    family: .system,
    source: "UIKit's own",
    summary: "easeInOut: the screen turns over, and the new one is on its back",
    wayBack: "system-flip-dismiss",
    change: .present { _ in nil }, isSystems: true
  ).covering(.fullScreen, .flipHorizontal)
}
