/// Where an animation stood when its clock stopped playing and began to move its animations by shares of the way.
///
/// While the clock plays, each animation has its own pace and delay, so it has gone further, or less far, than the clock's share
/// says. It stays in its place then. From there, its way to either end is stretched, so that it comes to both ends with the clock.
package struct ClockAnchor {
  /// The clock's share.
  let share: Double
  /// The animation's own share at that moment; a spring goes beyond 1.
  let place: Double

  /// The animation's place at another share of the clock.
  ///
  /// - Parameter linear: the place at a share of an animation without an anchor.
  func place(at other: Double, _ linear: (Double) -> Double) -> Double {
    if other == share { return place }
    if share > 0, share < 1 { return stretched(at: other, to: other < share ? 0 : 1, linear) }
    return share < 1 ? outside(at: other, beyond: 0, linear) : outside(at: other, beyond: 1, linear)
  }

  /// For an anchor between the ends: the place on the way to one of the ends, and beyond that end.
  private func stretched(at other: Double, to end: Double, _ linear: (Double) -> Double) -> Double {
    let (here, there) = (linear(share), linear(end))
    let left = here == there ? (other - end) / (share - end) : (linear(other) - there) / (here - there)
    return there + (place - there) * left
  }

  /// For an anchor at an end or beyond it: the stretch from the anchor to that end leads to the animation's ordinary way.
  private func outside(at other: Double, beyond end: Double, _ linear: (Double) -> Double) -> Double {
    let isOrdinary = end == 1 ? other <= end : other >= end
    if isOrdinary { return linear(other) }
    let isFurther = end == 1 ? other > share : other < share
    if isFurther { return place + other - share }
    return linear(end) + (place - linear(end)) * (other - end) / (share - end)
  }
}
