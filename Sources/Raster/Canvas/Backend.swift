/// A way to draw a picture. All three give the same bytes; the slower two exist to prove that, and to be measured against.
public enum Backend: Sendable, CaseIterable {
  /// With all short cuts, and with vector instructions where the processor has them.
  case fast
  /// With all short cuts, by loops in Swift alone.
  case portable
  /// Without short cuts: every shape is a polygon, every clip a mask, every pixel sampled and blended by itself.
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
