import CRasterKernels

// What stands between Swift's spans and the kernels in C. Lengths are checked here; all that is unsafe stands here and in the
// other files of this name.

extension Kernels {
  static let isSupported = rk_supported() != 0

  func fill(_ target: inout MutableSpan<Pixel>, stride: Int, columns: Range<Int>, rows: Int, _ color: Pixel) {
    precondition(columns.lowerBound >= 0 && columns.upperBound <= stride, "A block lies within its rows")
    precondition(rows <= 0 || (rows - 1) * stride + columns.upperBound <= target.count, "A block lies within its rows")
    guard rows > 0, !columns.isEmpty else { return }
    unsafe target.withWords { unsafe rk_fill($0 + columns.lowerBound, stride, columns.count, rows, color.bits) }
  }

  /// - Parameter source: from the first pixel of the block to the last, its rows `sourceStride` pixels apart.
  func copy(
    _ target: inout MutableSpan<Pixel>, stride: Int, columns: Range<Int>, rows: Int, _ source: Span<Pixel>,
    stride sourceStride: Int
  ) {
    precondition(columns.lowerBound >= 0 && columns.upperBound <= stride, "A block lies within its rows")
    precondition(rows <= 0 || (rows - 1) * stride + columns.upperBound <= target.count, "A block lies within its rows")
    precondition(rows <= 0 || (rows - 1) * sourceStride + columns.count <= source.count, "A block lies within its rows")
    guard rows > 0, !columns.isEmpty else { return }
    unsafe target.withWords { words in
      unsafe source.withWords { source in
        unsafe rk_copy(words + columns.lowerBound, stride, source, sourceStride, columns.count, rows)
      }
    }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ source: Span<Pixel>) {
    precondition(source.count == target.count, "A row is laid over as many pixels as it has")
    let count = target.count
    unsafe target.withWords { words in unsafe source.withWords { unsafe rk_over(words, $0, count) } }
  }

  func copy(_ target: inout MutableSpan<Pixel>, _ source: Span<Pixel>) {
    precondition(source.count == target.count, "A row is laid over as many pixels as it has")
    let count = target.count
    unsafe target.withWords { words in unsafe source.withWords { unsafe words.update(from: $0, count: count) } }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ source: Span<Pixel>, by factor: UInt8) {
    precondition(source.count == target.count, "A row is laid over as many pixels as it has")
    let count = target.count
    unsafe target.withWords { words in unsafe source.withWords { unsafe rk_over_scaled(words, $0, count, factor) } }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ source: Span<Pixel>, _ coverage: Span<UInt8>, _ opacity: UInt8) {
    precondition(source.count == target.count && coverage.count == target.count, "A row has one coverage for each pixel")
    let count = target.count
    unsafe target.withWords { words in
      unsafe source.withWords { source in
        unsafe coverage.withUnsafeBufferPointer { unsafe rk_over_covered(words, source, $0.baseAddress!, count, opacity) }
      }
    }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ color: Pixel) {
    let count = target.count
    unsafe target.withWords { unsafe rk_color_over($0, color.bits, count) }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ color: Pixel, _ coverage: Span<UInt8>, _ opacity: UInt8) {
    precondition(coverage.count == target.count, "A row has one coverage for each pixel")
    let count = target.count
    unsafe target.withWords { words in
      unsafe coverage.withUnsafeBufferPointer { unsafe rk_color_covered(words, color.bits, $0.baseAddress!, count, opacity) }
    }
  }

  func restore(_ target: inout MutableSpan<Pixel>, _ backdrop: Span<Pixel>, outside coverage: Span<UInt8>) {
    precondition(backdrop.count == target.count && coverage.count == target.count, "A row has one coverage for each pixel")
    let count = target.count
    unsafe target.withWords { words in
      unsafe backdrop.withWords { backdrop in
        unsafe coverage.withUnsafeBufferPointer { unsafe rk_restore(words, backdrop, $0.baseAddress!, count) }
      }
    }
  }
}

extension MutableSpan<Pixel> {
  /// The bits of all pixels; of none, nothing is called.
  @inline(__always)
  mutating func withWords(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    unsafe withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe body(base.assumingMemoryBound(to: UInt32.self))
    }
  }
}

extension Span<Pixel> {
  @inline(__always)
  func withWords(_ body: (UnsafePointer<UInt32>) -> Void) {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe body(base.assumingMemoryBound(to: UInt32.self))
    }
  }
}
