/// A part of a picture's rows on which to try what to do with all.
enum SampledRows {
  private static let bandHeight = 8
  private static let share = 8

  /// Every eighth band of eight rows; all rows of a low picture.
  static func of(_ height: Int) -> [Int] {
    guard height >= bandHeight * share * 2 else { return Array(0..<height) }
    return (0..<height).filter { $0 / bandHeight % share == share / 2 }
  }
}
