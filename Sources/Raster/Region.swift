/// A rectangle of whole device pixels; empty where a side is not positive.
package struct Region: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var rows: Range<Int> { minY..<maxY }

  func intersection(_ other: Region) -> Region {
    Region(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// An empty region adds nothing.
  func union(_ other: Region) -> Region {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Region(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Further by some pixels on each side.
  func expanded(by margin: Int) -> Region {
    Region(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  static let empty = Region(minX: 0, minY: 0, maxX: 0, maxY: 0)
}
