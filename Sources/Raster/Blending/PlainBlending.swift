// The rules of blending by the book, one channel and one division at a time. The fast ones must agree with these.

extension Pixel {
  package func scaledPlainly(by factor: UInt8) -> Pixel {
    map { Self.divided(UInt32($0) * UInt32(factor)) }
  }

  package func overPlainly(_ backdrop: Pixel) -> Pixel {
    let shade = backdrop.scaledPlainly(by: 255 - alpha)
    return Pixel(
      red: red &+ shade.red, green: green &+ shade.green, blue: blue &+ shade.blue, alpha: alpha &+ shade.alpha)
  }

  /// value / 255, rounded to the nearest.
  private static func divided(_ value: UInt32) -> UInt8 {
    UInt8((2 * value + 255) / 510)
  }

  private func map(_ body: (UInt8) -> UInt8) -> Pixel {
    Pixel(red: body(red), green: body(green), blue: body(blue), alpha: body(alpha))
  }
}
