import CRasterKernels

extension AreaFilter {
  /// All of them by vectors.
  var resampledByVectors: Bitmap {
    var pixels = [Pixel](repeating: .clear, count: width * height)
    var all = pixels.mutableSpan
    for row in 0..<height {
      var target = all._mutatingExtracting(row * width..<(row + 1) * width)
      fill(&target, 0..<width, row)
    }
    return Bitmap(inner: pixels, width: width, height: height, isOpaque: bitmap.isOpaque)
  }

  /// The pixels of some columns of a row.
  func fill(_ target: inout MutableSpan<Pixel>, _ range: Range<Int>, _ row: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= width, "Each pixel has its taps")
    precondition(row >= 0 && row < height && target.count >= range.count, "Each pixel has its taps")
    guard !range.isEmpty else { return }
    let texels = columns.texels(range.lowerBound).union(columns.texels(range.upperBound - 1))
    let (first, count) = (rows.firsts[row], rows.starts[row + 1] - rows.starts[row])
    precondition(texels.lowerBound >= 0 && texels.upperBound <= bitmap.width, "Taps lie within the bitmap")
    precondition(first >= 0 && first + count <= bitmap.height, "Taps lie within the bitmap")
    // The partner of an odd last tap is read and counts for nothing.
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

  /// - Parameter first: the texel that the sums begin with; they hold all that the columns take.
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

extension Taps {
  /// The texels that a cell takes.
  fileprivate func texels(_ cell: Int) -> Range<Int> {
    firsts[cell]..<firsts[cell] + starts[cell + 1] - starts[cell]
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
