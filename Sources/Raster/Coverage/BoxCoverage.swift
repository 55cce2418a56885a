/// The coverage of an axis-aligned rectangle: a column's share times a row's share.
struct BoxCoverage {
  let sides: Extent
  let bounds: Region
  /// The columns that the rectangle covers over their full width.
  private let whole: Range<Int>

  init(_ sides: Extent, bounds: Region) {
    self.sides = sides
    self.bounds = bounds
    let first = max(Int(sides.minX.rounded(.up)), bounds.minX)
    let end = min(Int(sides.maxX.rounded(.down)), bounds.maxX)
    whole = first < end ? first..<end : first..<first
  }

  /// Whether every pixel within the bounds is covered entirely.
  var isWhole: Bool {
    whole == bounds.minX..<bounds.maxX && sides.minY <= Double(bounds.minY) && sides.maxY >= Double(bounds.maxY)
  }

  /// The first row below that is covered otherwise than this one.
  func nextChange(after y: Int) -> Int {
    Double(y) >= sides.minY ? max(Int(sides.maxY.rounded(.down)), y + 1) : y + 1
  }

  func scan(_ y: Int, into scanline: inout Scanline) {
    let share = Self.share(y, sides.minY, sides.maxY)
    guard !whole.isEmpty else { return scanColumns(bounds.minX..<bounds.maxX, share, &scanline) }
    scanColumns(bounds.minX..<whole.lowerBound, share, &scanline)
    scanline.append(whole, coverage: scanline.byte(share))
    scanColumns(whole.upperBound..<bounds.maxX, share, &scanline)
  }

  private func scanColumns(_ columns: Range<Int>, _ share: Double, _ scanline: inout Scanline) {
    for x in columns {
      scanline.append(x..<x + 1, coverage: scanline.byte(Self.share(x, sides.minX, sides.maxX) * share))
    }
  }

  /// How much of the interval from `position` to `position + 1` lies between two sides.
  private static func share(_ position: Int, _ low: Double, _ high: Double) -> Double {
    max(0, min(Double(position + 1), high) - max(Double(position), low))
  }
}
