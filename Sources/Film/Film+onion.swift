public import Raster

extension Film {
  /// Draws several moments of the film over one another, the earlier ones fainter: a trail of ghosts behind what moves.
  ///
  /// The moments count as 1, 4, 9, 16 … in their order; what stands still looks as it does in each of them.
  @MainActor
  public func onion(at moments: [Moment] = stripMoments.map(\.moment)) throws -> Picture {
    try onion(at: moments) { _ in }
  }

  /// - Parameter check: refuses moments that the film does not have, before a picture is taken.
  @MainActor
  package func onion(at moments: [Moment], _ check: (TimelineSampler) throws -> Void) throws -> Picture {
    var film = self
    film.excerpt = .moments(moments)
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    try check(sampler)
    let (width, height) = pixelSize
    var whole = Picture(width: width, height: height)
    var before = 0
    var number = 0
    while let sample = sampler.next() {
      number += 1
      let weight = number * number
      before += weight
      // Each picture lies over all before it, which together keep their share of what is seen.
      let opacity = UInt8((255 * weight + before / 2) / before)
      whole.items.append(.group(Picture.Group(sample.picture.items, opacity: opacity)))
    }
    return whole
  }
}
