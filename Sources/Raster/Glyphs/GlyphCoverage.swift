/// The coverage of a run of glyphs at its place on the device.
struct GlyphCoverage {
  private let plane: GlyphPlane
  /// The pixel of the run's origin.
  private let originX: Int
  private let originY: Int

  /// - Returns: nil where the glyphs are to be filled as one path.
  init?(_ run: GlyphRun, _ transform: Affine, _ rules: Rules) {
    guard let strike = GlyphStrike(run, transform, rules.edges), let x = GlyphStrike.steps(transform.tx),
      let y = GlyphStrike.steps(transform.ty)
    else { return nil }
    let name = GlyphPlane.Name(glyphs: run.glyphs, scale: transform, strike: strike, phaseX: x & 7, phaseY: y & 7)
    let plane = rules.isShort ? run.set.plane(name) { GlyphPlane(run, name, rules) } : GlyphPlane(run, name, rules)
    guard let plane else { return nil }
    self.plane = plane
    (originX, originY) = (x >> 3, y >> 3)
  }

  /// The pixels that may be covered.
  var extent: Region { plane.region.moved(x: originX, y: originY) }

  /// Adds the row's coverage to a scanline that begins and ends with the bounds.
  func scan(_ y: Int, _ bounds: Region, into scanline: inout Scanline) {
    let row = y - originY
    guard plane.region.rows.contains(row) else { return }
    let inked = plane.inked[row - plane.region.minY]
    let columns = (inked.lowerBound + originX..<inked.upperBound + originX).clamped(to: bounds.minX..<bounds.maxX)
    guard !columns.isEmpty else { return }
    let start = (row - plane.region.minY) * plane.region.width + columns.lowerBound - originX - plane.region.minX
    let bytes = plane.bytes.span.extracting(start..<start + columns.count)
    let origin = scanline.origin
    var cells = scanline.cells.mutableSpan
    var target = cells._mutatingExtracting(columns.lowerBound - origin..<columns.upperBound - origin)
    for index in bytes.indices { target[index] = bytes[index] }
    scanline.runs.append(Scanline.Run(columns: columns, coverage: nil))
  }
}

/// The coverage of a run's glyphs, put together: what two glyphs leave open of a pixel is the product of what each leaves.
struct GlyphPlane: Sendable {
  /// A run at one of the places within a pixel.
  struct Name: Hashable {
    let glyphs: [GlyphRun.Glyph]
    let scaleX: Double
    let scaleY: Double
    let strike: GlyphStrike
    let phaseX: Int
    let phaseY: Int

    init(glyphs: [GlyphRun.Glyph], scale: Affine, strike: GlyphStrike, phaseX: Int, phaseY: Int) {
      (self.glyphs, scaleX, scaleY, self.strike) = (glyphs, scale.a, scale.d, strike)
      (self.phaseX, self.phaseY) = (phaseX, phaseY)
    }
  }

  /// The most pixels of a plane: glyphs that lie further apart are filled as a path.
  private static let largestArea = 1 << 22

  /// The pixels, counted from that of the run's origin.
  let region: Region
  private(set) var bytes: [UInt8]
  /// For each row the columns between its first covered pixel and its last.
  private(set) var inked: [Range<Int>]

  /// Nil where a glyph lies far away from the origin or from another one.
  init?(_ run: GlyphRun, _ name: Name, _ rules: Rules) {
    var (names, origins): ([GlyphMask.Name], [(x: Int, y: Int)]) = ([], [])
    for glyph in run.glyphs {
      guard let x = GlyphStrike.steps(glyph.x * name.scaleX), let y = GlyphStrike.steps(glyph.y * name.scaleY) else { return nil }
      let (stepX, stepY) = (name.phaseX + x, name.phaseY + y)
      names.append(GlyphMask.Name(glyph: glyph.number, phaseX: UInt8(stepX & 7), phaseY: UInt8(stepY & 7)))
      origins.append((stepX >> 3, stepY >> 3))
    }
    let make = { GlyphMask($0, of: run.set, name.strike, rules) }
    let masks = rules.isShort ? run.set.masks(names, name.strike, make: make) : names.map(make)
    let places = zip(masks, origins).map { $0.region.moved(x: $1.x, y: $1.y) }
    let region = places.reduce(Region.empty) { $0.union($1) }
    guard region.isEmpty || region.area <= Self.largestArea else { return nil }
    self.region = region
    bytes = Array(repeating: 0, count: region.area)
    inked = Array(repeating: 0..<0, count: region.isEmpty ? 0 : region.height)
    for (mask, place) in zip(masks, places) { join(mask, place) }
  }

  private mutating func join(_ mask: GlyphMask, _ place: Region) {
    guard !place.isEmpty else { return }
    for y in place.rows {
      let row = y - region.minY
      let (from, to) = ((y - place.minY) * place.width, row * region.width + place.minX - region.minX)
      for index in 0..<place.width {
        let (old, new) = (bytes[to + index], mask.bytes[from + index])
        bytes[to + index] = old == 0 ? new : 255 - product(255 - old, 255 - new)
      }
      let columns = inked[row]
      inked[row] =
        columns.isEmpty
        ? place.minX..<place.maxX : min(columns.lowerBound, place.minX)..<max(columns.upperBound, place.maxX)
    }
  }
}

extension Region {
  fileprivate func moved(x: Int, y: Int) -> Region {
    isEmpty ? self : Region(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
