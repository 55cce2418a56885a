public import StyleKit
import TransitionKit

/// Both screens slide to the left side by side.
class TabSlideTransition: ScreenTransition {
  override func animate(_ screens: ScreenPair) {
    let width = screens.bounds.width
    spring(screens, damping: 1) { isOpen in
      screens.lower.transform = CGAffineTransform(translationX: isOpen ? -width : 0, y: 0)
      screens.upper.transform = CGAffineTransform(translationX: isOpen ? 0 : width, y: 0)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let tabSlide = Technique(
    "tab-slide", TabSlideTransition.self, .slides, source: "the slide between tabs of pagers, and “Push” of CATransition",
    there: "spring ζ 1: both screens slide to the left, side by side",
    back: "spring ζ 1: both screens slide to the right, side by side",
    duration: 0.5
  ) { _ in TabSlideTransition() }
  /// Both screens slide to the left side by side.
  public static let tabSlidePush = tabSlide.there
  /// The way back from `tabSlidePush`.
  public static let tabSlidePop = tabSlide.back
}
