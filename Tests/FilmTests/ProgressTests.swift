import Film
import Styles
import Testing
import TransitionKit

/// The way of what moves most, as the gallery plots it.
@MainActor @Suite struct ProgressTests {
  private func progress(_ style: Style, duration: Double? = nil) throws -> [(time: Double, share: Double)] {
    try LayerTrace(
      Film(style, size: CGSize(width: 100, height: 200), duration: duration, fps: 50, firstHold: 0, lastHold: 0)
    ).progress
  }

  @Test func itRunsFromNothingToAll() throws {
    for style in [Style.kugouPush, .customPush, .mgPresent, .systemPush, .named("cube-push")!] {
      let way = try progress(style)
      #expect(way.count > 10 && way.first?.share == 0 && way.last?.share == 1, "\(style.name)")
      #expect(zip(way, way.dropFirst()).allSatisfy { $0.time < $1.time }, "\(style.name)")
    }
  }

  /// Document 004's spring goes beyond its end and comes back; document 000's, which is critical, does not.
  @Test func aSpringIsSeenToOvershoot() throws {
    let (loose, critical) = (try progress(.customPush), try progress(.kugouPush))
    #expect((loose.map(\.share).max() ?? 0) > 1.05)
    #expect((critical.map(\.share).max() ?? 2) <= 1.001)
    #expect(zip(critical, critical.dropFirst()).allSatisfy { $0.share <= $1.share + 0.001 })
  }

  /// Half of an ease-in-out's time is half of its way.
  @Test func halfOfTheTimeIsHalfOfTheWay() throws {
    let way = try progress(.mgPresent, duration: 1)
    let middle = try #require(way.first { abs($0.time - 0.5) < 1e-6 })
    #expect(abs(middle.share - 0.5) < 0.02, "\(middle)")
  }
}
