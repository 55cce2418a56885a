/// Drives colours away from their grey, or towards it, in whole numbers: the grey is the luma by Rec. 709, and results end at 0 and at
/// the pixel's alpha.
struct Saturation {
  /// The factor in 256ths.
  private let factor: Int32

  /// Nil for a factor that changes nothing or is no number. Factors end at 0 and at 16.
  init?(_ factor: Double) {
    guard factor.isFinite, factor != 1 else { return nil }
    self.factor = Int32((min(max(factor, 0), 16) * 256).rounded())
  }

  func applied(to pixel: Pixel) -> Pixel {
    let (red, green, blue) = (Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue))
    let luma = 218 * red + 732 * green + 74 * blue
    func driven(_ part: Int32) -> UInt8 {
      let value = (luma * 256 + (part * 1024 - luma) * factor + 131_072) >> 18
      return UInt8(min(max(value, 0), Int32(pixel.alpha)))
    }
    return Pixel(red: driven(red), green: driven(green), blue: driven(blue), alpha: pixel.alpha)
  }
}
