/// How a picture is rasterised: with every short cut, or by the plain rules alone. Both give the same bytes.
package enum Route: Sendable {
  case fast
  /// Every shape as a polygon, every clip as a mask, every pixel sampled and blended by itself.
  case plain
}

/// What holds for all of a picture.
struct Rules {
  var route = Route.fast
  var edges = Picture.Edges.smooth
}
