import Raster
import Testing

struct BitmapTests {
  @Test func pixelsRunInRowsFromTheTopLeft() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[1, 1] = red
    #expect(bitmap.pixels == [.clear, .clear, .clear, .clear, red, .clear])
    #expect(bitmap == Bitmap(width: 3, height: 2, pixels: bitmap.pixels) && bitmap[1, 1] == red)
  }

  @Test func sidesAreLimited() {
    #expect(Bitmap.allows(width: 1, height: Bitmap.sideLimit))
    #expect(!Bitmap.allows(width: 0, height: 1) && !Bitmap.allows(width: 1, height: Bitmap.sideLimit + 1))
    #expect(Bitmap.allows(width: 8192, height: 8192) && !Bitmap.allows(width: 8192, height: 8193))
  }
}
