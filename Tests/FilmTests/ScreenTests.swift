import Film
import Raster
import Styles
import Testing
import TransitionKit

@MainActor
struct ScreenTests {
  /// The first picture of a film that shows the screen.
  private func picture(of screen: Screen, beside other: Screen? = nil, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    let film = Film(.kugouPush, from: screen, to: other, size: CGSize(width: width, height: height))
    return try Take(film).stage.snapshot()
  }

  @Test func aWiderPictureIsCutEvenlyAtItsSides() throws {
    let bitmap = Bitmap.coded(100, 50)
    #expect(try picture(of: .picture(bitmap), 50, 50) == bitmap.cropped(x: 25, y: 0, width: 50, height: 50))
  }

  @Test func aHigherPictureIsCutEvenlyAboveAndBelow() throws {
    let bitmap = Bitmap.coded(50, 90)
    #expect(try picture(of: .picture(bitmap), 50, 40) == bitmap.cropped(x: 0, y: 25, width: 50, height: 40))
  }

  @Test(arguments: [(10.0, 10.0), (300, 20), (20, 300)]) func aPictureFillsTheWholeScreen(width: CGFloat, height: CGFloat) throws
  {
    let red = Pixel(red: 255, green: 0, blue: 0)
    let screen = try picture(of: .picture(Bitmap(width: 37, height: 23, fill: red)), width, height)
    #expect(screen.pixels.allSatisfy { $0 == red })
  }

  @Test func withAPictureNoBarIsThere() throws {
    let bitmap = Bitmap.coded(160, 240)
    let without = try picture(of: .wireframe(.detail), beside: .picture(bitmap), 160, 240)
    let with = try picture(of: .wireframe(.detail), beside: .wireframe(.list), 160, 240)
    #expect(with[2, 2].red > 240)
    #expect(without[2, 2].red < 100)
    #expect(try picture(of: .picture(bitmap), beside: .wireframe(.list), 160, 240) == bitmap)
  }

  /// Rows with artwork reach from the search field to the tab bar, whatever the device.
  @Test(arguments: Device.all.map(\.size) + [CGSize(width: 200, height: 3000)]) func theListHasRowsDownToItsTabBar(size: CGSize)
    throws
  {
    let bitmap = try picture(of: .wireframe(.list), size.width, size.height)
    for y in stride(from: 150, to: bitmap.height - 49, by: 66) {
      let pixel = bitmap[40, y]
      #expect(Set([pixel.red, pixel.green, pixel.blue]).count > 1, "row at \(y)")
    }
    #expect(bitmap[1, bitmap.height - 2].red == 250)
  }

  @Test(arguments: Device.all.map(\.size)) func theDetailPageHasSongsDownToItsEnd(size: CGSize) throws {
    let bitmap = try picture(of: .wireframe(.detail), size.width, size.height)
    for y in stride(from: 435, to: bitmap.height, by: 50) {
      #expect(bitmap[60, y].red < 60, "song at \(y)")
    }
    let (top, bottom) = (bitmap[0, 70], bitmap[bitmap.width - 1, 300])
    #expect(top.red < bottom.red)
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
  }

  @Test(arguments: [(1.0, 1.0), (7, 3), (3, 700), (700, 3)]) func anySizeCanBeDrawn(width: CGFloat, height: CGFloat) throws {
    for (_, screen) in Screen.samples {
      let bitmap = try picture(of: screen, width, height)
      #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    }
  }

  @Test func devicesHaveNamesOfTheirOwn() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      #expect(Stage.allows(size: device.size, scale: device.scale))
      #expect(Film.scales.contains(device.scale))
    }
    #expect(Device.named("nokia") == nil)
  }
}
