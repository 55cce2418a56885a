import CRasterKernels

extension AreaFilter {
  /// Fills `target` with the pixels of some columns of an output row; there must be at least one column.
  func fillByVectors(_ target: inout MutableSpan<Pixel>, _ range: Range<Int>, _ row: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= width, "Each pixel has its taps")
    precondition(row >= 0 && row < height && target.count >= range.count, "Each pixel has its taps")
    let texels = columns.texels(range)
    let (first, count) = (rows.firsts[row], rows.starts[row + 1] - rows.starts[row])
    precondition(texels.lowerBound >= 0 && texels.upperBound <= bitmap.width, "Taps lie within the bitmap")
    precondition(first >= 0 && first + count <= bitmap.height, "Taps lie within the bitmap")
    // The kernel reads sums in pairs. An odd last one is read with the sum after it, which has the weight 0.
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * (texels.count + 1)) { sums in
      guard let base = sums.baseAddress else { return }
      unsafe bitmap.storage.span.withWords { words in
        let words = unsafe words + first * bitmap.width + texels.lowerBound
        unsafe mixRows(row, words, count, texels.count, into: base)
      }
      unsafe mixColumns(range, texels.lowerBound, base, into: &target)
    }
  }

  private func mixRows(
    _ row: Int, _ texels: UnsafePointer<UInt32>, _ taps: Int, _ count: Int, into sums: UnsafeMutablePointer<UInt32>
  ) {
    if isNarrow {
      unsafe rows.pairs.span.withUnsafeBufferPointer { pairs in
        unsafe rk_narrow_rows(sums, texels, bitmap.width, pairs.baseAddress! + row, height, taps, count)
      }
    } else {
      unsafe rows.weights.span.withUnsafeBufferPointer { weights in
        unsafe rk_area_rows(sums, texels, bitmap.width, weights.baseAddress! + rows.starts[row], taps, count)
      }
    }
  }

  /// - Parameter first: the texel to which the first of the sums belongs; every texel that the columns take must have its sum.
  private func mixColumns(
    _ range: Range<Int>, _ first: Int, _ sums: UnsafePointer<UInt32>, into row: inout MutableSpan<Pixel>
  ) {
    let (firsts, starts, pairs) = (columns.firsts.span, columns.starts.span, columns.pairs.span)
    unsafe row.withWords { words in
      unsafe firsts.withUnsafeBufferPointer { firsts in
        let firsts = unsafe firsts.baseAddress! + range.lowerBound
        if isNarrow {
          unsafe pairs.withUnsafeBufferPointer { pairs in
            let pairs = unsafe pairs.baseAddress! + range.lowerBound
            unsafe rk_narrow_columns(words, sums, firsts, pairs, width, columns.pairCount, range.count, first)
          }
        } else {
          unsafe starts.withUnsafeBufferPointer { starts in
            let starts = unsafe starts.baseAddress! + range.lowerBound
            unsafe rk_area_columns(words, sums, firsts, starts, columns.weights, range.count, first)
          }
        }
      }
    }
  }
}
