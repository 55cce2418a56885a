import Film
import GoldenTesting
import Raster
import Styles
import Testing
import TransitionKit

/// Goldens of sample screens, bodies and fingers. Bodies and fingers stand around wireframes.
@MainActor
struct ScreenGoldenTests {
  private nonisolated static let wireframes = Screen.Wireframe.allCases.map(\.rawValue)
  /// The devices in the order in which they take the wireframes, every second of them in the dark.
  private nonisolated static let devices = [
    "iphone-se", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-15", "iphone-15-plus", "ipad", "ipad-pro-11", "iphone-11",
    "iphone-11-pro-max", "iphone-12-mini", "iphone-12", "iphone-14-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-air",
    "ipad-10.2", "ipad-10.5", "ipad-air-11", "ipad-10", "ipad-mini", "ipad-air-13", "ipad-pro-11-m4", "ipad-pro-13",
  ]
  private nonisolated static let turned = ["iphone-se", "iphone-12", "iphone-15", "ipad-pro-11"]

  nonisolated static let names =
    (["light", "dark", "wide"].flatMap { look in wireframes.map { "\($0)-\(look)" } } + devices + turned.map { "\($0)-landscape" }
    + ["finger", "symbols"]).map {
      "Screens/\($0)"
    }

  /// The first picture of a film of the screen.
  private func expect(
    _ screen: Screen, _ size: CGSize, scale: CGFloat, _ look: Look, _ surroundings: Surroundings = Surroundings(), as name: String
  ) throws {
    var film = Film(.systemPush, from: screen, to: screen, size: size, scale: scale, look: look, firstHold: 1)
    film.surroundings = surroundings
    try assertStrip(film, at: [0], matches: "Screens/\(name)")
  }

  private func wireframe(_ name: String) throws -> Screen {
    .wireframe(try #require(Screen.Wireframe(rawValue: name)))
  }

  @Test(arguments: wireframes) func light(name: String) throws {
    try expect(wireframe(name), CGSize(width: 375, height: 667), scale: 0.4, Look(), as: "\(name)-light")
  }

  @Test(arguments: wireframes) func dark(name: String) throws {
    try expect(wireframe(name), CGSize(width: 375, height: 667), scale: 0.4, Look(isDark: true), as: "\(name)-dark")
  }

  @Test(arguments: wireframes) func wide(name: String) throws {
    let tablet = try #require(Device.named("ipad"))
    try expect(wireframe(name), tablet.size, scale: 0.25, Look(safeArea: tablet.safeArea), as: "\(name)-wide")
  }

  @Test(arguments: devices) func body(name: String) throws {
    let device = try #require(Device.named(name))
    let number = try #require(Self.devices.firstIndex(of: name))
    try expect(
      Screen.wireframes[number % Screen.wireframes.count].screen, device.size, scale: 0.3,
      Look(isDark: number % 2 == 1, safeArea: device.safeArea),
      Surroundings(bezel: device, background: Color(named: "silver")), as: name)
  }

  @Test func everyDeviceHasAGolden() {
    #expect(Set(Self.devices) == Set(Device.all.map(\.name)))
  }

  @Test(arguments: turned) func turnedBody(name: String) throws {
    let device = try #require(Device.named(name)).landscape
    try expect(
      .sample(.list), device.size, scale: 0.3, Look(safeArea: device.safeArea),
      Surroundings(bezel: device, background: Color(named: "silver")), as: "\(name)-landscape")
  }

  /// A finger that comes down, moves, and lifts.
  @Test func finger() throws {
    let device = try #require(Device.named("iphone-x"))
    var film = Film(
      .kugouPop, interaction: .drag(to: 0.5, over: 0.4), from: .wireframe(.detail), to: .wireframe(.list), size: device.size,
      scale: 0.4, look: Look(safeArea: device.safeArea), firstHold: 0, lastHold: 0)
    film.surroundings = Surroundings(bezel: device, background: Color(named: "white"), touches: .fingers)
    try assertStrip(film, at: [0.03, 0.12, 0.3, 0.4, 0.47, 0.55, 0.8], matches: "Screens/finger")
  }

  /// Every symbol, plain and filled, and some that stand in frames or have slashes.
  @Test func symbols() throws {
    let joined = [
      "plus.circle", "plus.circle.fill", "xmark.circle.fill", "checkmark.circle", "info.circle.fill", "questionmark.circle",
      "exclamationmark.circle.fill", "ellipsis.circle", "play.circle", "play.circle.fill", "person.circle", "heart.circle.fill",
      "bell.slash", "bell.slash.fill", "eye.slash", "wifi.slash", "plus.square", "checkmark.square.fill", "checkmark.shield.fill",
    ]
    let names = SymbolShapes.all.sorted { $0.key < $1.key }.flatMap { $1.contains("o ") ? [$0, $0 + ".fill"] : [$0] } + joined
    let (columns, cell) = (16, 26.0)
    let rows = (names.count + columns - 1) / columns
    let stage = Stage(size: CGSize(width: Double(columns) * cell, height: Double(rows) * cell), scale: 2)
    stage.window.backgroundColor = .white
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: stage.perform { UIImage(systemName: name) })
      view.center = CGPoint(x: (Double(index % columns) + 0.5) * cell, y: (Double(index / columns) + 0.5) * cell)
      stage.window.addSubview(view)
    }
    try assertStage(stage, matches: "Screens/symbols")
  }
}
