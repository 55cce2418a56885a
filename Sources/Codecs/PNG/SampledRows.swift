/// Picks some of a picture's rows, on which ways to compress the whole picture are tried.
enum SampledRows {
  private static let bandHeight = 8
  /// One band of rows in 8 to 16 is taken. High pictures give a smaller share, since a hundred rows tell as much.
  private static let share = 8...16
  /// How many bands are taken where time counts most.
  private static let fewBands = 4

  /// The sampled rows: one band of eight rows in every 8 to 16 bands, or all rows of a low picture; for the quickest level four bands.
  static func of(_ height: Int, _ level: CompressionLevel) -> [Int] {
    if level == .fast { return rows(of: height, share: max(height / bandHeight / fewBands, 1)) }
    guard height >= bandHeight * share.lowerBound * 2 else { return Array(0..<height) }
    return rows(of: height, share: min(max(share.lowerBound, height / 96), share.upperBound))
  }

  private static func rows(of height: Int, share: Int) -> [Int] {
    (0..<height).filter { $0 / bandHeight % share == share / 2 }
  }
}
