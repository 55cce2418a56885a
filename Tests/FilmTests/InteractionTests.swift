import Film
import Raster
import Styles
import Testing
import TransitionKit

/// Films of styles under a finger.
@MainActor @Suite struct InteractionTests {
  private nonisolated static let size = CGSize(width: 160, height: 240)

  private func pictures(_ style: Style, _ interaction: Interaction, fps: Double = 50) throws -> [Bitmap] {
    let film = Film(
      style, interaction: interaction, from: .picture(.coded(160, 240)), to: .picture(.coded(160, 240, seed: 99)),
      size: Self.size, fps: fps, lastHold: 0.2)
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture.rasterized() }
  }

  @Test(arguments: [
    ("kugou-pop", 0.2, false), ("kugou-pop", 0.3, true), ("kugou-swing-pop", 0.24, false), ("kugou-swing-pop", 0.26, true),
    ("mth-slide-fade", 0.49, false), ("mth-slide-fade", 0.51, true), ("pd-present", 0.49, false), ("pd-present", 0.51, true),
  ])
  func theThresholdDecides(name: String, share: Double, finishes: Bool) throws {
    let pictures = try pictures(try #require(Style.named(name)), .drag(to: share, over: 0.4))
    #expect(pictures.first == .coded(160, 240))
    #expect(pictures.last == (finishes ? .coded(160, 240, seed: 99) : .coded(160, 240)))
    #expect(Set(pictures.map(\.pixels)).count > 8)
  }

  /// A finger that stays holds the transition where it is.
  @Test func withoutReleaseItStaysUnderTheFinger() throws {
    let pictures = try pictures(.kugouPop, .drag(to: 0.5, over: 0.4, release: false), fps: 10)
    // Half a second before, 0.4 s of dragging, and 0.2 s after it.
    #expect(pictures.count == 5 + 4 + 2)
    let last = try #require(pictures.last)
    #expect(last == pictures[pictures.count - 2])
    #expect(
      last.cropped(x: 80, y: 0, width: 80, height: 240) == Bitmap.coded(160, 240).cropped(x: 0, y: 0, width: 80, height: 240))
  }

  /// A pan begins after ten points: a shorter way moves nothing.
  @Test func aDragTooShortToCountMovesNothing() throws {
    let pictures = try pictures(.kugouPop, .drag(to: 0.05, over: 0.2))
    #expect(Set(pictures.map(\.pixels)).count == 1)
  }

  @Test func settingsReachTheFilm() throws {
    var settings = Settings()
    try settings.set("threshold", to: "0.1", of: .kugouPop)
    let film = Film(.kugouPop, settings: settings, interaction: .drag(to: 0.2), size: Self.size)
    let plain = Film(.kugouPop, size: Self.size)
    #expect(try last(film) == last(plain))
  }

  private func last(_ film: Film) throws -> Bitmap? {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return (0..<sampler.frameCount).compactMap { _ in sampler.next() }.last?.picture.rasterized()
  }
}
