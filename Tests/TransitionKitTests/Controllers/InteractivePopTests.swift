import Testing
import TransitionKit

@MainActor @Suite final class InteractivePopTests {
  private lazy var stage = makeStage()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private lazy var navigation = UINavigationController(rootViewController: a)

  private func makeStage() -> Stage {
    let stage = Stage.small()
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 1)
    return stage
  }

  private func swipe(to x: CGFloat, from start: CGFloat = 2) throws {
    stage.drag(from: CGPoint(x: start, y: 100), to: CGPoint(x: x, y: 100), duration: 0.5, hold: 0.2)
    try stage.settle()
  }

  @Test func aFingerFromTheEdgePops() throws {
    stage.drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 72, y: 100), duration: 0.5, hold: 0.2)
    stage.advance(to: 1.6)
    #expect(abs(b.view.layer.presentation()!.frame.minX - 70) < 0.01)
    try stage.settle()
    #expect(navigation.topViewController === a && b.parent == nil)
  }

  @Test func aShortSwipeComesBack() throws {
    let before = stage.snapshot()
    try swipe(to: 40)
    #expect(navigation.topViewController === b && stage.snapshot() == before)
  }

  @Test func theSwipeBackBeginsOnlyWhereItMay() throws {
    try swipe(to: 95, from: 40)
    #expect(navigation.topViewController === b, "not from the edge")
    let delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    try swipe(to: 95)
    #expect(navigation.topViewController === b, "a delegate has a say")
    navigation.delegate = nil
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    try swipe(to: 95)
    #expect(navigation.topViewController === b, "switched off")
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    navigation.isNavigationBarHidden = true
    try swipe(to: 95)
    #expect(navigation.topViewController === b, "no bar")
  }
}
