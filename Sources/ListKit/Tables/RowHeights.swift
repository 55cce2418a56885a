/// The heights of a section's rows, and where the rows begin.
///
/// As long as all rows are equally high, they cost nothing. The places of rows are sums from the first row on, so that they are the same
/// however the heights became known.
struct RowHeights {
  let count: Int
  /// The height of a row that nobody has measured.
  private let estimate: Double
  private var heights: [Double] = []
  /// The rows' beginnings, as far as they are known.
  private var starts: [Double] = []

  init(count: Int, estimate: Double) {
    (self.count, self.estimate) = (count, estimate)
  }

  init(_ heights: [Double]) {
    (count, estimate, self.heights) = (heights.count, 0, heights)
  }

  func height(_ row: Int) -> Double { heights.isEmpty ? estimate : heights[row] }

  /// Sets a row's height; true if it had another one.
  mutating func set(_ height: Double, at row: Int) -> Bool {
    guard self.height(row) != height else { return false }
    if heights.isEmpty { heights = [Double](repeating: estimate, count: count) }
    heights[row] = height
    starts.removeLast(max(starts.count - row - 1, 0))
    return true
  }

  /// Where a row begins; the end of the last one for `count`.
  mutating func start(_ row: Int) -> Double {
    if heights.isEmpty { return Double(row) * estimate }
    if starts.isEmpty { starts = [0] }
    while starts.count <= row { starts.append(starts[starts.count - 1] + heights[starts.count - 1]) }
    return starts[row]
  }

  /// The last row that begins at a place or before.
  mutating func row(at place: Double) -> Int {
    guard count > 0 else { return 0 }
    if heights.isEmpty { return estimate > 0 ? min(max(Int((place / estimate).rounded(.down)), 0), count - 1) : 0 }
    _ = start(count)
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
