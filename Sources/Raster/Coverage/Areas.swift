/// Changes of coverage along a row of pixels, which are called cells here.
///
/// An edge adds to each cell that it crosses how much the covered area changes there; the sum of all changes from the left is a
/// cell's coverage. Between the cells that edges touch the sum stays the same: such cells are one run.
struct Areas {
  private let bounds: Region
  private var changes: [Double]
  private var touched: [Range<Int>] = []

  init(_ bounds: Region) {
    self.bounds = bounds
    changes = Array(repeating: 0, count: bounds.width + 2)
  }

  /// Adds the parts of edges that lie in a row; edges that go up count negative.
  mutating func add(_ edges: [Edge], row: Int) {
    let (upper, origin, width) = (Double(row), Double(bounds.minX), bounds.width)
    let edges = edges.span
    var touched: [Range<Int>] = []
    swap(&touched, &self.touched)
    var changes = changes.mutableSpan
    for index in edges.indices {
      let edge = edges[index]
      let top = upper > edge.top.y ? upper : edge.top.y
      let bottom = upper + 1 < edge.bottom.y ? upper + 1 : edge.bottom.y
      let (one, other) = (edge.x(at: top) - origin, edge.x(at: bottom) - origin)
      let (left, right) = one < other ? (one, other) : (other, one)
      let height = (bottom - top) * edge.direction
      if let range = Self.add(from: left, to: right, height, width, &changes) { touched.touch(range) }
    }
    self.touched = touched
  }

  /// Adds an edge that runs from one x to another, in device pixels, and takes up `height` of the row.
  mutating func add(_ one: Double, _ other: Double, height: Double) {
    let (one, other, width) = (one - Double(bounds.minX), other - Double(bounds.minX), bounds.width)
    var changes = changes.mutableSpan
    let range = Self.add(from: min(one, other), to: max(one, other), height, width, &changes)
    if let range { touched.touch(range) }
  }

  /// Adds an edge between two columns. Its part left of the first cell counts in full, its part right of the last not at all.
  ///
  /// - Returns: the cells that changed.
  @inline(__always)
  private static func add(
    from left: Double, to right: Double, _ height: Double, _ width: Int, _ changes: inout MutableSpan<Double>
  ) -> Range<Int>? {
    let end = Double(width)
    guard left < end else { return nil }
    if left >= 0 {
      let cell = Int(left)
      if right < Double(cell + 1) {
        add(cell: cell, middle: (left + right) / 2, height, &changes)
        return cell..<cell + 2
      }
    }
    let rise = right > left ? height / (right - left) : 0
    if left < 0 { changes[0] += right > 0 ? -left * rise : height }
    guard right >= 0 else { return 0..<1 }
    let (first, stop) = (max(left, 0), min(right, end))
    let cells = Int(first)..<max(stop > Double(Int(stop)) ? Int(stop) + 1 : Int(stop), Int(first))
    for cell in cells {
      let start = first > Double(cell) ? first : Double(cell)
      let stop = stop < Double(cell + 1) ? stop : Double(cell + 1)
      add(cell: cell, middle: (start + stop) / 2, (stop - start) * rise, &changes)
    }
    return cells.lowerBound..<cells.upperBound + 1
  }

  @inline(__always)
  private static func add(cell: Int, middle: Double, _ height: Double, _ changes: inout MutableSpan<Double>) {
    let beyond = height * (middle - Double(cell))
    changes[cell] += height - beyond
    changes[cell + 1] += beyond
  }

  /// Adds the collected areas up from left to right, into runs of equal coverage, and begins anew.
  mutating func sum(into scanline: inout Scanline) {
    if touched.count > 1 { touched.sort { $0.lowerBound < $1.lowerBound } }
    var area = 0.0
    var column = 0
    for range in touched {
      if range.lowerBound > column {
        scanline.append(bounds.minX + column..<bounds.minX + range.lowerBound, coverage: scanline.byte(abs(area)))
      }
      let columns = max(column, range.lowerBound)..<max(column, range.upperBound)
      if !columns.isEmpty { sum(columns, &area, &scanline) }
      column = columns.upperBound
    }
    touched.removeAll(keepingCapacity: true)
    guard column < bounds.width else { return }
    scanline.append(bounds.minX + column..<bounds.maxX, coverage: scanline.byte(abs(area)))
  }

  /// Sums the changes of some columns, and joins their cells to the run that ends where they begin. Cells that are all alike, as
  /// at an upright edge between two pixels, are a run of one coverage.
  private mutating func sum(_ columns: Range<Int>, _ area: inout Double, _ scanline: inout Scanline) {
    let visible = columns.clamped(to: 0..<bounds.width)
    let areAlike = take(columns, &area, &scanline.cells, scanline.edges)
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

  /// - Returns: whether all cells within the bounds have the same coverage.
  private mutating func take(
    _ columns: Range<Int>, _ area: inout Double, _ cells: inout [UInt8], _ edges: Picture.Edges
  ) -> Bool {
    var changes = changes.mutableSpan
    var cells = cells.mutableSpan
    var (sum, areAlike) = (area, true)
    for column in columns {
      sum += changes[column]
      changes[column] = 0
      guard column < cells.count else { continue }
      cells[column] = Scanline.byte(abs(sum), edges)
      areAlike = areAlike && cells[column] == cells[columns.lowerBound]
    }
    area = sum
    return areAlike
  }
}

extension [Range<Int>] {
  /// Adds a range of cells, joined to one of the last two ranges if it meets one. Edges that follow one another, on one side of a
  /// shape or on two in turn, mostly touch the same cells.
  fileprivate mutating func touch(_ range: Range<Int>) {
    if count > 0, join(range, at: count - 1) || (count > 1 && join(range, at: count - 2)) { return }
    append(range)
  }

  @inline(__always)
  private mutating func join(_ range: Range<Int>, at place: Int) -> Bool {
    let other = self[place]
    guard range.lowerBound <= other.upperBound, other.lowerBound <= range.upperBound else { return false }
    if range.lowerBound < other.lowerBound || range.upperBound > other.upperBound {
      self[place] = Swift.min(range.lowerBound, other.lowerBound)..<Swift.max(range.upperBound, other.upperBound)
    }
    return true
  }
}
