// Goals, in this order: the same bytes whatever is cached; letters that keep their distances while text moves; speed.
//
// Text that stands upright and is not large is put together from glyphs whose coverage is kept. A glyph lies on a grid of 1/8
// pixel, so that it has 64 coverages at most. The origin of a run is put on that grid, and then each glyph of the run relative to
// it: text that moves moves as a whole. All other text (turned, in perspective, large) is filled as one path.

/// The size at which glyphs are drawn, and how.
struct GlyphStrike: Hashable {
  /// Pixels to a unit of the font.
  let scaleX: Double
  let scaleY: Double
  let edges: Picture.Edges

  /// How many places a pixel has along each axis.
  static let phases = 8.0
  /// The largest em in pixels whose glyphs are kept; larger ones are filled as paths.
  static let largestEm = 256.0

  /// Nil where the glyphs of the run are filled as one path.
  init?(_ run: GlyphRun, _ transform: Affine, _ edges: Picture.Edges) {
    let scale = run.size / run.set.unitsPerEm
    (scaleX, scaleY, self.edges) = (transform.a * scale, transform.d * scale, edges)
    let (wide, high) = (abs(transform.a * run.size), abs(transform.d * run.size))
    guard transform.isUpright, transform.isInvertible, wide <= Self.largestEm, high <= Self.largestEm, wide > 0, high > 0,
      scaleX != 0, scaleY != 0
    else { return nil }
  }

  /// The nearest place on the grid of phases, in steps of it; nil far away from any screen.
  static func steps(_ coordinate: Double) -> Int? {
    let steps = (coordinate * phases).rounded()
    return abs(steps) < Double(1 << 30) ? Int(steps) : nil
  }
}

/// How far a glyph covers the pixels around its origin.
struct GlyphMask: Sendable {
  /// A glyph at one of the places within a pixel.
  struct Name: Hashable {
    let glyph: UInt32
    /// In eighths of a pixel, from 0 to 7.
    let phaseX: UInt8
    let phaseY: UInt8
  }

  /// The pixels, counted from that of the glyph's origin; empty without ink.
  let region: Region
  let bytes: [UInt8]

  init(_ name: Name, of set: GlyphSet, _ strike: GlyphStrike, _ rules: Rules) {
    let place = Affine(
      a: strike.scaleX, b: 0, c: 0, d: strike.scaleY, tx: Double(name.phaseX) / GlyphStrike.phases,
      ty: Double(name.phaseY) / GlyphStrike.phases)
    let anywhere = Region(minX: -4_096, minY: -4_096, maxX: 4_096, maxY: 4_096)
    let shape = Picture.Shape.path(set.path(of: name.glyph), .nonZero)
    guard let coverage = Coverage(shape, .affine(place), within: anywhere, rules) else {
      (region, bytes) = (.empty, [])
      return
    }
    region = coverage.bounds
    bytes = coverage.bytes
  }
}

extension Coverage {
  /// The coverage of every pixel, row by row.
  fileprivate var bytes: [UInt8] {
    var (coverage, scanline) = (self, scanline)
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    for y in bounds.rows {
      coverage.scan(y, into: &scanline)
      let start = (y - bounds.minY) * bounds.width - bounds.minX
      for run in scanline.runs {
        for x in run.columns { bytes[start + x] = run.coverage ?? scanline.cells[x - scanline.origin] }
      }
    }
    return bytes
  }
}
