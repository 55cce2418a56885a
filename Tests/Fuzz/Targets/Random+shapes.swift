package import Raster

extension Random {
  package mutating func pixel(opaque: Bool = false) -> Pixel {
    let alpha = opaque ? 255 : [0, 255, below(256)][below(3)]
    return Pixel(
      red: UInt8(below(alpha + 1)), green: UInt8(below(alpha + 1)), blue: UInt8(below(alpha + 1)), alpha: UInt8(alpha))
  }

  package mutating func bitmap(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    guard !isFed else {
      var inner = Random(UInt64(below(65_536)))
      return inner.bitmap(width, height, opaque: opaque)
    }
    return Bitmap(width: width, height: height, pixels: (0..<width * height).map { _ in pixel(opaque: opaque) })
  }

  package mutating func rect(within side: Double) -> Rect {
    Rect(x: double(-2...side), y: double(-2...side), width: double(0.1...side), height: double(0.1...side))
  }

  /// A turn about a point, with a scale; sine and cosine by the half-angle rule.
  package mutating func turn(about x: Double, _ y: Double, scale: ClosedRange<Double> = 1...1) -> Affine {
    turned(double(-2...2), about: x, y, scale: double(scale))
  }

  package mutating func point(_ range: ClosedRange<Double>) -> Point { Point(x: double(range), y: double(range)) }

  /// A closed polygon that may cross itself.
  package mutating func polygon(_ count: Int, _ range: ClosedRange<Double>) -> [Point] { (0..<count).map { _ in point(range) } }

  /// Outlines of lines and curves.
  package mutating func path(_ range: ClosedRange<Double>) -> Path {
    var path = Path()
    for _ in 0...below(2) {
      path.move(to: point(range))
      for _ in 0...below(4) {
        switch below(3) {
        case 0: path.line(to: point(range))
        case 1: path.quad(to: point(range), control: point(range))
        default: path.cubic(to: point(range), control1: point(range), control2: point(range))
        }
      }
      if below(2) == 0 { path.close() }
    }
    return path
  }
}

/// A turn whose half angle has the tangent `t`.
package func turned(_ t: Double, about x: Double, _ y: Double, scale: Double = 1) -> Affine {
  let (cosine, sine) = ((1 - t * t) / (1 + t * t) * scale, 2 * t / (1 + t * t) * scale)
  return Affine.translation(x: -x, y: -y)
    .concatenating(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    .concatenating(.translation(x: x, y: y))
}
