import Synchronization

/// The outlines of a font's glyphs, and what has been drawn of them.
///
/// Sets are told apart by identity: a program has one for each font that it draws. Outlines are in the font's own units, y down,
/// with the origin on the baseline. They are asked for once and kept.
public final class GlyphSet: Sendable {
  /// A glyph's outline and the box around it.
  struct Drawing: Sendable {
    let path: Path
    /// Nil for a glyph without ink.
    let bounds: Rect?
  }

  private struct State {
    var drawings: [UInt32: Drawing] = [:]
    var strikes: [GlyphStrike: [GlyphMask.Name: GlyphMask]] = [:]
    /// Whole runs; nil for one that is filled as a path.
    var planes: [GlyphPlane.Name: GlyphPlane?] = [:]
    var bytes = 0

    /// Counts bytes that are about to be kept, and drops everything if there would be too many.
    mutating func makeRoom(for more: Int) {
      if bytes + more > GlyphSet.byteLimit { (strikes, planes, bytes) = ([:], [:], 0) }
      bytes += more
    }
  }

  /// The most bytes of coverage that a set keeps. When there are more, all of them are dropped and begun anew. A page of 2,000 glyphs
  /// at 3 pixels to a point has 2 MB, and eight times as many while it moves along one axis.
  private static let byteLimit = 24 << 20

  /// How many of the font's units make an em.
  public let unitsPerEm: Double
  private let outline: @Sendable (UInt32) -> Path
  private let state = Mutex(State())

  /// Outlines that are asked for glyph by glyph.
  ///
  /// - Parameter outline: must give the same outline whenever it is asked for the same glyph.
  public init(unitsPerEm: Double, outline: @escaping @Sendable (UInt32) -> Path) {
    precondition(unitsPerEm > 0, "An em has a size")
    self.unitsPerEm = unitsPerEm
    self.outline = outline
  }

  func drawing(of glyph: UInt32) -> Drawing {
    if let known = state.withLock({ $0.drawings[glyph] }) { return known }
    let path = outline(glyph)
    let drawing = Drawing(path: path, bounds: path.isEmpty ? nil : path.bounds)
    state.withLock { $0.drawings[glyph] = drawing }
    return drawing
  }

  /// The outline of a glyph.
  public func path(of glyph: UInt32) -> Path { drawing(of: glyph).path }

  /// The coverage of glyphs at one size: those that are kept, and the others as `make` draws them.
  func masks(
    _ names: [GlyphMask.Name], _ strike: GlyphStrike, make: (GlyphMask.Name) -> GlyphMask
  ) -> [GlyphMask] {
    let kept = state.withLock { state in
      guard let masks = state.strikes[strike] else { return [GlyphMask?](repeating: nil, count: names.count) }
      return names.map { masks[$0] }
    }
    var made: [GlyphMask.Name: GlyphMask] = [:]
    let masks = zip(names, kept).map { name, mask in
      if let mask = mask ?? made[name] { return mask }
      let mask = make(name)
      made[name] = mask
      return mask
    }
    if !made.isEmpty { keep(made, strike) }
    return masks
  }

  /// The coverage of a whole run: the one that is kept, or what `make` puts together.
  func plane(_ name: GlyphPlane.Name, make: () -> GlyphPlane?) -> GlyphPlane? {
    if let kept = state.withLock({ $0.planes[name] }) { return kept }
    let made = make()
    state.withLock { state in
      let bytes = (made?.bytes.count ?? 0) + name.glyphs.count * 24 + 64
      state.makeRoom(for: bytes)
      state.planes[name] = .some(made)
    }
    return made
  }

  private func keep(_ masks: [GlyphMask.Name: GlyphMask], _ strike: GlyphStrike) {
    let bytes = masks.values.reduce(0) { $0 + $1.bytes.count + 64 }
    state.withLock { state in
      state.makeRoom(for: bytes)
      state.strikes[strike, default: [:]].merge(masks) { first, _ in first }
    }
  }
}

extension GlyphSet: Hashable {
  /// Whether both are the same set.
  public static func == (one: GlyphSet, other: GlyphSet) -> Bool { one === other }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
