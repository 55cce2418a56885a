/// How much of each pixel of a region a shape covers, row by row from the top.
struct Coverage {
  /// The pixels outside of which nothing is covered.
  let bounds: Region
  private let edges: Picture.Edges
  // One of `box`, `polygon` and `glyphs` is set. They are properties instead of an enum, so that scanning a row copies nothing.
  private var box: BoxCoverage?
  private var polygon: PolygonCoverage?
  private var glyphs: GlyphCoverage?
  /// The first row that differs from the one scanned last.
  private(set) var nextChange = Int.min

  /// - Returns: nil where the shape covers nothing of the region.
  init?(_ shape: Picture.Shape, _ mapping: Mapping, within region: Region, _ rules: Rules) {
    if case .glyphs(let run) = shape, case .affine(let transform) = mapping,
      let glyphs = GlyphCoverage(run, transform, rules)
    {
      (bounds, edges) = (glyphs.extent.intersection(region), rules.edges)
      self.glyphs = glyphs
      if bounds.isEmpty { return nil }
      return
    }
    guard let outline = Outline(shape, mapping) else { return nil }
    let extent = outline.extent
    let bounds = extent.region.intersection(region)
    guard !bounds.isEmpty else { return nil }
    self.bounds = bounds
    edges = rules.edges
    if rules.isShort, outline.isBox {
      box = BoxCoverage(extent, bounds: bounds)
    } else {
      polygon = PolygonCoverage(outline, bounds: bounds)
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

  /// An empty scanline with room for any row of this coverage.
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
    } else if let glyphs {
      glyphs.scan(y, bounds, into: &scanline)
      nextChange = y + 1
    }
  }
}
