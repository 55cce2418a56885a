/// A side of a polygon from its upper to its lower end.
struct Edge {
  let top: Point
  let bottom: Point
  let slope: Double
  /// 1 where the polygon's outline goes down here, −1 where it goes up.
  let direction: Double

  func x(at y: Double) -> Double {
    let x = top.x + (y - top.y) * slope
    let (left, right) = top.x < bottom.x ? (top.x, bottom.x) : (bottom.x, top.x)
    return x < left ? left : x > right ? right : x
  }
}

/// The sides of polygons, and those among them that the current row meets.
struct EdgeList {
  /// All sides that some row meets, ordered by their upper ends.
  private let edges: [Edge]
  /// How many of `edges` begin in the current row or above it.
  private var met = 0
  private(set) var active: [Edge] = []
  /// The y at which the first of the active edges ends.
  private var nextEnd = Double.infinity

  init(_ contours: [[Point]], _ rows: Range<Int>) {
    let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
    var edges: [Edge] = []
    edges.reserveCapacity(contours.reduce(0) { $0 + $1.count })
    for points in contours {
      guard var start = points.last else { continue }
      for end in points {
        defer { start = end }
        guard start.y != end.y, max(start.y, end.y) > top, min(start.y, end.y) < bottom else { continue }
        let (high, low) = start.y < end.y ? (start, end) : (end, start)
        let slope = (low.x - high.x) / (low.y - high.y)
        edges.append(Edge(top: high, bottom: low, slope: slope, direction: start.y < end.y ? 1 : -1))
      }
    }
    edges.sort { $0.top.y < $1.top.y }
    self.edges = edges
  }

  /// The first row below `y` that may be covered otherwise: the same upright edges cross all rows before it from top to bottom.
  func nextChange(after y: Int) -> Int {
    var end = met < edges.count ? edges[met].top.y : .infinity
    for edge in active {
      guard edge.top.x == edge.bottom.x, edge.top.y <= Double(y) else { return y + 1 }
      end = min(end, edge.bottom.y)
    }
    return end < Double(1 << 31) ? max(Int(end.rounded(.down)), y + 1) : 1 << 31
  }

  /// Makes `active` the edges that a row meets. Rows must come in ascending order.
  mutating func advance(to y: Int) {
    let (upper, lower) = (Double(y), Double(y + 1))
    while met < edges.count, edges[met].top.y < lower {
      active.append(edges[met])
      nextEnd = min(nextEnd, edges[met].bottom.y)
      met += 1
    }
    if nextEnd <= upper { dropEnded(upper) }
  }

  /// Puts the active edges into another order, which is kept from row to row.
  mutating func reorder(_ edges: some Sequence<Edge>) {
    active.removeAll(keepingCapacity: true)
    active.append(contentsOf: edges)
  }

  private mutating func dropEnded(_ upper: Double) {
    var edges = active.mutableSpan
    var (kept, end) = (0, Double.infinity)
    for index in edges.indices where edges[index].bottom.y > upper {
      if kept < index { edges[kept] = edges[index] }
      end = min(end, edges[kept].bottom.y)
      kept += 1
    }
    active.removeLast(active.count - kept)
    nextEnd = end
  }
}
