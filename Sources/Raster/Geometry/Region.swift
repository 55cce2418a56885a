/// A rectangle of whole device pixels; empty where a side is not positive.
public struct Region: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// The region between these edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A region of this size; without a place, that of a picture or bitmap.
  public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The pixels whose edges are the nearest to a rectangle's.
  init(nearest rect: Rect) {
    func pixel(_ edge: Double) -> Int { Int(min(max(edge, -1e6), 1e6).rounded()) }
    self.init(minX: pixel(rect.x), minY: pixel(rect.y), maxX: pixel(rect.x + rect.width), maxY: pixel(rect.y + rect.height))
  }

  /// The number of columns, not positive if there are none.
  public var width: Int { maxX - minX }
  /// The number of rows, not positive if there are none.
  public var height: Int { maxY - minY }
  /// Whether the region holds no pixel.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var rows: Range<Int> { minY..<maxY }

  /// The places of a row's pixels among those of a picture of some width.
  package func places(row y: Int, in width: Int) -> Range<Int> { y * width + minX..<y * width + maxX }

  var area: Int { isEmpty ? 0 : width * height }

  /// The pixels that lie in both regions.
  public func intersection(_ other: Region) -> Region {
    Region(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest region that holds both; an empty region adds nothing.
  public func union(_ other: Region) -> Region {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Region(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The region, larger by some pixels on each side; an empty region stays empty.
  func expanded(by margin: Int) -> Region {
    isEmpty
      ? self
      : Region(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Whether no pixel of the other lies outside.
  func contains(_ other: Region) -> Bool {
    other.isEmpty || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// This region without another one, if a rectangle or nothing is left; else the whole region.
  func remainder(beside other: Region) -> Region {
    guard !intersection(other).isEmpty else { return self }
    var rest = self
    if other.minX <= minX, other.maxX >= maxX {
      if other.minY <= minY { rest.minY = min(other.maxY, maxY) } else if other.maxY >= maxY { rest.maxY = other.minY }
    } else if other.minY <= minY, other.maxY >= maxY {
      if other.minX <= minX { rest.minX = other.maxX } else if other.maxX >= maxX { rest.maxX = other.minX }
    }
    return rest
  }

  /// A region without pixels.
  public static let empty = Region(width: 0, height: 0)
}
