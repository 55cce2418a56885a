/// Glyphs of one font and size at their places, in a shape's own units; y points down.
///
/// The run is filled as one shape: where glyphs overlap, they count as joined.
public struct GlyphRun: Sendable, Hashable {
  /// A glyph and where its origin lies, on the baseline.
  public struct Glyph: Sendable, Hashable {
    /// The glyph's number in its font.
    public var number: UInt32
    /// From the origin to the right.
    public var x: Double
    /// From the origin downwards.
    public var y: Double

    /// A glyph at a place.
    public init(_ number: UInt32, x: Double, y: Double) {
      self.number = number
      self.x = x
      self.y = y
    }
  }

  /// The outlines of the font.
  public let set: GlyphSet
  /// The length of the em.
  public let size: Double
  /// The glyphs, in the order of painting.
  public let glyphs: [Glyph]
  /// The box around all ink; nothing in it, all zero.
  public let bounds: Rect

  /// A run; the box around its ink is found at once.
  public init(_ set: GlyphSet, size: Double, glyphs: [Glyph]) {
    let scale = size / set.unitsPerEm
    var bounds: Rect?
    for glyph in glyphs {
      guard let box = set.drawing(of: glyph.number).bounds else { continue }
      let place = box.mapped(by: Affine(a: scale, b: 0, c: 0, d: scale, tx: glyph.x, ty: glyph.y))
      bounds = bounds?.union(place) ?? place
    }
    self.set = set
    self.size = size
    self.glyphs = glyphs
    self.bounds = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The outlines of all glyphs.
  public var path: Path {
    let scale = size / set.unitsPerEm
    var path = Path()
    for glyph in glyphs {
      let place = Affine(a: scale, b: 0, c: 0, d: scale, tx: glyph.x, ty: glyph.y)
      path.append(set.path(of: glyph.number).transformed(by: place))
    }
    return path
  }
}
