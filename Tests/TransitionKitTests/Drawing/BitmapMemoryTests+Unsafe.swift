import Raster
import Testing
import TransitionKit

@MainActor @Suite
struct BitmapMemoryTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func image(_ color: UIColor) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage
  }

  @Test func drawingWritesTheProgramsMemory() throws {
    var pixel = [UInt8](repeating: 7, count: 4)
    let picture = try #require(image(.red))
    unsafe pixel.withUnsafeMutableBytes { bytes in
      let context = unsafe CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [255, 0, 0, 255])
  }

  /// Core Graphics counts y from the bottom; little-endian pixels with alpha first are blue, green, red, alpha.
  @Test func theOriginIsAtTheBottom() throws {
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try #require(
      unsafe CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = (0..<16).map { unsafe context.data?.load(fromByteOffset: $0, as: UInt8.self) ?? 9 }
    #expect(context.bytesPerRow == 8 && bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
    // What somebody writes into the memory is in the image.
    unsafe context.data?.storeBytes(of: 255, toByteOffset: 7, as: UInt8.self)
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 1].red == 255 && image.bitmap[1, 0].alpha == 255 && image.bitmap[0, 0].alpha == 0)
  }

  @Test func formatsThatCoreGraphicsDoesNotDrawOnAreRefused() {
    func makes(_ space: CGColorSpace, _ info: CGImageAlphaInfo, bits: Int = 8, row: Int = 0) -> Bool {
      unsafe CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: info.rawValue) != nil
    }
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(makes(gray, .none) && makes(space, .noneSkipFirst) && makes(gray, .alphaOnly))
    #expect(!makes(space, .last) && !makes(space, .none) && !makes(gray, .premultipliedLast))
    #expect(!makes(space, .premultipliedLast, bits: 16) && !makes(space, .premultipliedLast, row: 7))
  }

  @Test func aLayerIsDrawnAsOne() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    let bitmap = try #require(context.makeImage()).bitmap
    #expect((0..<3).map { bitmap[$0, 0].alpha } == [128, 128, 128])
  }
}
