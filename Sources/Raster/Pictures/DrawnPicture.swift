/// A picture and its pixels, over which the next picture of a film is painted only where it differs.
///
/// Painting no more than what differs changes what a frame costs, never how it looks.
package struct DrawnPicture: Sendable {
  package private(set) var bitmap: Bitmap
  /// How many pixels were painted for this picture.
  package private(set) var painted: Int
  private var picture: Picture

  /// Draws a picture, over an earlier one where there is one.
  package init(_ picture: Picture, over earlier: consuming DrawnPicture?, edges: Picture.Edges, cache: RasterCache?) {
    let whole = picture.width * picture.height
    let damage = earlier.map { picture.damage(from: $0.picture) }
    let damaged = damage.map { $0.reduce(0) { $0 + $1.width * $1.height } } ?? whole
    // Where somebody keeps the bitmap, painting on it first copies all of it: 0.13 ms at 750×1334. Drawing such a frame anew takes
    // 3 ms, and 10 ms with a device's body around it.
    guard let damage, damaged * 2 <= whole, var drawn = consume earlier else {
      bitmap = picture.rasterized(edges: edges, cache: cache)
      (self.picture, painted) = (picture, whole)
      return
    }
    picture.redraw(damage, in: &drawn.bitmap, edges: edges, cache: cache)
    (drawn.picture, drawn.painted) = (picture, damaged)
    self = drawn
  }
}
