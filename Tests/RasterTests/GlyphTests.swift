import Raster
import Testing

/// Text as a shape: glyphs of a set whose outlines are known.
struct GlyphTests {
  /// Glyph 1 is a square of half an em that stands on the baseline, glyph 2 a triangle, glyph 3 nothing.
  static let set = GlyphSet(unitsPerEm: 1000) { glyph in
    switch glyph {
    case 1: Path(Rect(x: 0, y: -500, width: 500, height: 500))
    case 2: Path(polygon: [Point(x: 0, y: 0), Point(x: 300, y: -700), Point(x: 600, y: 0)])
    default: Path()
    }
  }

  private func text(_ glyphs: [(UInt32, Double, Double)], size: Double = 20) -> GlyphRun {
    GlyphRun(Self.set, size: size, glyphs: glyphs.map { GlyphRun.Glyph($0.0, x: $0.1, y: $0.2) })
  }

  private func picture(
    _ run: GlyphRun, _ transform: Affine = .identity, color: Pixel = Pixel(red: 255, green: 255, blue: 255)
  ) -> Picture {
    Picture(width: 120, height: 60, items: [.fill(Picture.Fill(.glyphs(run), .color(color), transform: transform))])
  }

  @Test func aGlyphCoversWhatItsOutlineCovers() {
    let bitmap = picture(text([(1, 10, 30)])).rasterized()
    #expect(bitmap[10, 20].alpha == 255 && bitmap[19, 29].alpha == 255)
    #expect(bitmap[9, 20].alpha == 0 && bitmap[20, 29].alpha == 0 && bitmap[10, 19].alpha == 0 && bitmap[10, 30].alpha == 0)
  }

  @Test func placesAreRoundedToEighths() {
    for (x, alpha) in [(10.5, 128), (10.25, 191), (10.124, 223), (10.05, 255)] as [(Double, UInt8)] {
      #expect(picture(text([(1, x, 30)])).rasterized()[10, 25].alpha == alpha, "at \(x)")
    }
  }

  @Test func textMovesAsAWhole() {
    let run = text([(1, 0.06, 30), (1, 20.44, 30), (2, 41.1, 30)])
    let first = picture(run, .translation(x: 3, y: 0)).rasterized()
    for step in 0..<8 {
      let there = Double(step) / 8
      let one = picture(run, .translation(x: 3 + there, y: 0)).rasterized()
      let alphas = { (bitmap: Bitmap) in (0..<120).reduce(0) { $0 + Int(bitmap[$1, 25].alpha) } }
      #expect(abs(alphas(one) - alphas(first)) <= 6, "\(step)")
    }
    let moved = picture(run, .translation(x: 8, y: 0)).rasterized()
    for x in 0..<100 { #expect(moved[x + 5, 25] == first[x, 25]) }
  }

  @Test func overlappingGlyphsCountAsOne() {
    let half = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    let bitmap = picture(text([(1, 10, 30), (1, 12, 30)]), color: half).rasterized()
    #expect(bitmap[15, 25].alpha == 128)
  }

  @Test(arguments: [
    Affine.identity, .scale(x: 2, y: 2), .scale(x: -1.3, y: 0.7).concatenating(.translation(x: 100, y: 11.3)),
    Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -10), .scale(x: 20, y: 20),
  ])
  func backendsAgree(_ transform: Affine) {
    let run = text([(1, 3.3, 28), (2, 9.1, 28.4), (3, 15, 28), (2, 60, 20), (1, 61, 22)])
    for edges in [Picture.Edges.smooth, .hard] {
      let plain = picture(run, transform).rasterized(edges: edges, backend: .plain)
      #expect(picture(run, transform).rasterized(edges: edges, backend: .fast) == plain)
      #expect(picture(run, transform).rasterized(edges: edges, backend: .portable) == plain)
    }
  }

  @Test func turnedAndLargeTextIsFilledWhereItIs() {
    let run = text([(2, 10, 30), (1, 30.01, 30)])
    let turned = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -10)
    for map in [turned, .scale(x: 13, y: 13)] {
      let asPath = Picture(
        width: 120, height: 60,
        items: [.fill(Picture.Fill(.path(run.path, .nonZero), .color(Pixel(red: 255, green: 255, blue: 255)), transform: map))])
      #expect(picture(run, map).rasterized() == asPath.rasterized())
    }
  }

  @Test func nothingIsPaintedOutsideOfTheBounds() {
    let run = text([(2, 10.06, 30.06), (1, 40.94, 29.94)])
    let whole = picture(run).rasterized()
    let damage = picture(run).damage(from: Picture(width: 120, height: 60))
    for y in 0..<60 {
      for x in 0..<120 where whole[x, y].alpha > 0 {
        #expect(damage.contains { $0.rows.contains(y) && $0.minX <= x && x < $0.maxX })
      }
    }
  }

  @Test func textWithoutInkPaintsNothing() {
    #expect(picture(text([(3, 10, 30)])).rasterized() == Bitmap(width: 120, height: 60))
    #expect(picture(text([])).rasterized() == Bitmap(width: 120, height: 60))
    #expect(picture(text([(1, .nan, 30)])).rasterized() == Bitmap(width: 120, height: 60))
    #expect(picture(text([(1, 10, 30)], size: 0)).rasterized() == Bitmap(width: 120, height: 60))
  }
}
