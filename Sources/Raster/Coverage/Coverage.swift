/// How much of each pixel of a region a shape covers, row by row from the top.
struct Coverage {
  /// The pixels outside of which nothing is covered.
  let bounds: Region
  private let edges: Picture.Edges
  // One of these three is set. Each has a place of its own, so that scanning a row copies nothing.
  private var box: BoxCoverage?
  private var polygon: PolygonCoverage?
  private var winding: WindingCoverage?
  /// The first row that differs from the one scanned last.
  private(set) var nextChange = Int.min

  /// - Returns: nil where the shape covers nothing of the region.
  init?(_ shape: Picture.Shape, _ mapping: Mapping, within region: Region, _ rules: Rules) {
    guard let outline = Outline(shape, mapping) else { return nil }
    let extent = outline.extent
    let bounds = extent.region.intersection(region)
    guard !bounds.isEmpty else { return nil }
    self.bounds = bounds
    edges = rules.edges
    switch outline.rule {
    case .simple where rules.isShort && outline.isBox: box = BoxCoverage(extent, bounds: bounds)
    case .simple: polygon = PolygonCoverage(outline, bounds: bounds)
    case .winding(let rule): winding = WindingCoverage(outline, rule, bounds: bounds)
    }
  }

  /// The coverage of a whole region.
  init(_ region: Region) {
    bounds = region
    edges = .smooth
    let (left, top) = (Double(region.minX), Double(region.minY))
    let (right, bottom) = (Double(region.maxX), Double(region.maxY))
    box = BoxCoverage(Extent([Point(x: left, y: top), Point(x: right, y: bottom)]), bounds: region)
  }

  /// Whether it is known that every pixel within the bounds is covered entirely.
  var isWhole: Bool {
    box?.isWhole ?? false
  }

  /// A scanline with room for the rows to come.
  var scanline: Scanline { Scanline(bounds, edges) }

  /// Rows must come in ascending order, all for the same scanline.
  mutating func scan(_ y: Int, into scanline: inout Scanline) {
    guard y >= nextChange else { return }
    scanline.runs.removeAll(keepingCapacity: true)
    if let box {
      box.scan(y, into: &scanline)
      nextChange = box.nextChange(after: y)
    } else if polygon != nil {
      polygon!.scan(y, into: &scanline)
      nextChange = polygon!.edges.nextChange(after: y)
    } else if winding != nil {
      winding!.scan(y, into: &scanline)
      nextChange = winding!.edges.nextChange(after: y)
    }
  }
}

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
