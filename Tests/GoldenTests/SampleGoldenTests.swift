import Film
import GoldenTesting
import Testing
import TransitionKit

/// Goldens of the samples, one after another: light, dark, and in Chinese.
@MainActor
struct SampleGoldenTests {
  private nonisolated static let looks = ["light", "dark", "zh"]

  nonisolated static let names = looks.map { "Samples/\($0)" }

  @Test(arguments: looks) func samples(name: String) throws {
    var look = Look(isDark: name == "dark")
    look.language = name == "zh" ? .chinese : .english
    look.statusTime = "9:41"
    let samples = Screen.Sample.allCases
    let film = Film(
      size: CGSize(width: 375, height: 665), scale: 0.4, fps: 2, firstHold: 0, lastHold: 0, look: look,
      motion: Double(samples.count)
    ) { [look] stage in
      @MainActor func show(_ sample: Screen.Sample) {
        stage.window.rootViewController = UINavigationController(
          rootViewController: Screen.sample(sample).makeController(look))
      }
      show(samples[0])
      return {
        for (index, sample) in samples.enumerated().dropFirst() {
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) { show(sample) }
        }
      }
    }
    let shares = samples.indices.map { (Double($0) + 0.5) / Double(samples.count) }
    try assertStrip(film, at: shares, matches: "Samples/\(name)")
  }
}
