import SourceStyles
import StyleKit
import Testing
import TransitionKit

@MainActor struct SourceStyleTests {
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

  private func briefing(_ ways: [SourceBriefing.Way] = []) -> SourceBriefing {
    SourceBriefing(
      name: "Own.swift", source: "Own.swift:1", summary: "", ways: ways, usual: .push, presentation: .custom,
      properties: ["duration": "1"], followsFinger: false)
  }

  @Test func theTypeSaysWhatAnObjectIs() throws {
    let animator = try SourceStyle { Animator() }.style(briefing())
    #expect(animator.change.verb == "push" && Set(animator.changes.map(\.verb)) == ["push", "pop", "present", "dismiss"])
    let delegate = try SourceStyle { Delegate() }.style(briefing())
    #expect(delegate.change.verb == "present" && delegate.changes.map(\.verb) == ["present", "dismiss"])
    #expect(delegate.presentation == .custom)
    let existential: any UIViewControllerAnimatedTransitioning = Animator()
    #expect(try SourceStyle { existential }.style(briefing([.pop])).change.verb == "pop")
  }

  @Test func whatMovesNoScreensIsRefused() {
    #expect(throws: UnfitSource.self) { try SourceStyle { 1 }.style(briefing()) }
    #expect(throws: UnfitSource.self) { try SourceStyle { Delegate() }.style(briefing([.push])) }
  }

  @Test func nothingIsMadeBeforeItIsNeeded() throws {
    var count = 0
    let style = try SourceStyle {
      count += 1
      return Animator()
    }.style(briefing())
    #expect(count == 0)
    guard case .push(let make) = style.change else { return }
    let delegate = make(Settings())
    #expect(count == 1)
    let controller = UIViewController()
    let animator = delegate?.navigationController(
      UINavigationController(), animationControllerFor: .push, from: controller, to: controller)
    #expect(animator is Animator)
  }
}
