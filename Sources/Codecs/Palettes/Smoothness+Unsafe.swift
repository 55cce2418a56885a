package import Raster

/// Tells which pixels are smooth: they hardly differ from a neighbour beside them and from one above or below them.
package struct Smoothness {
  private let bitmap: Bitmap
  private var row = -1
  private var flags: [UInt8]

  /// How many levels neighbours in a gradient may differ; at edges they differ by more.
  private static let step: UInt8 = 6

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    flags = Array(repeating: 0, count: bitmap.width)
  }

  /// The flags of a row: 255 for each pixel that is smooth and 0 for others.
  package mutating func flags(at y: Int) -> [UInt8] {
    if row != y { look(at: y) }
    return flags
  }

  /// Sets the flags of a row, four pixels at once, which takes less than half the time of single pixels on a photograph.
  private mutating func look(at y: Int) {
    row = y
    let (width, start) = (bitmap.width, y * bitmap.width)
    let other = y > 0 ? start - width : bitmap.height > 1 ? start + width : start
    flags[0] = holds(0, y) ? 255 : 0
    var x = 1
    unsafe bitmap.pixels.withUnsafeBytes { bytes in
      unsafe flags.withUnsafeMutableBufferPointer { flags in
        let limits = SIMD4<UInt32>(repeating: UInt32(Self.step) * 0x01_0101)
        while x + 4 <= width {
          let own = unsafe bytes.loadUnaligned(fromByteOffset: (start + x) * 4, as: SIMD16<UInt8>.self)
          let beside = unsafe bytes.loadUnaligned(fromByteOffset: (start + x - 1) * 4, as: SIMD16<UInt8>.self)
          let along = unsafe bytes.loadUnaligned(fromByteOffset: (other + x) * 4, as: SIMD16<UInt8>.self)
          let far = Self.higher(Self.difference(own, beside), Self.difference(own, along))
          let levels = Self.higher(far, SIMD16(repeating: Self.step))
          let rough = unsafe (unsafeBitCast(levels, to: SIMD4<UInt32>.self) & 0xFF_FFFF) ^ limits
          let smooth = SIMD4<UInt32>.zero.replacing(with: 255, where: rough .== 0)
          unsafe UnsafeMutableRawBufferPointer(flags).storeBytes(
            of: SIMD4<UInt8>(truncatingIfNeeded: smooth), toByteOffset: x, as: SIMD4<UInt8>.self)
          x += 4
        }
      }
    }
    while x < width {
      flags[x] = holds(x, y) ? 255 : 0
      x += 1
    }
  }

  @inline(__always)
  private static func higher(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> SIMD16<UInt8> {
    one.replacing(with: other, where: one .< other)
  }

  @inline(__always)
  private static func difference(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> SIMD16<UInt8> {
    higher(one, other) &- one.replacing(with: other, where: other .< one)
  }

  @inline(__always)
  package func holds(_ x: Int, _ y: Int) -> Bool {
    let (width, at) = (bitmap.width, y * bitmap.width + x)
    let beside = x > 0 ? at - 1 : width > 1 ? at + 1 : at
    let along = y > 0 ? at - width : bitmap.height > 1 ? at + width : at
    let pixel = bitmap.pixels[at]
    return Self.areNear(pixel, bitmap.pixels[beside]) && Self.areNear(pixel, bitmap.pixels[along])
  }

  @inline(__always)
  private static func areNear(_ one: Pixel, _ other: Pixel) -> Bool {
    let red = Int32(one.red) - Int32(other.red)
    let green = Int32(one.green) - Int32(other.green)
    let blue = Int32(one.blue) - Int32(other.blue)
    return max(abs(red), abs(green), abs(blue)) <= Int32(step)
  }
}
