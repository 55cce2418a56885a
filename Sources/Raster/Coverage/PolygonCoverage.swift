/// The coverage of polygons that do not cross, by exact areas: each edge counts as it runs.
///
/// Goals, in this order: exact areas, work only where edges are.
struct PolygonCoverage {
  private(set) var edges: EdgeList
  private var areas: Areas

  init(_ outline: Outline, bounds: Region) {
    edges = EdgeList(outline.contours, bounds.rows)
    areas = Areas(bounds)
  }

  /// Rows must come in ascending order.
  mutating func scan(_ y: Int, into scanline: inout Scanline) {
    edges.advance(to: y)
    areas.add(edges.active, row: y)
    areas.sum(into: &scanline)
  }
}
