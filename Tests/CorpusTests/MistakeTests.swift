import Testing
import UIKit

/// Each animator that breaks the contract is named in one line that says what it did.
@MainActor @Suite struct MistakeTests {
  private func play(_ animator: UIViewControllerAnimatedTransitioning) throws -> Stage {
    let stage = Stage(size: Piece.size, scale: 1)
    let navigation = UINavigationController.showing([PatternScreen(.first)], on: stage)
    let delegate = OneAnimator(animator)
    navigation.delegate = delegate
    stage.perform { navigation.pushViewController(PatternScreen(.second), animated: true) }
    try withExtendedLifetime(delegate) { try stage.settle(limit: 2) }
    return stage
  }

  @Test func neverCompletes() throws {
    let line = "the transition from PatternScreen to PatternScreen by NeverCompletes never called completeTransition"
    #expect(throws: StageError.neverEnds([line], limit: 2)) { try play(NeverCompletes()) }
  }

  @Test func completesTwice() throws {
    #expect(
      try play(CompletesTwice()).diagnostics == [
        Diagnostic(
          time: 0.3,
          text: "the transition from PatternScreen to PatternScreen by CompletesTwice called completeTransition again")
      ])
  }

  @Test func leavesTransform() throws {
    #expect(
      try play(LeavesTransform()).diagnostics == [
        Diagnostic(
          time: 0.3,
          text: "the transition from PatternScreen to PatternScreen by LeavesTransform left the UIView of PatternScreen with "
            + "the transform (1.0, 0.0, 0.0, 1.0, 120.0, 0.0)",
          view: "the UIView of PatternScreen", property: "transform")
      ])
  }
}
