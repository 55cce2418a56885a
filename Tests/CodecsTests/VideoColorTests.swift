import Codecs
import Raster
import Testing

struct VideoColorTests {
  /// Reference values of BT.709 in limited range.
  @Test(arguments: [
    (Pixel(red: 0, green: 0, blue: 0), [16, 128, 128]), (Pixel(red: 255, green: 255, blue: 255), [235, 128, 128]),
    (Pixel(red: 255, green: 0, blue: 0), [63, 102, 240]), (Pixel(red: 0, green: 255, blue: 0), [173, 42, 26]),
    (Pixel(red: 0, green: 0, blue: 255), [32, 240, 118]), (Pixel(red: 255, green: 255, blue: 0), [219, 16, 138]),
    (Pixel(red: 0, green: 255, blue: 255), [188, 154, 16]), (Pixel(red: 255, green: 0, blue: 255), [78, 214, 230]),
    (Pixel(red: 128, green: 128, blue: 128), [126, 128, 128]),
  ])
  func coloursAreBT709(pixel: Pixel, expected: [UInt8]) {
    let chroma = VideoColor.differences(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), count: 1)
    #expect([VideoColor.luma(pixel), chroma.blue, chroma.red] == expected)
  }

  @Test func coloursAreRoundedToNearest() {
    for number in 0..<5000 {
      let pixel = Pictures.color(number)
      let (r, g, b) = (Double(pixel.red) / 255, Double(pixel.green) / 255, Double(pixel.blue) / 255)
      let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
      let chroma = VideoColor.differences(red: Int(pixel.red), green: Int(pixel.green), blue: Int(pixel.blue), count: 1)
      #expect(abs(Double(VideoColor.luma(pixel)) - 16 - 219 * luma) < 0.500001)
      #expect(abs(Double(chroma.blue) - 128 - 224 * (b - luma) / 1.8556) < 0.500001)
      #expect(abs(Double(chroma.red) - 128 - 224 * (r - luma) / 1.5748) < 0.500001)
    }
  }

  @Test func halvedChromaIsTheMean() {
    var picture = Pictures.plain(3, 3, Pixel(red: 0, green: 0, blue: 0))
    picture[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    picture[2, 2] = Pixel(red: 0, green: 0, blue: 255)
    let planes = VideoColor.planes(picture)
    #expect(planes.count == 9 + 8)
    #expect(Array(planes[9...]) == [122, 128, 128, 240, 156, 128, 128, 118])
  }
}
