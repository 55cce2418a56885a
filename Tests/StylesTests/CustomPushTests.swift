import Motion
import Raster
import Styles
import Testing
import TransitionKit

@MainActor @Suite struct CustomPushTests {
  /// ζ 0.6, fitted to one second: ω = ln(1000·ζ/√(1−ζ²))/ζ, the closed form of a start without velocity. CustomPop is the same
  /// animator.
  @Test(arguments: ["custom-push", "custom-pop"]) func theScreenRises(name: String) throws {
    let rehearsal = try Rehearsal(try #require(Style.named(name)))
    rehearsal.begin()
    let omega = Elementary.log(1000 * 0.6 / 0.8) / 0.6
    var overshoots = false
    for frame in 0..<100 {
      let time = Double(frame) / 100
      rehearsal.stage.advance(to: rehearsal.start + time)
      let angle = 0.8 * omega * time
      let left = Elementary.exp(-0.6 * omega * time) * (Elementary.cos(angle) + 0.75 * Elementary.sin(angle))
      let shown = try #require(rehearsal.coming.view.layer.presentation())
      #expect(abs(Double(shown.position.y) - (60 + 120 * left)) < 1e-9)
      #expect(shown.position.x == 50 && shown.bounds.size == CGSize(width: 100, height: 120))
      overshoots = overshoots || left < -0.05
    }
    #expect(overshoots)
  }

  /// The expected calls are those that document 004 prints.
  @Test func theCallsAreTheDocuments() throws {
    let rehearsal = try Rehearsal(.customPush)
    rehearsal.begin()
    try rehearsal.stage.settle()
    let calls = [
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController:interactionControllerForAnimationController:", "transitionDuration:", "transitionDuration:",
      "animateTransition:",
    ]
    #expect(rehearsal.stage.log == calls.map { "-[CustomPushAnimatedTransitoning \($0)]" })
    #expect(rehearsal.stage.timedLog.allSatisfy { $0.time == rehearsal.start })
  }
}
