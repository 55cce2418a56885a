/// Picks some of a picture's rows, on which ways to compress the whole picture are tried.
enum SampledRows {
  private static let bandHeight = 8
  /// One band of rows in 8 to 16 is taken. High pictures give a smaller share, since a hundred rows tell as much.
  private static let share = 8...16

  /// The sampled rows: one band of eight rows in every 8 to 16 bands, or all rows of a low picture.
  static func of(_ height: Int) -> [Int] {
    guard height >= bandHeight * share.lowerBound * 2 else { return Array(0..<height) }
    let share = min(max(share.lowerBound, height / 96), share.upperBound)
    return (0..<height).filter { $0 / bandHeight % share == share / 2 }
  }
}
