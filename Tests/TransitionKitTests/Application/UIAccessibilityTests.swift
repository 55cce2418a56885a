import Testing
import TransitionKit

private final class Speaking: UIView {
  override var accessibilityLabel: String? {
    get { "spoken" }
    set {}
  }
}

@MainActor @Suite struct UIAccessibilityTests {
  @Test func elementsKeepWhatTheySayOfThemselves() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    #expect(view.accessibilityFrame == view.frame)
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue) = ("label", "hint", "value")
    (view.accessibilityIdentifier, view.accessibilityTraits) = ("id", [.button, .selected])
    (view.accessibilityViewIsModal, view.accessibilityElementsHidden, view.shouldGroupAccessibilityChildren) = (true, true, true)
    view.accessibilityElements = [view]
    view.accessibilityFrame = .zero
    #expect(view.accessibilityLabel == "label" && view.accessibilityHint == "hint" && view.accessibilityValue == "value")
    #expect(view.accessibilityIdentifier == "id" && view.accessibilityTraits.contains(.button) && view.isAccessibilityElement)
    #expect(view.accessibilityViewIsModal && view.accessibilityElementsHidden && view.shouldGroupAccessibilityChildren)
    #expect(
      view.accessibilityElements?.count == 1 && view.accessibilityFrame == .zero && Speaking().accessibilityLabel == "spoken")
  }

  @Test func aStageMayReduceMotion() {
    let stage = Stage.small()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += UIAccessibility.isReduceMotionEnabled ? 1 : 0 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    stage.reducesMotion = true
    stage.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled && posted == 1 && !UIAccessibility.isReduceTransparencyEnabled)
    _ = Stage.small()
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func announcementsAreInTheLog() {
    let stage = Stage.small()
    UIAccessibility.post(notification: .announcement, argument: "Opened")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(
      stage.calls.filter { $0.kind == .accessibility }.map(\.text) == [
        "UIAccessibility.post announcement Opened", "UIAccessibility.post screenChanged",
      ])
  }
}
