private import CCompression

/// Merges colours until few are left, as a rule always the two whose union adds the least to the sum of squared distances from the colours to
/// their means (Ward, 1963). Of many colours, what a union adds may count less where many pixels have them, as boxes do in `ColorBoxes`: that keeps
/// colours apart which few pixels have. Pages of few colours flicker less without it.
///
/// Its palettes of 255 entries for 700 colours at random lose 51 squared levels, palettes made of boxes alone 61. Films take about as many bytes
/// at as much error with either, and flicker less with these.
enum ColorMerger {
  /// Merging takes time that grows with the square of their number, so more colours are gathered in so many boxes before. With half as many 28 clips of seed
  /// 601 of `scripts/bench clips` take .85 % more bytes at the same error, at qualities from 74 to 92.
  static let most = 1024

  /// Merges sums like those of `ColorPoint`, at most `limit` of which are left.
  /// - Parameters:
  ///   - error: fewer are left if these keep the sum of squared distances, in levels, below it.
  ///   - evenness: how much less a union counts where many pixels have the colours.
  static func merged(_ sums: [SIMD4<Double>], into limit: Int, error: Double, evenness: Evenness) -> [SIMD4<Double>] {
    var sums = sums
    var goal = color_merge_goal(limit: limit, error: error, roots: evenness.roots)
    let isDone = unsafe sums.withUnsafeMutableBytes { sums in
      unsafe color_merge(
        sums.assumingMemoryBound(to: Double.self).baseAddress, sums.count / MemoryLayout<SIMD4<Double>>.size, &goal)
    }
    precondition(isDone != 0, "There is no memory for \(sums.count) colours")
    return sums.filter { $0.w > 0 }
  }
}

extension Evenness {
  /// How many square roots in each other are taken.
  fileprivate var roots: Int32 {
    switch self {
    case .none: 0
    case .squareRoot: 1
    case .fourthRoot: 2
    case .eighthRoot: 3
    }
  }
}
