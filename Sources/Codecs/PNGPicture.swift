package import Raster

/// A picture in the form a PNG stores it; nothing is lost.
package struct PNGPicture {
  package enum Form: Equatable {
    /// Four bytes a pixel, of which the last counts for nothing. A key is the colour that stands for nothing at all.
    case rgb(key: Pixel?)
    case rgba
    /// A byte a pixel.
    case palette([Pixel], depth: Int)
    /// A byte a pixel: its level below 2 to the power of the depth.
    case gray(depth: Int)
    /// Two bytes a pixel.
    case grayAlpha
  }

  package let width: Int
  package let height: Int
  package let form: Form
  package let bytes: [UInt8]

  var bytesPerPixel: Int {
    switch form {
    case .rgb, .rgba: 4
    case .palette, .gray: 1
    case .grayAlpha: 2
    }
  }

  init(width: Int, height: Int, form: Form, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.form = form
    self.bytes = bytes
  }

  /// The form of the fewest bits: of grey levels, a palette, grey and alpha, RGB and RGBA the first that holds everything,
  /// where grey levels of more bits than a palette needs come after it.
  package init(_ bitmap: Bitmap) {
    let palette = PNGPalette(bitmap)
    if let palette, let depth = Self.grayDepth(of: palette.colors), depth <= palette.bitDepth {
      let levels = palette.colors.map { Self.level($0, depth) }
      self.init(bitmap, .gray(depth: depth), palette.indices.map { levels[Int($0)] })
    } else if let palette {
      self.init(bitmap, .palette(palette.colors, depth: palette.bitDepth), palette.indices)
    } else if bitmap.pixels.allSatisfy({ $0.red == $0.green && $0.green == $0.blue }) {
      let straight = bitmap.pixels.lazy.map(StraightColor.straight)
      self.init(bitmap, .grayAlpha, straight.flatMap { [$0.red, $0.alpha] })
    } else if bitmap.pixels.allSatisfy({ $0.alpha == 255 }) {
      self.init(bitmap, .rgb(key: nil), StraightColor.bytes(bitmap.pixels))
    } else {
      self.init(bitmap, .rgba, StraightColor.bytes(bitmap.pixels))
    }
  }

  private init(_ bitmap: Bitmap, _ form: Form, _ bytes: [UInt8]) {
    self.init(width: bitmap.width, height: bitmap.height, form: form, bytes: bytes)
  }

  /// Nil where a colour is not an opaque grey.
  private static func grayDepth(of colors: [Pixel]) -> Int? {
    guard colors.allSatisfy({ $0.alpha == 255 && $0.red == $0.green && $0.green == $0.blue }) else { return nil }
    return [1, 2, 4].first { depth in colors.allSatisfy { Int($0.red) % (255 / (1 << depth - 1)) == 0 } } ?? 8
  }

  private static func level(_ color: Pixel, _ depth: Int) -> UInt8 {
    color.red >> (8 - depth)
  }

  /// Some of the rows, as a picture of their own.
  func rows(_ rows: [Int]) -> PNGPicture {
    let rowBytes = width * bytesPerPixel
    let part = rows.flatMap { bytes[$0 * rowBytes..<($0 + 1) * rowBytes] }
    return PNGPicture(width: width, height: rows.count, form: form, bytes: part)
  }
}
