/// Loops over rows of pixels: those written for the processor's vectors where it has them, else the ones in Swift.
struct Kernels {
  /// Whether the kernels in C may be called.
  let areVectors: Bool

  init(_ route: Route) {
    areVectors = route == .fast && Self.isSupported
  }
}
