import Raster

extension ColorPlaces {
  /// Of every pixel of a rectangle, its colour's place, or `other` where it has none.
  func lookup(_ canvas: ShownCanvas, _ rect: PixelRect, else other: UInt8) -> [UInt8] {
    unsafe canvas.pixels.withUnsafeBufferPointer { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: rect.width * rect.height) { found, count in
        count = rect.width * rect.height
        for y in 0..<rect.height {
          let start = (rect.top + y) * canvas.width + rect.left
          unsafe lookup(
            UnsafeBufferPointer(rebasing: pixels[start..<start + rect.width]), else: other,
            UnsafeMutableBufferPointer(rebasing: found[y * rect.width..<(y + 1) * rect.width]))
        }
      }
    }
  }

  private func lookup(
    _ pixels: UnsafeBufferPointer<Pixel>, else other: UInt8, _ found: UnsafeMutableBufferPointer<UInt8>
  ) {
    let bytes = UnsafeRawBufferPointer(pixels)
    var (last, place) = (Pixel.clear, other)
    var at = 0
    while at < pixels.count {
      let color = unsafe pixels[at]
      if color.bits != last.bits {
        place = self.place(of: color, else: other)
        last = color
      } else if at + 8 <= pixels.count {
        // Eight at once where a colour goes on.
        let pair = UInt64(color.bits) << 32 | UInt64(color.bits)
        var difference = UInt64(0)
        for number in 0..<4 {
          difference |= unsafe bytes.loadUnaligned(fromByteOffset: at * 4 + number * 8, as: UInt64.self) ^ pair
        }
        if difference == 0 {
          let eight = UInt64(place) &* 0x0101_0101_0101_0101
          unsafe UnsafeMutableRawBufferPointer(found).storeBytes(of: eight, toByteOffset: at, as: UInt64.self)
          at += 8
          continue
        }
      }
      unsafe found[at] = place
      at += 1
    }
  }
}
