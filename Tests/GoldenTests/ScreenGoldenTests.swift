import Film
import GoldenSupport
import Raster
import Styles
import Testing
import TransitionKit

/// What samples, bodies and fingers look like.
@MainActor
struct ScreenGoldenTests {
  nonisolated static let names = [
    "Screens/light.png", "Screens/dark.png", "Screens/wide.png", "Screens/bodies.png", "Screens/finger.png",
  ]

  /// The first picture of a film of the screen.
  private func picture(
    _ screen: Screen, _ size: CGSize, scale: CGFloat, _ look: Look, _ surroundings: Surroundings = Surroundings()
  ) throws -> Bitmap {
    var film = Film(.systemPush, from: screen, to: screen, size: size, scale: scale, look: look, firstHold: 1)
    film.surroundings = surroundings
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    let sample = sampler.next()
    return try #require(sample).picture.rasterized()
  }

  private func expect(_ name: String, _ bitmaps: [Bitmap], columns: Int) throws {
    try Golden(name: name).expect(Bitmap(grid: bitmaps, columns: columns))
  }

  @Test(arguments: [false, true]) func samples(isDark: Bool) throws {
    let look = Look(isDark: isDark)
    let bitmaps = try Screen.samples.map { try picture($0.screen, CGSize(width: 375, height: 667), scale: 0.4, look) }
    try expect(isDark ? "Screens/dark.png" : "Screens/light.png", bitmaps, columns: 6)
  }

  @Test func samplesOnATablet() throws {
    let tablet = try #require(Device.named("ipad"))
    let bitmaps = try Screen.samples.map { try picture($0.screen, tablet.size, scale: 0.25, Look(safeArea: tablet.safeArea)) }
    try expect("Screens/wide.png", bitmaps, columns: 6)
  }

  @Test func bodies() throws {
    let bitmaps = try zip(Device.all, Screen.samples + Screen.samples).enumerated().map { index, pair in
      let (device, sample) = pair
      return try picture(
        sample.screen, device.size, scale: 0.3, Look(isDark: index % 2 == 1, safeArea: device.safeArea),
        Surroundings(bezel: device, background: Color(named: "silver")))
    }
    try expect("Screens/bodies.png", bitmaps, columns: 4)
  }

  /// Coming down, going along, and lifting.
  @Test func finger() throws {
    let device = try #require(Device.named("iphone-x"))
    var film = Film(
      .kugouPop, interaction: .drag(to: 0.5, over: 0.4), size: device.size, scale: 0.4, look: Look(safeArea: device.safeArea),
      firstHold: 0, lastHold: 0)
    film.surroundings = Surroundings(bezel: device, background: Color(named: "white"), showsTouches: true)
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    let pictures = (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture }
    let shown = [2, 6, 16, 20, 23, 27, 40].filter { $0 < pictures.count }.map { pictures[$0].rasterized() }
    try expect("Screens/finger.png", shown, columns: shown.count)
  }
}
