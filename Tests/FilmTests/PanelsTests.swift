import Film
import Raster
import Styles
import Testing

/// Pictures beside each other, each over its caption.
@MainActor @Suite struct PanelsTests {
  private func caption(_ text: String) -> [Picture.Item] {
    Array(Panels([text], panel: (60, 10), columns: 1).picture(of: [Picture(width: 60, height: 10)]).items.dropFirst(2))
  }

  /// No two letters may look alike, and each is drawn.
  @Test func everyLetterIsItsOwn() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.,:%/_()+=#×'!?&"
    let drawn = letters.map { caption("\($0)") }
    for (index, one) in drawn.enumerated() {
      #expect(!one.isEmpty, "\(Array(letters)[index])")
      for other in drawn[..<index] { #expect(one != other, "\(Array(letters)[index])") }
    }
    for style in Style.all { #expect(style.name.allSatisfy(letters.contains)) }
  }

  @Test func captionsStayUnderTheirPanels() {
    let panels = Panels(["a-name-far-too-long-for-its-panel", "b"], panel: (40, 20), columns: 2)
    let size = panels.pixelSize
    #expect(size.width % 2 == 0 && size.height % 2 == 0)
    let empty = Picture(width: 40, height: 20)
    let bitmap = panels.picture(of: [empty, empty]).rasterized()
    #expect(bitmap.width == size.width && bitmap.height == size.height)
    let paper = bitmap[0, 0]
    for y in 0..<size.height { for x in [0, 1, 2, 46, size.width - 1] { #expect(bitmap[x, y] == paper) } }
    #expect((0..<size.width).contains { x in (26..<size.height).contains { bitmap[x, $0] != paper } })
  }

  /// A body without a ground of its own stands on the strip's.
  @Test func bodiesStandOnTheStripsGround() throws {
    let device = try #require(Device.named("iphone-se"))
    var film = Film(.kugouPush, size: device.size, look: Look(safeArea: device.safeArea), fps: 10)
    film.surroundings = Surroundings(bezel: device)
    func corners() throws -> Set<Pixel> {
      let strip = try film.strip().rasterized()
      return [strip[1, 1], strip[film.pixelSize.width / 16 + 3, film.pixelSize.width / 16 + 3]]
    }
    #expect(try corners() == [Pixel(red: 236, green: 237, blue: 242)])
    film.surroundings.background = Color(red: 1, green: 1, blue: 1)
    #expect(try corners().count == 2)
  }
}
