/// The code that draws a picture. All of it gives the same bytes: the slower two are there to prove that, and to measure.
public enum Backend: Sendable, CaseIterable {
  /// Every short cut, and the processor's widest vectors.
  case fast
  /// Every short cut, by loops in Swift alone.
  case portable
  /// Every shape as a polygon, every clip as a mask, every pixel sampled and blended by itself.
  case plain
}

/// The settings that hold for all of a picture.
struct Rules {
  let edges: Picture.Edges
  /// Whether short cuts are taken.
  let isShort: Bool
  let kernels: Kernels
  let cache: RasterCache?

  init(_ backend: Backend = .fast, edges: Picture.Edges = .smooth, cache: RasterCache? = nil) {
    self.edges = edges
    self.cache = cache
    isShort = backend != .plain
    kernels = Kernels(backend)
  }
}

/// Loops over rows of pixels: those written for the processor's vectors where it has them, else the ones in Swift.
struct Kernels {
  /// Whether the kernels in C may be called.
  let areVectors: Bool

  init(_ backend: Backend) {
    areVectors = backend == .fast && Self.isSupported
  }
}
