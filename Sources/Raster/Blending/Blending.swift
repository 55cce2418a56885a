// Goals, in this order: exact (every product of two bytes is divided by 255 and rounded once, to the nearest), the
// same on every machine, fast. Two channels share a 32-bit word as two 16-bit lanes; no product leaves its lane.

/// `value` / 255 to the nearest whole number, for 0...65,535. It never lies midway between two, because 255 is odd.
@inlinable
package func dividedBy255(_ value: UInt32) -> UInt32 {
  let sum = value &+ 128
  return (sum &+ (sum >> 8)) >> 8
}

/// `dividedBy255` for two lanes of 16 bits, each at most 255 × 255.
@inlinable
func dividedBy255InLanes(_ values: UInt32) -> UInt32 {
  let sum = values &+ 0x0080_0080
  return ((sum &+ ((sum >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
}

@inlinable
func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: dividedBy255(UInt32(one) &* UInt32(other)))
}

extension Pixel {
  /// Every component × `factor` / 255.
  @inlinable
  package func scaled(by factor: UInt8) -> Pixel {
    let factor = UInt32(factor)
    let redBlue = dividedBy255InLanes((bits & 0x00FF_00FF) &* factor)
    let greenAlpha = dividedBy255InLanes(((bits >> 8) & 0x00FF_00FF) &* factor)
    return Pixel(bits: redBlue | greenAlpha << 8)
  }

  /// Every component × 255 / `divisor`, but at most 255.
  func divided(by divisor: UInt8) -> Pixel {
    let (whole, half) = (UInt32(divisor), UInt32(divisor) / 2)
    func part(_ shift: UInt32) -> UInt32 { min(((bits >> shift & 255) * 255 + half) / whole, 255) << shift }
    return Pixel(bits: part(0) | part(8) | part(16) | part(24))
  }

  /// This pixel laid over another: s + d × (255 − alpha) / 255.
  @inlinable
  package func over(_ backdrop: Pixel) -> Pixel {
    Pixel(bits: bits &+ backdrop.scaled(by: 255 &- alpha).bits)
  }

  /// `share` / 255 of this pixel and the rest of the other, rounded once.
  @inlinable
  package func mixed(_ share: UInt8, into other: Pixel) -> Pixel {
    let mine = UInt32(share)
    let rest = 255 &- mine
    let redBlue = dividedBy255InLanes((bits & 0x00FF_00FF) &* mine &+ (other.bits & 0x00FF_00FF) &* rest)
    let greenAlpha = dividedBy255InLanes(
      ((bits >> 8) & 0x00FF_00FF) &* mine &+ ((other.bits >> 8) & 0x00FF_00FF) &* rest)
    return Pixel(bits: redBlue | greenAlpha << 8)
  }
}

// Plain twins of the functions above, one channel and one division at a time. The fast functions must give the same.

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
