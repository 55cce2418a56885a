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
      var (last, place) = (UInt32(0), other)
      var at = 0
      while at < stays.count {
        if unsafe stays[at] == 0 {
          unsafe found[at] = changed[Int(indices[at])]
          at += 1
          continue
        }
        let bits = unsafe pixels.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)
        if bits != last {
          place = self.place(of: Pixel(bits: bits), else: other)
          last = bits
        } else if at + 8 <= stays.count, unsafe Self.areAlike(pixels, at, bits) {
          // Changed ones among them have the same colour, hence the same place.
          unsafe found.storeBytes(of: UInt64(place) &* 0x0101_0101_0101_0101, toByteOffset: at, as: UInt64.self)
          at += 8
          continue
        }
        unsafe found[at] = place
        at += 1
      }
    }
  }

  /// Whether eight pixels have this colour.
  @inline(__always)
  private static func areAlike(_ pixels: UnsafeRawBufferPointer, _ at: Int, _ bits: UInt32) -> Bool {
    let pair = UInt64(bits) << 32 | UInt64(bits)
    var difference = UInt64(0)
    for number in 0..<4 {
      difference |= unsafe pixels.loadUnaligned(fromByteOffset: at * 4 + number * 8, as: UInt64.self) ^ pair
    }
    return difference == 0
  }
}
