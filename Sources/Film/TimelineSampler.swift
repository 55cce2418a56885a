public import Raster
public import TransitionKit

/// Runs a film's transition and takes its pictures, one frame after another.
///
/// Pictures that are shown again, on the way back or out of order, are kept; pixels are not. Of a short film all pictures are taken at
/// once, so that it need not be run before to find out how long it is.
@MainActor
public struct TimelineSampler: PictureSource {
  public let edges: Picture.Edges
  private let take: Take
  private let shots: Shots
  private var frame = 0
  private var hasBegun = false
  /// The picture before the motion, where the motion has begun before the first frame is asked for.
  private var before: Picture?
  /// The pictures that are there before their frames, or that will be shown again, by the number of their shots.
  private var kept: [Int: Picture] = [:]

  /// - Parameter countsCentiseconds: whether frames fall on whole centiseconds, as a GIF's must.
  public init(_ film: Film, countsCentiseconds: Bool) throws {
    let clock: Timeline.Clock = countsCentiseconds ? .centiseconds : .exact
    edges = film.edges
    if film.motion == nil, film.excerpt == .whole, Rehearsal.results == nil {
      let run = try FirstRun(film, clock: clock)
      shots = run.shots
      guard let pictures = run.pictures else {
        take = try Take(film)
        return
      }
      (take, before, kept, hasBegun) = (run.take, run.before, pictures, true)
      return
    }
    shots = Shots(film, motion: try Take.motion(of: film), clock: clock)
    take = try Take(film)
    guard let moments = shots.moments else { return }
    // A stage's clock only goes forwards, so moments that are not in order are taken in order and kept.
    for index in moments.indices.sorted(by: { moments[$0] < moments[$1] }) {
      kept[index] = picture(at: moments[index])
    }
  }

  /// How many frames are written.
  public var frameCount: Int { shots.count }

  public var wholeFrameCount: Int { shots.wholeCount }

  public var lastMoment: Double { shots.lastMoment }

  /// Whether a finger has touched the screen so far.
  package var hasFingers: Bool { take.hasFingers }

  /// The breaches of the contract of transitions so far.
  public var diagnostics: [Diagnostic] { take.stage.diagnostics }

  /// The SHA-256 of every font file that text was drawn with so far.
  package var fontDigests: [String] { take.stage.fontDigests }

  /// The names of the fonts that text was drawn with so far, in order, each with whether its strokes were widened for want of a weight.
  public var fonts: [(name: String, isWidened: Bool)] {
    take.stage.fontsInUse.sorted().map { ($0, take.stage.widenedFonts.contains($0)) }
  }

  public mutating func next() -> TimedPicture? {
    guard frame < frameCount else { return nil }
    let shot = shots[frame]
    frame += 1
    let picture = kept[shot.number] ?? picture(at: shot.moment)
    kept[shot.number] = shots.returns(shot.number) ? picture : nil
    return TimedPicture(picture: picture, start: shot.start, end: shot.end)
  }

  private mutating func picture(at moment: Double?) -> Picture {
    guard let moment else { return before ?? take.picture() }
    if !hasBegun { take.begin() }
    hasBegun = true
    take.stage.advance(to: take.start + moment)
    return take.picture()
  }
}
