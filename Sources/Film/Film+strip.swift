public import Raster
import TransitionKit

extension Film {
  /// The most pictures in a row of a strip.
  private static let stripColumns = 8

  /// Five moments from the beginning of a motion to its end.
  public static let stripMoments = [0, 25, 50, 75, 100].map { (caption: "\($0)%", moment: Moment.share(Double($0) / 100)) }

  /// Draws several moments of the film in one picture, each above its caption.
  @MainActor
  public func strip(at moments: [(caption: String, moment: Moment)] = stripMoments) throws -> Picture {
    try strip(at: moments) { _ in }
  }

  /// - Parameter check: refuses moments that the film does not have, before a picture is taken.
  @MainActor
  package func strip(
    at moments: [(caption: String, moment: Moment)], _ check: (TimelineSampler) throws -> Void
  ) throws -> Picture {
    var film = self
    film.excerpt = .moments(moments.map(\.moment))
    film.surroundings.stand(on: Panels.ground)
    var sampler = try TimelineSampler(film, countsCentiseconds: false)
    try check(sampler)
    var pictures: [Picture] = []
    while let sample = sampler.next() { pictures.append(sample.picture) }
    return stripPanels(moments.map(\.caption)).picture(of: pictures)
  }

  /// The size of a strip with these captions, in pixels.
  public func stripSize(_ captions: [String]) -> (width: Int, height: Int) {
    stripPanels(captions).pixelSize
  }

  private func stripPanels(_ captions: [String]) -> Panels {
    Panels(captions, panel: pixelSize, columns: Self.stripColumns)
  }
}
