import Raster
import Testing

struct ColorTests {
  @Test func componentsAreMultipliedThenRounded() {
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultiplied == Pixel(red: 128, green: 64, blue: 0, alpha: 128))
  }

  @Test func componentsBeyondZeroToOneAreClamped() {
    #expect(Color(red: 7, green: -1, blue: .nan, alpha: .infinity).premultiplied == Pixel(red: 255, green: 0, blue: 0))
    #expect(Color(red: 1, green: 1, blue: 1, alpha: .nan).premultiplied == .clear)
  }
}
