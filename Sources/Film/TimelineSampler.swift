public import Raster
public import TransitionKit

/// Runs a film's transition and takes its pictures, one frame after another.
@MainActor
public struct TimelineSampler {
  /// One frame: what is seen, and from when to when, in seconds from the film's start.
  public struct Sample: Sendable {
    public let picture: Picture
    public let start: Double
    public let end: Double
  }

  private let take: Take
  private let timeline: Timeline
  private var frame = 0

  /// - Parameter countsCentiseconds: whether frames fall on whole centiseconds, as a GIF's must.
  public init(_ film: Film, countsCentiseconds: Bool) throws(StageError) {
    timeline = Timeline(
      motion: try Take.motion(of: film), fps: film.fps, clock: countsCentiseconds ? .centiseconds : .exact,
      firstHold: film.firstHold, lastHold: film.lastHold)
    take = try Take(film)
  }

  public var frameCount: Int { timeline.frameCount }

  /// In seconds.
  public var duration: Double { timeline.start(of: frameCount) }

  /// Nil after the last frame.
  public mutating func next() -> Sample? {
    guard frame < frameCount else { return nil }
    if frame == timeline.heldFrames { take.begin() }
    if frame >= timeline.heldFrames { take.stage.advance(to: take.start + timeline.moment(of: frame)) }
    defer { frame += 1 }
    return Sample(
      picture: take.picture(), start: timeline.start(of: frame),
      end: timeline.start(of: frame + 1))
  }
}
