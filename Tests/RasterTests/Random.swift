import Raster

/// A linear congruential generator: the same numbers in every run.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33)
  }

  mutating func below(_ count: Int) -> Int { Int(next()) % count }

  mutating func double(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() & 0xFFFFFF) / 0xFFFFFF * (range.upperBound - range.lowerBound)
  }

  mutating func pixel(opaque: Bool = false) -> Pixel {
    let alpha = opaque ? 255 : [0, 255, below(256)][below(3)]
    return Pixel(
      red: UInt8(below(alpha + 1)), green: UInt8(below(alpha + 1)), blue: UInt8(below(alpha + 1)), alpha: UInt8(alpha))
  }

  mutating func bitmap(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).map { _ in pixel(opaque: opaque) })
  }

  mutating func rect(within side: Double) -> Rect {
    Rect(x: double(-2...side), y: double(-2...side), width: double(0.1...side), height: double(0.1...side))
  }

  /// A turn about a point, with a scale; sine and cosine by the half-angle rule.
  mutating func turn(about x: Double, _ y: Double, scale: ClosedRange<Double> = 1...1) -> Affine {
    turned(double(-2...2), about: x, y, scale: double(scale))
  }
}

/// A turn whose half angle has the tangent `t`.
func turned(_ t: Double, about x: Double, _ y: Double, scale: Double = 1) -> Affine {
  let (cosine, sine) = ((1 - t * t) / (1 + t * t) * scale, 2 * t / (1 + t * t) * scale)
  return Affine.translation(x: -x, y: -y)
    .concatenating(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    .concatenating(.translation(x: x, y: y))
}

let white = Pixel(red: 255, green: 255, blue: 255)
let black = Pixel(red: 0, green: 0, blue: 0)
let red = Pixel(red: 255, green: 0, blue: 0)

func picture(_ side: Int, _ items: Picture.Item...) -> Picture {
  Picture(width: side, height: side, items: items)
}

/// Paints alone, on a square.
func painted(_ side: Int, _ items: Picture.Item...) -> Bitmap {
  Picture(width: side, height: side, items: items).rasterized()
}

extension Picture.Item {
  static func color(_ color: Pixel, _ rect: Rect, _ transform: Affine = .identity, opacity: UInt8 = 255) -> Self {
    .fill(.init(.rect(rect), .color(color), transform: transform, opacity: opacity))
  }

  /// The bitmap over as many units as it has pixels.
  static func bitmap(_ bitmap: Bitmap, _ transform: Affine = .identity, opacity: UInt8 = 255) -> Self {
    let rect = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    return .fill(.init(.rect(rect), .bitmap(bitmap, rect), transform: transform, opacity: opacity))
  }
}

extension Picture {
  var agrees: Bool { Route.allCases.allSatisfy { rasterized(route: $0) == rasterized(route: .plain) } }
}
