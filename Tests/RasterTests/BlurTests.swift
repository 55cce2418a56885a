import Foundation
import FuzzTargets
import Raster
import Testing

private func shadow(_ rect: Rect, sigma: Double, offset: Point = Point(x: 0, y: 0), side: Int = 64) -> Bitmap {
  painted(side, .shadow(.init(of: [.color(red, rect)], color: white, offset: offset, sigma: sigma)))
}

struct BlurTests {
  /// A blurred edge follows the error function, to 1 % and half a byte for the rounding. Below a sigma of 1.5, pixels are too
  /// coarse for that, and the tolerance is larger.
  @Test(arguments: [(0.5, 0.09), (1, 0.02), (1.5, 0.01), (1.7, 0.01), (3, 0.01), (8, 0.01), (20.3, 0.01), (60, 0.01)])
  func edgesAreTheErrorFunction(sigma: Double, share: Double) {
    let bitmap = shadow(Rect(x: 200, y: -500, width: 2_000, height: 2_000), sigma: sigma, side: 400)
    var worst = 0.0
    for x in 0..<400 {
      /// Each pixel is a box itself, of variance 1/12.
      let place = (Double(x) + 0.5 - 200) / (sigma * sigma + 1 / 12).squareRoot()
      worst = max(worst, abs(Double(bitmap[x, 200].alpha) - 127.5 * (1 + erf(place / 2.0.squareRoot()))))
    }
    #expect(worst <= 255 * share + 0.5)
  }

  /// The variance of a blurred column is sigma², to what bytes can show.
  @Test(arguments: [1.5, 2, 3.3, 6]) func sigmaIsExact(sigma: Double) {
    let bitmap = shadow(Rect(x: 32, y: -500, width: 32, height: 2_000), sigma: sigma)
    var (mass, variance) = (0.0, 0.0)
    for x in 0..<63 {
      let density = Double(bitmap[x + 1, 30].alpha) - Double(bitmap[x, 30].alpha)
      guard density > 0 else { continue }
      mass += density
      variance += density * (Double(x) - 31) * (Double(x) - 31)
    }
    #expect(abs((variance / mass).squareRoot() / sigma - 1) < 0.03)
  }

  @Test func blurIsSymmetricalAndIgnoresWhatIsCutOff() {
    let bitmap = shadow(Rect(x: 22, y: 24, width: 20, height: 16), sigma: 4.4)
    for y in 0..<64 { for x in 0..<64 { #expect(bitmap[x, y] == bitmap[63 - x, y] && bitmap[x, y] == bitmap[x, 63 - y]) } }
    let near = shadow(Rect(x: -20, y: -9, width: 44, height: 44), sigma: 5)
    let far = shadow(Rect(x: 10, y: 21, width: 44, height: 44), sigma: 5, offset: Point(x: 0, y: 0), side: 94)
    for y in 0..<64 { for x in 0..<64 { #expect(near[x, y] == far[x + 30, y + 30]) } }
  }

  /// Within a frame a blur of one colour is that colour to the rim, also in the corners, and wherever the picture is moved to.
  @Test func aFrameKeepsABlurFromThinningOut() {
    let (rect, ground) = (Rect(x: 0, y: 0, width: 40, height: 30), Picture.Clip(.rect(Rect(x: 0, y: 0, width: 40, height: 30))))
    func picture(_ frame: Rect?) -> Picture.Item {
      .group(Picture.Group([.color(red, rect)], clip: ground, blur: 6, within: frame))
    }
    #expect(painted(40, picture(rect)) == painted(40, .color(red, rect)))
    #expect(painted(40, picture(nil))[0, 0].alpha < 80)
    let moved = painted(60, picture(rect).moved(x: 9, y: 4))
    #expect(moved == painted(60, .color(red, Rect(x: 9, y: 4, width: 40, height: 30))))
    // What lies outside of the frame is not seen in it.
    let beside = Picture.Item.group(
      Picture.Group(
        [.color(red, rect), .color(black, Rect(x: 40, y: 0, width: 20, height: 30))], clip: ground, blur: 6, within: rect))
    #expect(painted(40, beside) == painted(40, .color(red, rect)))
  }

  @Test func offsetsMoveTheShapeExactly() {
    let rect = Rect(x: 20, y: 20, width: 20, height: 20)
    let moved = shadow(rect, sigma: 3, offset: Point(x: 2.5, y: -7.25))
    #expect(moved == shadow(Rect(x: 22.5, y: 12.75, width: 20, height: 20), sigma: 3))
  }

  @Test func withoutSigmaTheShapeItselfIsTheShadow() {
    let rect = Rect(x: 20.5, y: 20, width: 20, height: 20)
    for sigma in [0, -3, .nan] { #expect(shadow(rect, sigma: sigma) == painted(64, .color(white, rect))) }
    #expect(shadow(rect, sigma: .infinity) == shadow(rect, sigma: Picture.Shadow.sigmaLimit))
    #expect(shadow(rect, sigma: 3, offset: Point(x: .nan, y: 0)) == Bitmap(width: 64, height: 64))
  }

  @Test func shadowsAreOneColourByAlpha() {
    let item = Picture.Item.color(black, Rect(x: 20, y: 20, width: 20, height: 20), opacity: 128)
    let bitmap = painted(64, .shadow(.init(of: [item], color: red, sigma: 2, opacity: 128)))
    #expect(bitmap[30, 30] == red.scaled(by: 128).scaled(by: 128))
    #expect(bitmap.pixels.allSatisfy { $0.red == $0.alpha && $0.green == 0 })
  }

  @Test func groupsAreBlurredChannelByChannel() {
    let rect = Rect(x: 20, y: 20, width: 20, height: 20)
    let group = painted(64, .group(.init([.color(white, rect)], blur: 3)))
    #expect(group == shadow(rect, sigma: 3))
    var random = Random(41)
    let glass = painted(64, .group(.init([.bitmap(random.bitmap(64, 64))], blur: 2.2)))
    #expect(glass.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    let solid = painted(64, .group(.init([.color(red, Rect(x: -99, y: -99, width: 999, height: 999))], blur: 7)))
    #expect(solid == Bitmap(width: 64, height: 64, fill: red))
  }
}
