import LookKit
import Raster
import Testing
import ViewKit

/// Colours taken apart, and pixels that lie otherwise than upright.
@MainActor @Suite struct ColorPartsTests {
  @Test(arguments: [
    (0.0, 1.0, 1.0), (1.0 / 12, 0.5, 0.8), (0.25, 0.75, 0.5), (0.5, 1, 0.25), (0.7, 0.3, 0.9), (0.95, 0.6, 0.4),
  ])
  func hueAndItsKinComeBack(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 0.5)
    var parts = (hue: CGFloat(9), saturation: CGFloat(9), brightness: CGFloat(9), alpha: CGFloat(9))
    #expect(
      unsafe color.getHue(&parts.hue, saturation: &parts.saturation, brightness: &parts.brightness, alpha: &parts.alpha))
    for (found, wanted) in [(parts.hue, hue), (parts.saturation, saturation), (parts.brightness, brightness), (parts.alpha, 0.5)]
    {
      #expect(abs(Double(found) - wanted) < 1e-4)
    }
  }

  @Test func aGreyHasNoHueAndAColourNoWhite() {
    var (hue, saturation, white) = (CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(unsafe UIColor(white: 0.25, alpha: 1).getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil))
    #expect(hue == 0 && saturation == 0)
    #expect(unsafe UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
    #expect(unsafe !UIColor.red.getWhite(&white, alpha: nil) && white == 0.25)
  }

  @Test func coloursOfOtherSpacesDiffer() {
    #expect(UIColor.white.cgColor.components == [1, 1] && UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.white.cgColor.numberOfComponents == 2 && UIColor.white.cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1] && UIColor.red.cgColor.colorSpace?.model == .rgb)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1) && UIColor.white == UIColor(white: 1, alpha: 1))
    let label = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(label.cgColor.components == [0, 1] && UIColor.white.withAlphaComponent(0.5).cgColor.components == [1, 0.5])
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) != .red)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]) == UIColor.gray.cgColor)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.5, 1]) == nil)
  }

  @Test func aWideColourReachesBeyondSRGB() {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    unsafe UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.0930663624) < 1e-8 && abs(green + 0.2267419736) < 1e-8 && abs(blue + 0.1501345809) < 1e-8)
    unsafe UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 1e-8 && abs(green - 0.5) < 1e-8 && abs(blue - 0.5) < 1e-8)
  }

  @Test func coloursSayWhatTheyAre() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1" && "\(UIColor.white)" == "UIExtendedGrayColorSpace 1 1")
    #expect("\(UIColor(displayP3Red: 0.5, green: 0, blue: 1, alpha: 0.25))" == "UIDisplayP3ColorSpace 0.5 0 1 0.25")
  }

  /// The letter of each pixel: the upright picture is `ab` over `cd` over `ef`.
  @Test(arguments: [
    (UIImage.Orientation.up, "ab cd ef"), (.upMirrored, "ba dc fe"), (.down, "fe dc ba"), (.downMirrored, "ef cd ab"),
    (.right, "bdf ace"), (.leftMirrored, "ace bdf"), (.left, "eca fdb"), (.rightMirrored, "fdb eca"),
  ])
  func pixelsAreTurnedUpright(orientation: UIImage.Orientation, stored: String) throws {
    let rows = stored.split(separator: " ")
    let pixels = rows.joined().unicodeScalars.map { Pixel(red: UInt8($0.value), green: 0, blue: 0) }
    let bitmap = Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
    let image = UIImage(cgImage: CGImage(bitmap), scale: 1, orientation: orientation)
    let upright = try #require(image.cgImage?.bitmap)
    #expect(String(decoding: upright.pixels.map(\.red), as: UTF8.self) == "abcdef")
    #expect(image.size == CGSize(width: 2, height: 3) && image.imageOrientation == .up)
    #expect(image.withHorizontallyFlippedOrientation().cgImage?.bitmap[0, 0].red == UInt8(ascii: "b"))
    #expect(image.resizableImage(withCapInsets: .zero, resizingMode: .stretch).size == image.size)
  }
}
