import Raster

extension ColorPlaces {
  /// Of every pixel of a rectangle, its colour's place, or `other` where it has none.
  ///
  /// - Parameter changed: the places of the entries that changed pixels have.
  func lookup(_ canvas: ShownCanvas, _ rect: PixelRect, of change: FrameChange, _ changed: [UInt8], else other: UInt8) -> [UInt8]
  {
    let changed = changed + Array(repeating: other, count: 256 - changed.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: rect.width * rect.height) { found, count in
      count = rect.width * rect.height
      unsafe canvas.pixels.withUnsafeBytes { pixels in
        unsafe change.stays.withUnsafeBytes { stays in
          unsafe change.indices.withUnsafeBytes { indices in
            for y in 0..<rect.height {
              let start = (rect.top + y) * canvas.width + rect.left
              let row = start..<start + rect.width
              unsafe lookup(
                UnsafeRawBufferPointer(rebasing: pixels[row.lowerBound * 4..<row.upperBound * 4]),
                UnsafeRawBufferPointer(rebasing: stays[row]), UnsafeRawBufferPointer(rebasing: indices[row]), changed,
                else: other,
                UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: found[y * rect.width..<(y + 1) * rect.width])))
            }
          }
        }
      }
    }
  }

  private func lookup(
    _ pixels: UnsafeRawBufferPointer, _ stays: UnsafeRawBufferPointer, _ indices: UnsafeRawBufferPointer, _ changed: [UInt8],
    else other: UInt8, _ found: UnsafeMutableRawBufferPointer
  ) {
    unsafe changed.withUnsafeBufferPointer { changed in
      unsafe colors.withUnsafeBufferPointer { colors in
        unsafe places.withUnsafeBufferPointer { places in
          var at = 0
          while at < stays.count {
            let eight = at + 8 <= stays.count ? unsafe stays.loadUnaligned(fromByteOffset: at, as: UInt64.self) : 1
            if eight == 0 {
              for number in at..<at &+ 8 { unsafe found[number] = changed[Int(indices[number])] }
              at &+= 8
              continue
            }
            if eight == Self.allEight, unsafe Self.areAlike(pixels, at) {
              let place = unsafe place(
                of: Pixel(bits: pixels.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)), else: other)
              unsafe found.storeBytes(of: UInt64(place) &* Self.allEight, toByteOffset: at, as: UInt64.self)
              at &+= 8
              continue
            }
            let end = min(at + 8, stays.count)
            while at < end {
              let bits = unsafe pixels.loadUnaligned(fromByteOffset: at &* 4, as: UInt32.self)
              let slot = slot(of: bits)
              let new = unsafe changed[Int(indices[at])]
              let difference = unsafe Int64(colors[slot] ^ bits)
              // All bits where the slot has this colour, and where the pixel stays.
              let isKnown = UInt8(truncatingIfNeeded: (difference &- 1) >> 63)
              let old = unsafe other ^ ((other ^ places[slot]) & isKnown)
              unsafe found[at] = new ^ ((new ^ old) & (0 &- stays[at]))
              at &+= 1
            }
          }
        }
      }
    }
  }

  private static let allEight: UInt64 = 0x0101_0101_0101_0101

  /// Whether eight pixels have the same colour.
  @inline(__always)
  private static func areAlike(_ pixels: UnsafeRawBufferPointer, _ at: Int) -> Bool {
    var difference = UInt64(0)
    let pair = UInt64(unsafe pixels.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)) &* 0x1_0000_0001
    for number in 0..<4 {
      difference |= unsafe pixels.loadUnaligned(fromByteOffset: at * 4 + number * 8, as: UInt64.self) ^ pair
    }
    return difference == 0
  }
}
