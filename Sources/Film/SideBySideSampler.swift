public import Raster
package import TransitionKit

/// Samples several films at the same moments, side by side in up to three rows, each above its name.
///
/// Every film is filmed for as long as the longest motion lasts: a shorter motion has come to rest by then.
@MainActor
public struct SideBySideSampler: PictureSource {
  public let edges: Picture.Edges
  /// The most films beside each other.
  public static let most = 9

  private let panels: Panels
  private var samplers: [TimelineSampler] = []

  /// - Parameter countsCentiseconds: whether frames fall on whole centiseconds, as a GIF's must.
  /// - Precondition: there is at least one film, and all have the same size in pixels, rate, holds, speed and excerpt.
  public init(_ films: [(name: String, film: Film)], countsCentiseconds: Bool) throws {
    precondition(!films.isEmpty, "There is something to compare")
    panels = Self.panels(films)
    edges = films[0].film.edges
    var longest = 0.0
    for (_, film) in films { longest = max(longest, try Take.motion(of: film)) }
    for var (_, film) in films {
      film.motion = longest
      film.surroundings.stand(on: Panels.ground)
      samplers.append(try TimelineSampler(film, countsCentiseconds: countsCentiseconds))
    }
    precondition(samplers.allSatisfy { $0.frameCount == samplers[0].frameCount }, "Films to compare keep the same time")
  }

  /// The size of every picture of a comparison of these films.
  public static func pixelSize(_ films: [(name: String, film: Film)]) -> (width: Int, height: Int) {
    panels(films).pixelSize
  }

  private static func panels(_ films: [(name: String, film: Film)]) -> Panels {
    let columns = films.count == 4 ? 2 : min(films.count, 3)
    return Panels(films.map(\.name), panel: films[0].film.pixelSize, columns: columns)
  }

  /// How many frames the comparison has.
  public var frameCount: Int { samplers[0].frameCount }

  public var wholeFrameCount: Int { samplers[0].wholeFrameCount }

  public var lastMoment: Double { samplers[0].lastMoment }

  /// The breaches of the contract of transitions so far, in the films that are marked.
  package func diagnostics(ofThose marks: [Bool]) -> [Diagnostic] {
    zip(samplers, marks).flatMap { sampler, isMarked in isMarked ? sampler.diagnostics : [] }
  }

  public mutating func next() -> TimedPicture? {
    var samples: [TimedPicture] = []
    for index in samplers.indices {
      guard let sample = samplers[index].next() else { return nil }
      samples.append(sample)
    }
    return TimedPicture(
      picture: panels.picture(of: samples.map(\.picture)), start: samples[0].start, end: samples[0].end)
  }
}
