/// The list of a film's pictures: when each is taken, and when it is shown.
package struct Shots: Sendable {
  /// A picture and its time on the screen.
  struct Shot {
    /// Shots of the same number show the same picture.
    let number: Int
    /// The time in the motion that the picture shows, in seconds; nil for a picture from before the motion.
    let moment: Double?
    let start: Double
    let end: Double
  }

  private let timeline: Timeline
  private let motion: Double
  private let speed: Double
  /// The number of frames on the way back; 0 if the film does not bounce.
  private let returning: Int
  /// The moments of the motion that are shown, in seconds; nil where the film shows the frames of its timeline.
  let moments: [Double]?
  /// The number of timeline frames for which each moment is shown.
  private let standing: Int
  /// The number of the first frame that is shown, counted in the whole film.
  private let first: Int
  package let count: Int
  /// The number of shots without an excerpt.
  let wholeCount: Int
  /// The moment of the motion at which the film ends, in seconds.
  let lastMoment: Double

  init(_ film: Film, motion: Double, clock: Timeline.Clock) {
    timeline = Timeline(
      motion: motion / film.speed, fps: film.fps, clock: clock, firstHold: film.firstHold, lastHold: film.lastHold)
    self.motion = motion
    speed = film.speed
    returning = film.bounces ? timeline.movingFrames.count : 0
    standing = timeline.frameCount - timeline.movingFrames.upperBound
    wholeCount = timeline.frameCount + returning
    lastMoment = motion + film.lastHold * film.speed
    switch film.excerpt {
    case .whole:
      (moments, first, count) = (nil, 0, wholeCount)
    case .frames(let from, let to):
      (moments, first, count) = (nil, from, max(0, min(to ?? .max, wholeCount - 1) - from + 1))
    case .moments(let moments):
      (self.moments, first, count) = (moments.map { $0.seconds(of: motion) }, 0, moments.count)
    }
  }

  subscript(index: Int) -> Shot {
    if let moments {
      let (start, end) = (timeline.start(of: index * standing), timeline.start(of: (index + 1) * standing))
      return Shot(number: index, moment: moments[index], start: start, end: end)
    }
    let number = number(of: first + index)
    return Shot(
      number: number, moment: number < timeline.movingFrames.lowerBound ? nil : moment(of: number),
      start: timeline.time(from: first, to: first + index), end: timeline.time(from: first, to: first + index + 1))
  }

  /// Whether the picture is shown again on the way back.
  func returns(_ number: Int) -> Bool {
    returning > 0 && (number == 0 || timeline.movingFrames.contains(number))
  }

  /// The numbers of the shots that show the motion before its end.
  var moving: Range<Int> { timeline.movingFrames }

  /// The frame of the forward run that shows the same picture as `frame`, which may lie on the way back. The way back ends with the
  /// film's first picture.
  private func number(of frame: Int) -> Int {
    guard frame >= timeline.frameCount else { return frame }
    let number = timeline.movingFrames.upperBound - 1 - (frame - timeline.frameCount)
    return number > timeline.movingFrames.lowerBound ? number : 0
  }

  /// The time in the motion that the frame shows, in seconds. A rounding error must not put the last frame before the motion's end.
  func moment(of frame: Int) -> Double {
    let moment = timeline.moment(of: frame) * speed
    return timeline.movingFrames.upperBound <= frame ? max(moment, motion) : min(moment, motion)
  }
}
