import Codecs
import Raster
import Testing

struct QuantizerTests {
  private static func histogram(_ bitmap: Bitmap) -> ColorHistogram {
    var histogram = ColorHistogram(of: bitmap.pixels.count)
    _ = histogram.add(bitmap.pixels, bitmap.pixels.indices) { $0 }
    return histogram
  }

  @Test func histogramsCountEveryPixel() {
    let bitmap = Pictures.colors(300, 300, count: 20_000)
    let histogram = Self.histogram(bitmap)
    #expect(histogram.colors.count == 20_000)
    #expect(histogram.counts.reduce(0, +) == 90_000)
    #expect(histogram.identifiers.map { histogram.colors[Int($0)] } == bitmap.pixels)
    #expect(histogram.colors.indices.allSatisfy { histogram.place(of: histogram.colors[$0]) == $0 })
    #expect(histogram.place(of: .clear) == nil)
  }

  @Test func flatColoursAreExact() {
    var bitmap = Pictures.gradient(200, 200)
    let flat = (0..<20).map { Pictures.color($0) }
    for y in 0..<100 { for x in 0..<200 { bitmap[x, y] = flat[x / 10] } }
    let palette = IndexedImage(bitmap).palette
    #expect(palette.count <= 255 && Set(palette).count == palette.count)
    #expect(flat.allSatisfy(palette.contains))
  }

  @Test func gradientsAreNear() {
    let bitmap = Pictures.gradient(256, 256)
    let image = IndexedImage(bitmap, options: GIFOptions(dither: .none))
    let space = PerceptualSpace.shared
    var sum = 0.0
    for at in bitmap.pixels.indices {
      sum += Double(space.color(bitmap.pixels[at]).squaredDistance(to: space.color(image.color(at: at))))
    }
    let mean = sum / Double(bitmap.pixels.count)
    // OKLab: 0.02 is a step that one just sees. Median cut in RGB gives 0.031 here.
    #expect(mean.squareRoot() / 8192 < 0.026)
  }

  /// Colours are compared by their levels; whole numbers in place of fractions may be a twentieth off.
  @Test func everyPixelGetsThePalettesNearest() {
    let bitmap = Pictures.gradient(64, 64)
    let image = IndexedImage(bitmap, options: GIFOptions(dither: .none))
    for at in bitmap.pixels.indices where bitmap.pixels[at] != image.color(at: at) {
      let own = Self.squared(bitmap.pixels[at], image.color(at: at))
      let least = image.palette.map { Self.squared(bitmap.pixels[at], $0) }.min() ?? 0
      #expect(Double(own) <= Double(least) * 1.05 + 1)
    }
  }

  /// Where few colours are allowed they are compared as the eye sees them, exactly; only smooth areas, which are none here, are dithered.
  @Test func everyPixelGetsTheNearestOfFewColours() {
    let bitmap = Pictures.colors(64, 64, count: 4096)
    let image = IndexedImage(bitmap, options: GIFOptions(colors: 64))
    let space = PerceptualSpace.shared
    let palette = image.palette.map(space.color)
    for at in bitmap.pixels.indices {
      let color = space.color(bitmap.pixels[at])
      let least = palette.map { color.squaredDistance(to: $0) }.min()
      #expect(color.squaredDistance(to: space.color(image.color(at: at))) == least)
    }
  }

  private static func squared(_ one: Pixel, _ other: Pixel) -> Int {
    let away = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)].map { Int($0) - Int($1) }
    return away.reduce(0) { $0 + $1 * $1 }
  }

  /// OKLab of the primaries and of white, from its definition.
  @Test(arguments: [
    (Pixel(red: 255, green: 255, blue: 255), [1.0, 0, 0]), (Pixel(red: 255, green: 0, blue: 0), [0.6280, 0.2249, 0.1258]),
    (Pixel(red: 0, green: 255, blue: 0), [0.8664, -0.2339, 0.1795]),
    (Pixel(red: 0, green: 0, blue: 255), [0.4520, -0.0325, -0.3115]),
    (Pixel(red: 0, green: 0, blue: 0), [0, 0, 0]), (Pixel(red: 119, green: 119, blue: 119), [0.5692, 0, 0]),
  ])
  func perceptualColoursAreOKLab(pixel: Pixel, lab: [Double]) {
    let color = PerceptualSpace.shared.color(pixel)
    let seen = [color.lightness, color.greenRed, color.blueYellow].map { Double($0) / 8192 }
    #expect(zip(seen, lab).allSatisfy { abs($0 - $1) < 0.002 })
  }
}
