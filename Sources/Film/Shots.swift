/// The list of a film's pictures: when each is taken, and when it is shown.
package struct Shots: Sendable {
  /// A picture and its time on the screen.
  struct Shot {
    /// Shots of the same number show the same picture.
    let number: Int
    /// When it is taken, in seconds of the motion; nil before that begins.
    let moment: Double?
    let start: Double
    let end: Double
  }

  private let timeline: Timeline
  private let motion: Double
  private let speed: Double
  /// How many frames run back.
  private let returning: Int
  /// The moments that are taken, in seconds of the motion; nil where frames of the timeline are taken.
  let moments: [Double]?
  /// How many frames of the timeline each moment stands.
  private let standing: Int
  /// The first of the whole film's frames to be taken.
  private let first: Int
  package let count: Int
  /// How many there would be without an excerpt.
  let wholeCount: Int

  init(_ film: Film, motion: Double, clock: Timeline.Clock) {
    timeline = Timeline(
      motion: motion / film.speed, fps: film.fps, clock: clock, firstHold: film.firstHold, lastHold: film.lastHold)
    self.motion = motion
    speed = film.speed
    returning = film.bounces ? timeline.movingFrames.count : 0
    standing = timeline.frameCount - timeline.movingFrames.upperBound
    wholeCount = timeline.frameCount + returning
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

  /// The frame of the way there that shows the same as this frame, which may lie on the way back. That ends with the film's first
  /// picture.
  private func number(of frame: Int) -> Int {
    guard frame >= timeline.frameCount else { return frame }
    let number = timeline.movingFrames.upperBound - 1 - (frame - timeline.frameCount)
    return number > timeline.movingFrames.lowerBound ? number : 0
  }

  /// When the frame is taken, in seconds of the motion. A rounding error must not put the last frame before the motion's end.
  private func moment(of frame: Int) -> Double {
    let moment = timeline.moment(of: frame) * speed
    return timeline.movingFrames.upperBound <= frame ? max(moment, motion) : min(moment, motion)
  }
}
