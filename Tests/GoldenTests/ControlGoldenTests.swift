import GoldenTesting
import TestStages
import Testing
import TransitionKit

/// Goldens of every control, light and dark, at each scale.
@MainActor
struct ControlGoldenTests {
  private nonisolated static let cases = ["light", "dark"].flatMap { look in [1, 2, 3].map { (look, $0) } }

  nonisolated static let names = cases.map { "Controls/\($0.0)-\($0.1)x" }

  @Test(arguments: cases) func tour(look: String, scale: Int) throws {
    let tour = ControlTour(scale: CGFloat(scale), isDark: look == "dark")
    try assertStage(tour.stage, matches: "Controls/\(look)-\(scale)x")
  }
}
