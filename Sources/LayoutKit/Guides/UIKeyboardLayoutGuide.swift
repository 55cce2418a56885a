/// A guide that follows something on screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: it comes and goes with the keyboard, in its time.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that does not stand at the screen's lower edge; there is no such keyboard here.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard; otherwise it ends at the view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { owningView?.takeInsets() }
  }

  init(_ view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    owningView = view
    source = { [weak self] view in GuideArea(view, atLowerEdge: self?.height(in: view) ?? 0) }
  }

  private func height(in view: UIView) -> CGFloat {
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let stage = view.window?.stage, stage.keyboardHeight > 0 else { return least }
    let edge = view.convert(CGPoint(x: 0, y: stage.screen.bounds.height - stage.keyboardHeight), from: nil)
    return max(view.bounds.maxY - edge.y, least)
  }
}
