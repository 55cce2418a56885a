/// The coverage of a run of glyphs, put together row by row from the coverage of each.
struct GlyphCoverage {
  private struct Placed {
    let mask: GlyphMask
    /// The pixels that the glyph may cover.
    let region: Region
  }

  /// Glyphs further apart than this many pixels lie in different runs of a scanline.
  private static let gap = 16

  /// The glyphs that the bounds show, from left to right.
  private let placed: [Placed]
  let extent: Region

  /// - Returns: nil where the glyphs are to be filled as one path.
  init?(_ run: GlyphRun, _ transform: Affine, within region: Region, _ rules: Rules) {
    guard let strike = GlyphStrike(run, transform, rules.edges), let originX = GlyphStrike.steps(transform.tx),
      let originY = GlyphStrike.steps(transform.ty)
    else { return nil }
    var (names, origins): ([GlyphMask.Name], [(x: Int, y: Int)]) = ([], [])
    names.reserveCapacity(run.glyphs.count)
    origins.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      guard let x = GlyphStrike.steps(glyph.x * transform.a), let y = GlyphStrike.steps(glyph.y * transform.d) else { return nil }
      let (stepX, stepY) = (originX + x, originY + y)
      names.append(GlyphMask.Name(glyph: glyph.number, phaseX: UInt8(stepX & 7), phaseY: UInt8(stepY & 7)))
      origins.append((stepX >> 3, stepY >> 3))
    }
    let make = { GlyphMask($0, of: run.set, strike, rules) }
    let masks = rules.isShort ? run.set.masks(names, strike, make: make) : names.map(make)
    self.init(zip(masks, origins).map { Placed(mask: $0, region: $0.region.moved(x: $1.x, y: $1.y)) }, within: region)
  }

  private init(_ all: [Placed], within region: Region) {
    placed = all.filter { !$0.region.intersection(region).isEmpty }.sorted { $0.region.minX < $1.region.minX }
    extent = placed.reduce(.empty) { $0.union($1.region) }
  }

  /// Adds the row's coverage to a scanline that begins and ends with the bounds.
  func scan(_ y: Int, _ bounds: Region, into scanline: inout Scanline) {
    var open: Range<Int>?
    for glyph in placed where glyph.region.minY <= y && y < glyph.region.maxY {
      let columns = glyph.region.minX..<glyph.region.maxX
      if let run = open, columns.lowerBound <= run.upperBound + Self.gap {
        let end = max(run.upperBound, columns.upperBound)
        scanline.clear(run.upperBound..<end, bounds)
        open = run.lowerBound..<end
      } else {
        scanline.close(open, bounds)
        scanline.clear(columns, bounds)
        open = columns
      }
      scanline.join(glyph.mask, glyph.region, y, bounds)
    }
    scanline.close(open, bounds)
  }
}

extension Scanline {
  /// Makes cells ready for glyphs.
  fileprivate mutating func clear(_ columns: Range<Int>, _ bounds: Region) {
    for x in columns.clamped(to: bounds.minX..<bounds.maxX) { cells[x - origin] = 0 }
  }

  fileprivate mutating func close(_ columns: Range<Int>?, _ bounds: Region) {
    guard let columns = columns?.clamped(to: bounds.minX..<bounds.maxX), !columns.isEmpty else { return }
    runs.append(Run(columns: columns, coverage: nil))
  }

  /// Joins a glyph's row to what is covered already. What two glyphs leave open of a pixel is the product of what each leaves.
  fileprivate mutating func join(_ mask: GlyphMask, _ place: Region, _ y: Int, _ bounds: Region) {
    let columns = (place.minX..<place.maxX).clamped(to: bounds.minX..<bounds.maxX)
    guard !columns.isEmpty else { return }
    let (row, start) = ((y - place.minY) * place.width - place.minX + columns.lowerBound, columns.lowerBound - origin)
    let bytes = mask.bytes.span.extracting(row..<row + columns.count)
    var all = cells.mutableSpan
    var here = all._mutatingExtracting(start..<start + columns.count)
    for index in bytes.indices {
      let (old, new) = (here[index], bytes[index])
      here[index] = old == 0 ? new : 255 - product(255 - old, 255 - new)
    }
  }
}

extension Region {
  fileprivate func moved(x: Int, y: Int) -> Region {
    isEmpty ? self : Region(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
