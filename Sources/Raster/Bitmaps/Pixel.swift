/// One pixel: 8-bit red, green, blue and alpha in sRGB, colour already multiplied by alpha.
///
/// The bytes lie in memory as R, G, B, A.
@frozen
public struct Pixel: Sendable, Hashable {
  /// Red in the lowest byte, alpha in the highest.
  public var bits: UInt32

  /// The pixel of four bytes, red in the lowest.
  @inlinable
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// Takes components that are already premultiplied: none may exceed `alpha`.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Red, at most `alpha`.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// Green, at most `alpha`.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// Blue, at most `alpha`.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// How opaque the pixel is.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  // A derived one would be called, not inlined, wherever another room compares pictures.
  @inlinable
  public static func == (one: Pixel, other: Pixel) -> Bool { one.bits == other.bits }

  /// A fully transparent pixel.
  public static let clear = Pixel(bits: 0)
}
