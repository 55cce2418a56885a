public import StyleKit
import TransitionKit

extension Style {
  /// UIKit's presentation before there were sheets, for comparison.
  public static let systemCoverPresent = Style(
    name: "system-cover-present",
    family: .system,
    source: "UIKit's own",
    summary: "spring 3/1000/500: the new screen comes up and covers the whole of the old one",
    wayBack: "system-cover-dismiss",
    change: .present { _ in nil }, isSystems: true
  ).covering(.fullScreen)
}
