// Goals, in order: (1) the published closed forms, so that a step's length changes nothing; (2) no jump of place or velocity where one
// form gives way to the next; (3) every way ends. Source: the decay that UIScrollView's decelerationRate names, and springs for edges.

internal import Motion

/// The way of an offset on one axis when nobody holds it, in seconds since it was let go.
package struct ScrollCurve: Equatable {
  /// Content slower than this stands still, in points per second.
  package static let slowest = 10.0
  /// Below this speed content that was held beyond an end counts as let go at rest.
  private static let releaseSpeed = 50.0
  /// The frequency of the spring at an edge, per second.
  private static let edgeFrequency = 11.0
  /// The frequency of the spring that turns a page, per second.
  private static let pageFrequency = 20.0

  private var pieces: [(start: Double, piece: ScrollPiece)]
  /// The seconds until the offset rests.
  package let end: Double
  /// Where it rests.
  package let rest: Double

  private init(_ pieces: [(start: Double, piece: ScrollPiece)], end: Double, rest: Double) {
    (self.pieces, self.end, self.rest) = (pieces, end, rest)
  }

  package func value(at t: Double) -> Double {
    guard t < end, let now = pieces.last(where: { $0.start <= t }) else { return rest }
    return now.piece.value(at: t - now.start)
  }

  package func velocity(at t: Double) -> Double {
    guard t < end, let now = pieces.last(where: { $0.start <= t }) else { return 0 }
    return now.piece.velocity(at: t - now.start)
  }

  package static func == (a: ScrollCurve, b: ScrollCurve) -> Bool {
    a.end == b.end && a.rest == b.rest && a.pieces.elementsEqual(b.pieces) { $0 == $1 }
  }

  // MARK: Ways

  /// An offset that stays.
  package static func still(_ offset: Double) -> ScrollCurve { ScrollCurve([], end: 0, rest: offset) }

  /// Content that was let go with a velocity: it slows down, and comes back from beyond an edge if it may go there.
  package static func fling(from offset: Double, velocity: Double, rate: Double, in axis: ScrollAxis, bounces: Bool)
    -> ScrollCurve
  {
    let excess = axis.excess(of: offset)
    if excess != 0 { return back(to: axis.clamped(offset), excess: excess, velocity: velocity) }
    guard velocity.magnitude > slowest else { return still(offset) }
    let time = ScrollPiece.time(ofRate: rate)
    let first = ScrollPiece.decay(from: offset, velocity: velocity, rate: rate)
    let rest = offset + (velocity - (velocity < 0 ? -slowest : slowest)) * time
    guard axis.excess(of: rest) != 0 else {
      return ScrollCurve([(0, first)], end: time * Elementary.log(velocity.magnitude / slowest), rest: rest)
    }
    let edge = axis.clamped(rest)
    let crossing = -time * Elementary.log(1 - (edge - offset) / (velocity * time))
    guard bounces else { return ScrollCurve([(0, first)], end: crossing, rest: edge) }
    let second = ScrollPiece.spring(rest: edge, excess: 0, velocity: first.velocity(at: crossing), frequency: edgeFrequency)
    return ScrollCurve([(0, first), (crossing, second)], end: crossing + settling(second, at: edge), rest: edge)
  }

  /// Content that was let go beyond an edge.
  private static func back(to edge: Double, excess: Double, velocity: Double) -> ScrollCurve {
    let piece: ScrollPiece =
      velocity.magnitude < releaseSpeed
      ? .release(rest: edge, excess: excess, velocity: velocity)
      : .spring(rest: edge, excess: excess, velocity: velocity, frequency: edgeFrequency)
    return ScrollCurve([(0, piece)], end: settling(piece, at: edge), rest: edge)
  }

  /// Content on its way to a page.
  package static func page(from offset: Double, velocity: Double, to target: Double) -> ScrollCurve {
    let piece = ScrollPiece.spring(rest: target, excess: offset - target, velocity: velocity, frequency: pageFrequency)
    return ScrollCurve([(0, piece)], end: settling(piece, at: target), rest: target)
  }

  /// Content that slows down so that it rests at a target of the delegate's choice.
  package static func glide(from offset: Double, to target: Double, rate: Double) -> ScrollCurve {
    let time = ScrollPiece.time(ofRate: rate)
    let distance = target - offset
    guard distance != 0 else { return still(offset) }
    let duration = max(time * Elementary.log(max(distance.magnitude / time / slowest, 1)), 0.15)
    return ScrollCurve(
      [(0, .glide(from: offset, distance: distance, rate: rate, duration: duration))], end: duration, rest: target)
  }

  /// Content that was asked to move to an offset.
  package static func ease(from offset: Double, to target: Double, duration: Double) -> ScrollCurve {
    ScrollCurve([(0, .ease(from: offset, to: target, duration: duration))], end: duration, rest: target)
  }

  /// The rest of a way that content was asked to go, to another target in the same time; other ways stay as they are.
  package func aimed(at target: Double, after t: Double) -> ScrollCurve {
    guard case .ease(_, _, let duration)? = pieces.first?.piece, t < duration else { return self }
    let share = TimingCurve.easeInOut.value(at: t / duration)
    return .ease(from: (value(at: t) - target * share) / (1 - share), to: target, duration: duration)
  }

  /// When a spring is so near to its rest, and so slow, that nobody sees it move; at most five seconds.
  private static func settling(_ piece: ScrollPiece, at rest: Double) -> Double {
    for step in 1...1200 {
      let t = Double(step) / 240
      if (piece.value(at: t) - rest).magnitude < 0.1, piece.velocity(at: t).magnitude < 4 { return t }
    }
    return 5
  }
}
