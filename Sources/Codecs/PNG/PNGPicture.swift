package import Raster

/// A picture in the form a PNG stores it; nothing is lost.
package struct PNGPicture {
  package enum Form: Equatable {
    /// Samples are pixels whose alphas are ignored. The key is a colour that stands for a transparent pixel.
    case rgb(key: Pixel?)
    /// Samples are pixels.
    case rgba
    /// Samples are palette indices, a byte a pixel.
    case palette([Pixel], depth: Int)
    /// Samples are grey levels below 2 to the power of `depth`, a byte a pixel.
    case gray(depth: Int)
    /// Samples are a grey level and an alpha, two bytes a pixel.
    case grayAlpha
  }

  package enum Samples {
    /// Straight pixels.
    case pixels([Pixel])
    case bytes([UInt8])
  }

  package let width: Int
  package let height: Int
  package let form: Form
  package let samples: Samples

  var rowBytes: Int {
    switch form {
    case .rgb, .rgba: width * MemoryLayout<Pixel>.stride
    case .palette, .gray: width
    case .grayAlpha: width * 2
    }
  }

  init(width: Int, height: Int, form: Form, samples: Samples) {
    self.width = width
    self.height = height
    self.form = form
    self.samples = samples
  }

  /// Takes the first form that holds the bitmap: grey levels, a palette, grey and alpha, RGB, RGBA. Grey levels that need more bits
  /// than a palette come after the palette.
  package init(_ bitmap: Bitmap) {
    let palette = PNGPalette(bitmap)
    if let palette, let depth = Self.grayDepth(of: palette.colors), depth <= palette.bitDepth {
      let levels = palette.colors.map { Self.level($0, depth) }
      self.init(bitmap, .gray(depth: depth), .bytes(palette.indices.map { levels[Int($0)] }))
    } else if let palette {
      self.init(bitmap, .palette(palette.colors, depth: palette.bitDepth), .bytes(palette.indices))
    } else if bitmap.pixels.allSatisfy({ $0.red == $0.green && $0.green == $0.blue }) {
      let straight = bitmap.pixels.lazy.map(StraightColor.straight)
      self.init(bitmap, .grayAlpha, .bytes(straight.flatMap { [$0.red, $0.alpha] }))
    } else if bitmap.pixels.allSatisfy({ $0.alpha == 255 }) {
      self.init(bitmap, .rgb(key: nil), .pixels(bitmap.pixels))
    } else {
      self.init(bitmap, .rgba, .pixels(bitmap.pixels.map(StraightColor.straight)))
    }
  }

  private init(_ bitmap: Bitmap, _ form: Form, _ samples: Samples) {
    self.init(width: bitmap.width, height: bitmap.height, form: form, samples: samples)
  }

  /// The fewest bits that hold all grey levels; nil if a colour is not an opaque grey.
  private static func grayDepth(of colors: [Pixel]) -> Int? {
    guard colors.allSatisfy({ $0.alpha == 255 && $0.red == $0.green && $0.green == $0.blue }) else { return nil }
    return [1, 2, 4].first { depth in colors.allSatisfy { Int($0.red) % (255 / (1 << depth - 1)) == 0 } } ?? 8
  }

  private static func level(_ color: Pixel, _ depth: Int) -> UInt8 {
    color.red >> (8 - depth)
  }

  /// Some of the rows, as a picture of their own.
  func rows(_ rows: [Int]) -> PNGPicture {
    let part: Samples =
      switch samples {
      case .pixels(let pixels): .pixels(rows.flatMap { pixels[$0 * width..<($0 + 1) * width] })
      case .bytes(let bytes): .bytes(rows.flatMap { bytes[$0 * rowBytes..<($0 + 1) * rowBytes] })
      }
    return PNGPicture(width: width, height: rows.count, form: form, samples: part)
  }
}
