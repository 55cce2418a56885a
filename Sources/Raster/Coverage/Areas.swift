/// Changes of coverage along a row of cells: each edge adds, to the cells it crosses, the change of the area to its right; the
/// sum from the left is the coverage. Between the cells that edges touch the sum stands still: that is a run.
struct Areas {
  private let bounds: Region
  private var changes: [Double]
  private var touched: [Range<Int>] = []

  init(_ bounds: Region) {
    self.bounds = bounds
    changes = Array(repeating: 0, count: bounds.width + 2)
  }

  /// Adds an edge that runs between two device columns within the row; cuts off what lies left of the first cell, where it
  /// counts in full, and right of the last, where it does not count.
  mutating func add(_ one: Double, _ other: Double, height: Double) {
    let (one, other) = (one - Double(bounds.minX), other - Double(bounds.minX))
    add(from: min(one, other), to: max(one, other), height)
  }

  private mutating func add(from left: Double, to right: Double, _ height: Double) {
    let end = Double(bounds.width)
    guard left < end else { return }
    let rise = right > left ? height / (right - left) : 0
    if left < 0 {
      changes[0] += right > 0 ? -left * rise : height
      touched.append(0..<1)
    }
    guard right >= 0 else { return }
    if left >= 0, left.rounded(.down) == right.rounded(.down) {
      add(cell: Int(left), middle: (left + right) / 2, height)
      touched.append(Int(left)..<Int(left) + 2)
    } else {
      spread(from: max(left, 0), to: min(right, end), rise)
    }
  }

  private mutating func spread(from left: Double, to right: Double, _ rise: Double) {
    let first = Int(left)
    let end = Int(right.rounded(.up))
    for cell in first..<max(end, first) {
      let start = max(left, Double(cell))
      let stop = min(right, Double(cell + 1))
      add(cell: cell, middle: (start + stop) / 2, (stop - start) * rise)
    }
    touched.append(first..<max(end, first) + 1)
  }

  private mutating func add(cell: Int, middle: Double, _ height: Double) {
    let beyond = height * (middle - Double(cell))
    changes[cell] += height - beyond
    changes[cell + 1] += beyond
  }

  /// Takes all changes and leaves none.
  mutating func sum(into scanline: inout Scanline) {
    touched.sort { $0.lowerBound < $1.lowerBound }
    var area = 0.0
    var column = 0
    for range in touched {
      if range.lowerBound > column {
        scanline.append(bounds.minX + column..<bounds.minX + range.lowerBound, coverage: scanline.byte(abs(area)))
      }
      let columns = max(column, range.lowerBound)..<max(column, range.upperBound)
      sum(columns, &area, &scanline)
      column = columns.upperBound
    }
    touched.removeAll(keepingCapacity: true)
    guard column < bounds.width else { return }
    scanline.append(bounds.minX + column..<bounds.maxX, coverage: scanline.byte(abs(area)))
  }

  /// Takes the changes of some columns, and joins the cells to the run that ends where they begin. Cells that are all alike, as
  /// at an upright edge between two pixels, are a run of one coverage.
  private mutating func sum(_ columns: Range<Int>, _ area: inout Double, _ scanline: inout Scanline) {
    let visible = columns.clamped(to: 0..<bounds.width)
    var areAlike = true
    for column in columns {
      area += changes[column]
      changes[column] = 0
      guard column < bounds.width else { continue }
      scanline.cells[column] = scanline.byte(abs(area))
      areAlike = areAlike && scanline.cells[column] == scanline.cells[visible.lowerBound]
    }
    guard !visible.isEmpty else { return }
    let (start, end) = (bounds.minX + visible.lowerBound, bounds.minX + visible.upperBound)
    if areAlike {
      scanline.append(start..<end, coverage: scanline.cells[visible.lowerBound])
    } else if let last = scanline.runs.last, last.coverage == nil, last.columns.upperBound == start {
      scanline.runs[scanline.runs.count - 1].columns = last.columns.lowerBound..<end
    } else {
      scanline.runs.append(Scanline.Run(columns: start..<end, coverage: nil))
    }
  }
}
