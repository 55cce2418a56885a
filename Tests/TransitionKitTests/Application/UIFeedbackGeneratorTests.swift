import Testing
import TransitionKit

@MainActor @Suite struct UIFeedbackGeneratorTests {
  @Test func tapsAreInTheLog() {
    let stage = Stage.small()
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 2)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UIImpactFeedbackGenerator().impactOccurred()
    #expect(
      stage.calls.filter { $0.kind == .feedback }.map(\.text) == [
        "-[UIImpactFeedbackGenerator prepare]", "-[UIImpactFeedbackGenerator impactOccurred: heavy]",
        "-[UIImpactFeedbackGenerator impactOccurred: heavy intensity: 1.0]", "-[UISelectionFeedbackGenerator selectionChanged]",
        "-[UINotificationFeedbackGenerator notificationOccurred: warning]",
        "-[UIImpactFeedbackGenerator impactOccurred: medium]",
      ])
    #expect(stage.log.isEmpty && stage.diagnostics.isEmpty)
  }
}
