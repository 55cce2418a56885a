package import Raster

/// A colour in OKLab (Ottosson 2020), its three axes times 8192 and rounded: equal distances look about equally far.
///
/// Tables are filled with IEEE additions, multiplications and divisions alone, so that they hold the same numbers on
/// every machine. Near black, lightness is good to about 1/100.
package struct PerceptualColor: Sendable, Equatable {
  package var lightness: Int32
  package var greenRed: Int32
  package var blueYellow: Int32

  /// The squared distance between two colours, at most about 2 · 8192².
  @inline(__always)
  package func squaredDistance(to other: PerceptualColor) -> Int32 {
    let l = lightness &- other.lightness
    let a = greenRed &- other.greenRed
    let b = blueYellow &- other.blueYellow
    return l &* l &+ a &* a &+ b &* b
  }
}

/// Turns opaque sRGB pixels into perceptual colours.
package struct PerceptualSpace: Sendable {
  package static let shared = PerceptualSpace()

  /// For each sRGB byte, its linear light times 65535.
  private let linear: [Int32]
  /// For each n, the cube root of n / 8192, times 8192.
  private let cubeRoots: [Int32]

  private init() {
    linear = (0...255).map { Int32((Self.linearLight(Double($0) / 255) * 65535).rounded()) }
    cubeRoots = (0...8192).map { Int32((Self.root(Double($0) / 8192, 3) * 8192).rounded()) }
  }

  package func color(_ pixel: Pixel) -> PerceptualColor {
    let r = linear[Int(pixel.red)]
    let g = linear[Int(pixel.green)]
    let b = linear[Int(pixel.blue)]
    let l = coneResponse(r, g, b, 27_015, 35_149, 3_372)
    let m = coneResponse(r, g, b, 13_887, 44_610, 7_039)
    let s = coneResponse(r, g, b, 5_787, 18_463, 41_286)
    return PerceptualColor(
      lightness: (3_448 * l + 13_003 * m - 67 * s) >> 14,
      greenRed: (32_408 * l - 39_790 * m + 7_382 * s) >> 14,
      blueYellow: (424 * l + 12_825 * m - 13_249 * s) >> 14)
  }

  /// The cube root of a weighted sum of red, green and blue light, times 8192. The weights are 65536ths that sum to 65536.
  @inline(__always)
  private func coneResponse(_ r: Int32, _ g: Int32, _ b: Int32, _ x: Int64, _ y: Int64, _ z: Int64) -> Int32 {
    let light = (Int64(r) * x + Int64(g) * y + Int64(b) * z) >> 16
    return cubeRoots[Int((light * 8192 + 32_767) / 65_535)]
  }

  private static func linearLight(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    return square * root(square, 5)
  }

  /// The positive n-th root of a number in 0...1, by Newton's method from above.
  private static func root(_ value: Double, _ n: Int) -> Double {
    guard value > 0 else { return 0 }
    var guess = 1.0
    while true {
      var power = 1.0
      for _ in 1..<n { power *= guess }
      let next = guess - (guess * power - value) / (Double(n) * power)
      if next >= guess { return guess }
      guess = next
    }
  }
}
