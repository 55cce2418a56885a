import Testing
import TransitionKit

/// Tests which of several stages `CACurrentMediaTime()` and similar functions refer to.
@MainActor struct CurrentStageTests {
  private let one = Stage(size: CGSize(width: 10, height: 10), scale: 1)

  /// Another test may make a stage between this one's `init` and its function.
  private func another() -> Stage {
    let other = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    CATransaction.setDisableActions(true)
    return other
  }

  @Test func theStageMadeLastIsCurrent() {
    one.advance(to: 1)
    _ = another()
    #expect(CACurrentMediaTime() == 0 && UIScreen.main.bounds.width == 20 && CATransaction.disableActions())
  }

  @Test func theStageAskedForItsWindowIsCurrent() {
    _ = another()
    one.window.rootViewController = UIViewController()
    #expect(UIScreen.main.bounds.width == 10 && !CATransaction.disableActions())
  }

  @Test func theStageThatAdvancedLastIsCurrent() {
    _ = another()
    one.advance(to: 2)
    #expect(CACurrentMediaTime() == 2 && !CATransaction.disableActions())
  }

  @Test func aStageThatPerformsStaysCurrent() {
    one.advance(to: 1)
    let other = another()
    one.perform {
      _ = other.window
      #expect(CACurrentMediaTime() == 1)
      other.perform { #expect(CACurrentMediaTime() == 0) }
      #expect(CACurrentMediaTime() == 1)
    }
  }

  @Test func eachStageHasItsOwnTimeAndScreen() {
    let first = Stage(size: CGSize(width: 100, height: 200), scale: 2)
    let second = Stage(size: CGSize(width: 50, height: 60), scale: 3)
    #expect(UIScreen.main.bounds.size == second.size && UIScreen.main.scale == 3)
    first.perform {
      #expect(UIScreen.main.bounds.size == first.size && UIScreen.main.nativeScale == 2)
      second.perform { #expect(UIScreen.main.bounds.size == second.size) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { #expect(UIScreen.main.bounds.size == first.size) }
    }
    first.advance(to: 2)
    #expect(second.now == 0 && CACurrentMediaTime() == 2 && UIScreen.main.scale == 2)
  }
}
