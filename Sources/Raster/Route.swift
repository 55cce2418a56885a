/// How a picture is rasterised. All ways give the same bytes: the others are there to prove that, and to measure.
public enum Route: Sendable, CaseIterable {
  /// With every short cut, and the processor's widest vectors.
  case fast
  /// With every short cut, by loops in Swift alone.
  case portable
  /// Every shape as a polygon, every clip as a mask, every pixel sampled and blended by itself.
  case plain
}

/// What holds for all of a picture.
struct Rules {
  let edges: Picture.Edges
  /// Whether short cuts are taken.
  let isShort: Bool
  let kernels: Kernels
  let cache: RasterCache?

  init(_ route: Route = .fast, edges: Picture.Edges = .smooth, cache: RasterCache? = nil) {
    self.edges = edges
    self.cache = cache
    isShort = route != .plain
    kernels = Kernels(route)
  }
}
