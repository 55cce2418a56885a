import Raster

/// How a colour is shown with a palette: the nearest entry, and the one to mix with it where dithering is due.
struct PaletteMatch {
  var first: UInt8
  var second: UInt8
  /// The palette's colour of `first`.
  private var origin: Pixel
  /// Along it lies `second`, scaled so that the way there measures 2^14.
  private var direction: SIMD4<Int32>

  init(_ color: Pixel, in palette: [Pixel], by nearest: NearestColor) {
    let place = nearest.place(for: PerceptualSpace.shared.color(color))
    let near = palette[place]
    // The colour lies between its nearest entry and the one nearest to its mirror image.
    let mirrored = Self.mirrored(near, about: color)
    let other = near == color ? place : nearest.place(for: PerceptualSpace.shared.color(mirrored))
    first = UInt8(truncatingIfNeeded: place)
    second = UInt8(truncatingIfNeeded: other)
    origin = near
    direction = Self.direction(from: near, to: palette[other])
  }

  private static func mirrored(_ near: Pixel, about color: Pixel) -> Pixel {
    func beyond(_ center: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(min(max(2 * Int(center) - Int(other), 0), 255))
    }
    return Pixel(
      red: beyond(color.red, near.red), green: beyond(color.green, near.green), blue: beyond(color.blue, near.blue))
  }

  private static func direction(from one: Pixel, to other: Pixel) -> SIMD4<Int32> {
    let step = difference(other, one)
    let length = (step &* step).wrappedSum()
    return length == 0 ? .zero : (step &<< 14) / SIMD4(repeating: length)
  }

  @inline(__always)
  private static func difference(_ one: Pixel, _ other: Pixel) -> SIMD4<Int32> {
    SIMD4(
      Int32(one.red) - Int32(other.red), Int32(one.green) - Int32(other.green), Int32(one.blue) - Int32(other.blue), 0)
  }

  /// The entry for a colour near the one this was made for, at a threshold between 0 and 256.
  @inline(__always)
  func index(for color: Pixel, threshold: Int32) -> UInt8 {
    let share = (Self.difference(color, origin) &* direction).wrappedSum() >> 6
    return share > threshold ? second : first
  }
}
