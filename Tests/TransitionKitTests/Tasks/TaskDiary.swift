import TransitionKit

/// What happened, and when on the current stage's clock.
@MainActor
final class TaskDiary {
  private(set) var lines: [String] = []

  func note(_ text: String) {
    lines.append("\(text) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }
}
