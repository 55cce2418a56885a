internal import Raster
internal import TransitionKit

/// A run of a film that finds out how long the film moves, and takes its pictures meanwhile: a short film needs no other run.
@MainActor
struct FirstRun {
  let take: Take
  let shots: Shots
  /// The picture before the motion.
  let before: Picture
  /// The pictures of the motion, by the numbers of their shots; nil where the film must run again for them.
  let pictures: [Int: Picture]?

  /// How many pictures are kept at most: a film with more of them runs again, so that long films need no more memory than short ones.
  private static let mostPictures = 240

  init(_ film: Film, clock: Timeline.Clock) throws {
    let endless = Shots(film, motion: Take.patience, clock: clock)
    take = try Take(film)
    before = take.picture()
    take.begin()
    var pictures: [Int: Picture] = [:]
    var hasEnded = false
    for number in endless.moving.prefix(Self.mostPictures) {
      hasEnded = take.rests(by: endless.moment(of: number))
      if hasEnded { break }
      pictures[number] = take.picture()
    }
    let motion = try take.end()
    shots = Shots(film, motion: motion, clock: clock)
    // A stage watches what repeats for ever for a while before it counts that as rest, and is then past the end.
    let isPast = take.stage.now > take.start + motion
    // A picture that was taken a rounding error before the end must show the end.
    let fits = pictures.keys.allSatisfy { [shots] in shots.moment(of: $0) == endless.moment(of: $0) }
    self.pictures = hasEnded && !isPast && fits ? pictures : nil
  }
}
