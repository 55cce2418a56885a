import Film
import Foundation
import GoldenTesting
import Testing
import TransitionKit

/// How long a failure takes to show itself, in the kind of build that people run their tests in.
@MainActor
struct SpeedTests {
  private func stage(_ color: UIColor) -> Stage {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let view = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
    view.backgroundColor = color
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.perform { UIView.animate(withDuration: 0.5) { view.frame.origin = CGPoint(x: 150, y: 400) } }
    return stage
  }

  /// The time is the processors', so that other processes on the machine do not count.
  @Test func aFailureOfSixteenFramesTakesTwoSeconds() throws {
    let play = try Screenplay()
    try play.keep(stage(.red), as: "slide")
    let start = clock()
    withKnownIssue {
      try Environment.$standIn.withValue([:]) {
        try GoldenSettings.$inForce.withValue(play.settings) {
          _ = try assertTransition(stage(.blue), matches: "slide", record: .never)
        }
      }
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    #expect(seconds < 2, "\(seconds) s")
  }
}
