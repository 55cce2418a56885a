/// A part of a picture's rows on which to try what to do with all.
enum SampledRows {
  private static let bandHeight = 8
  /// One band in so many is taken; high pictures give a smaller share, since a hundred rows tell as much.
  private static let share = 8...16

  /// The rows of one band of eight in every so many; all rows of a low picture.
  static func of(_ height: Int) -> [Int] {
    guard height >= bandHeight * share.lowerBound * 2 else { return Array(0..<height) }
    let share = min(max(share.lowerBound, height / 96), share.upperBound)
    return (0..<height).filter { $0 / bandHeight % share == share / 2 }
  }
}
