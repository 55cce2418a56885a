import CRasterKernels

extension AreaFilter {
  /// All of them by vectors: one pixel for every column and every row of taps.
  var resampledByVectors: Bitmap {
    let (width, height) = (columns.firsts.count, rows.firsts.count)
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
    precondition(range.lowerBound >= 0 && range.upperBound <= columns.firsts.count, "Each pixel has its taps")
    precondition(row >= 0 && row < rows.firsts.count && target.count >= range.count, "Each pixel has its taps")
    guard !range.isEmpty else { return }
    let texels = columns.texels(range.lowerBound).union(columns.texels(range.upperBound - 1))
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * texels.count) { sums in
      guard let base = sums.baseAddress else { return }
      unsafe mixRows(row, texels, into: base)
      unsafe mixColumns(range, texels.lowerBound, base, into: &target)
    }
  }

  private func mixRows(_ row: Int, _ texels: Range<Int>, into sums: UnsafeMutablePointer<UInt32>) {
    let taps = (rows.starts[row]..<rows.starts[row + 1]).filter { rows.weights[$0] > 0 }
    let weights = taps.map { rows.weights[$0] }
    let starts = taps.map { (rows.firsts[row] + $0 - rows.starts[row]) * bitmap.width + texels.lowerBound }
    precondition(starts.allSatisfy { $0 >= 0 && $0 + texels.count <= bitmap.storage.count }, "Taps lie within the bitmap")
    unsafe bitmap.storage.span.withWords { words in
      let places = unsafe starts.map { unsafe Optional(words + $0) }
      unsafe rk_area_rows(sums, places, weights, weights.count, texels.count)
    }
  }

  /// - Parameter first: the texel that the sums begin with; they hold all that the columns take.
  private func mixColumns(
    _ range: Range<Int>, _ first: Int, _ sums: UnsafePointer<UInt32>, into row: inout MutableSpan<Pixel>
  ) {
    let (firsts, starts) = (columns.firsts.span, columns.starts.span)
    unsafe row.withWords { words in
      unsafe firsts.withUnsafeBufferPointer { firsts in
        unsafe starts.withUnsafeBufferPointer { starts in
          unsafe rk_area_columns(
            words, sums, firsts.baseAddress! + range.lowerBound, starts.baseAddress! + range.lowerBound, columns.weights,
            range.count, first)
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
