/// The choice of the page at which a drag comes to rest.
struct PageTurn {
  /// From this velocity on a drag turns the page however short it is, in points per second.
  private static let flick = 250.0

  let offset: Double
  let velocity: Double
  /// The offset at which the drag began.
  let began: Double
  let axis: ScrollAxis

  /// The nearest page, or the next one in the direction of a flick; at most one page from where the drag began.
  var target: Double {
    let place = (offset - axis.low) / axis.length
    let first = ((began - axis.low) / axis.length).rounded()
    var page = place.rounded()
    if velocity > Self.flick { page = place.rounded(.down) + 1 }
    if velocity < -Self.flick { page = place.rounded(.up) - 1 }
    page = min(max(page, first - 1), first + 1)
    return axis.clamped(axis.low + page * axis.length)
  }
}
