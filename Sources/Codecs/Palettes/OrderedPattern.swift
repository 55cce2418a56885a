/// Thresholds for ordered dithering: which of two colours a pixel gets, by its place alone.
///
/// Bayer's matrix of 8 × 8 ("An optimum method for two-level rendition of continuous-tone pictures", 1973).
enum OrderedPattern {
  static let side = 8

  /// 64 thresholds between 0 and 256, row after row, spread evenly: 2, 6, 10 … 254.
  static let thresholds: [Int32] = (0..<side * side).map { at in
    let (x, y) = (at % side, at / side)
    // The bits of x ^ y and y, interleaved and reversed.
    var rank = 0
    for bit in 0..<3 {
      rank = rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
    return Int32(rank * 4 + 2)
  }
}
