import CRasterKernels

extension ColorRamp {
  /// A ramp in the form that the kernel takes.
  struct Table {
    fileprivate let segments: [rk_segment]
    fileprivate let first: UInt64
    fileprivate let last: UInt64
    fileprivate let end: Double
  }

  var table: Table {
    let segments = segments.map {
      rk_segment(start: $0.start, scale: $0.scale, from: Self.lanes($0.from), to: Self.lanes($0.to))
    }
    return Table(segments: segments, first: Self.lanes(first), last: Self.lanes(last), end: end)
  }

  /// A pixel with 16 bits for each channel, red lowest.
  private static func lanes(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.red) | UInt64(pixel.green) << 16 | UInt64(pixel.blue) << 32 | UInt64(pixel.alpha) << 48
  }
}

extension Kernels {
  /// Fills a row with colours of a gradient; `place` tells for each index in the row how far along the gradient that pixel lies.
  @inline(__always)
  func fill(_ row: inout MutableSpan<Pixel>, _ count: Int, _ table: ColorRamp.Table, _ place: (Int) -> Double) {
    precondition(count <= row.count, "A row has room for its pixels")
    unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { places in
      for index in 0..<count { unsafe places[index] = place(index) }
      guard let places = places.baseAddress else { return }
      unsafe table.segments.withUnsafeBufferPointer { segments in
        var ramp = unsafe rk_ramp(
          segments: segments.baseAddress, count: segments.count, first: table.first, last: table.last, end: table.end)
        unsafe row.withWords { unsafe rk_ramp_colors($0, places, count, &ramp) }
      }
    }
  }
}
