/// The part of one row of pixels that a shape covers: runs from left to right, with nothing covered between them.
struct Scanline {
  struct Run {
    var columns: Range<Int>
    /// Nil where each pixel has its own, to be read from `cells`.
    var coverage: UInt8?
  }

  /// The column that `cells` begins with.
  let origin: Int
  var cells: [UInt8]
  var runs: [Run] = []

  let edges: Picture.Edges

  init(_ bounds: Region, _ edges: Picture.Edges) {
    self.edges = edges
    origin = bounds.minX
    cells = Array(repeating: 0, count: bounds.width)
    runs.reserveCapacity(8)
  }

  /// Adds a run, unless it is empty or not covered. A run that follows another of the same coverage lengthens that one.
  mutating func append(_ columns: Range<Int>, coverage: UInt8) {
    guard !columns.isEmpty, coverage > 0 else { return }
    if let last = runs.last, last.coverage == coverage, last.columns.upperBound == columns.lowerBound {
      runs[runs.count - 1].columns = last.columns.lowerBound..<columns.upperBound
    } else {
      runs.append(Run(columns: columns, coverage: coverage))
    }
  }

  /// The columns of all runs, if there are several without a gap and at least 7 of 8 pixels are covered entirely.
  var stretch: Range<Int>? {
    guard runs.count > 1 else { return nil }
    let columns = runs[0].columns.lowerBound..<runs[runs.count - 1].columns.upperBound
    var (whole, all) = (0, 0)
    for run in runs {
      all += run.columns.count
      if run.coverage == 255 { whole += run.columns.count }
    }
    return all == columns.count && whole * 8 >= all * 7 ? columns : nil
  }

  /// Where in `cells` a run's pixels stand.
  @inline(__always)
  func indices(_ run: Run) -> Range<Int> {
    run.columns.lowerBound - origin..<run.columns.upperBound - origin
  }

  @inline(__always)
  func byte(_ area: Double) -> UInt8 { Self.byte(area, edges) }

  /// An area from 0 to 1 as the nearest byte. Halves are rounded up, and so are areas that miss a half by rounding errors.
  @inline(__always)
  static func byte(_ area: Double, _ edges: Picture.Edges) -> UInt8 {
    let sliver = 1.0 / 1_048_576
    return edges == .smooth ? UInt8(min(area, 1) * 255 + (0.5 + sliver)) : area >= 0.5 - sliver ? 255 : 0
  }
}
