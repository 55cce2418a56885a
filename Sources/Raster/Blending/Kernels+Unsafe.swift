import CRasterKernels

// The kernels in C are called with Swift's spans here, and their lengths are checked. All that is unsafe in this module stands in
// files whose names end in +Unsafe.

extension Kernels {
  static let isSupported = rk_supported() != 0

  func fill(_ target: inout MutableSpan<Pixel>, _ patch: Patch, _ color: Pixel) {
    patch.check(target.count)
    unsafe target.withWords { unsafe rk_fill($0 + patch.columns.lowerBound, patch.stride, patch.width, patch.rows, color.bits) }
  }

  /// - Parameter source: the pixels from the patch's first to its last; its rows are `stride` pixels apart.
  func copy(_ target: inout MutableSpan<Pixel>, _ patch: Patch, _ source: Span<Pixel>, stride: Int) {
    patch.check(target.count, source.count, stride)
    unsafe target.withWords { words in
      unsafe source.withWords { source in
        unsafe rk_copy(words + patch.columns.lowerBound, patch.stride, source, stride, patch.width, patch.rows)
      }
    }
  }

  /// Blends the source over the target; each source pixel is multiplied by `factor` / 255 first.
  func over(
    _ target: inout MutableSpan<Pixel>, _ patch: Patch, _ source: Span<Pixel>, stride: Int, by factor: UInt8 = 255,
    isOpaque: Bool = false
  ) {
    patch.check(target.count, source.count, stride)
    unsafe target.withWords { words in
      let words = unsafe words + patch.columns.lowerBound
      unsafe source.withWords { source in
        if factor == 255 {
          unsafe rk_over(words, patch.stride, source, stride, patch.width, patch.rows)
        } else if isOpaque {
          unsafe rk_opaque_scaled(words, patch.stride, source, stride, patch.width, patch.rows, factor)
        } else {
          unsafe rk_over_scaled(words, patch.stride, source, stride, patch.width, patch.rows, factor)
        }
      }
    }
  }

  func over(_ target: inout MutableSpan<Pixel>, _ patch: Patch, _ color: Pixel) {
    patch.check(target.count)
    unsafe target.withWords { words in
      unsafe rk_color_over(words + patch.columns.lowerBound, patch.stride, patch.width, patch.rows, color.bits)
    }
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

/// A block of pixels: the same columns of successive rows.
struct Patch {
  /// How many pixels after a pixel the one below it is stored.
  let stride: Int
  let columns: Range<Int>
  let rows: Int

  init(stride: Int, columns: Range<Int>, rows: Int) {
    self.stride = stride
    self.columns = columns
    self.rows = rows
  }

  /// A patch that is one whole row.
  init(row count: Int) {
    self.init(stride: count, columns: 0..<count, rows: 1)
  }

  var width: Int { columns.count }

  fileprivate func check(_ count: Int) {
    precondition(rows >= 0 && columns.lowerBound >= 0 && columns.upperBound <= stride, "A patch lies within its rows")
    precondition(rows == 0 || (rows - 1) * stride + columns.upperBound <= count, "A patch lies within its rows")
  }

  fileprivate func check(_ count: Int, _ sourceCount: Int, _ sourceStride: Int) {
    check(count)
    precondition(width <= sourceStride || rows <= 1, "A patch is painted with as many pixels as it has")
    precondition(
      rows == 0 || (rows - 1) * sourceStride + width <= sourceCount, "A patch is painted with as many pixels as it has")
  }
}

extension MutableSpan<Pixel> {
  /// Calls `body` with a pointer to the bits of all pixels; if there are no pixels, `body` is not called.
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
