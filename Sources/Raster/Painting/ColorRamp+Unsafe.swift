import CRasterKernels

extension ColorRamp {
  /// A ramp as the kernel takes it.
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

  /// A channel in each 16 bits, red lowest.
  private static func lanes(_ pixel: Pixel) -> UInt64 {
    UInt64(pixel.red) | UInt64(pixel.green) << 16 | UInt64(pixel.blue) << 32 | UInt64(pixel.alpha) << 48
  }
}

extension Kernels {
  /// The colours at the places that `place` tells of each index of a row.
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
