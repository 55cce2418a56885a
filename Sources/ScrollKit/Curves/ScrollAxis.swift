/// One axis of a scroll view: the offsets at which it may rest, and how it gives way beyond them.
package struct ScrollAxis: Equatable {
  /// The part of a finger's way that the content follows right behind an edge.
  private static let give = 0.55

  /// The offset that shows the beginning of the content.
  package let low: Double
  /// The offset that shows the end of the content; never below `low`.
  package let high: Double
  /// The length of the scroll view.
  package let length: Double

  package init(low: Double, high: Double, length: Double) {
    (self.low, self.high, self.length) = (low, max(low, high), max(length, 1))
  }

  package func clamped(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// How far an offset lies beyond the nearest end, negative before the beginning.
  package func excess(of offset: Double) -> Double { offset - clamped(offset) }

  /// The offset that is shown where a finger has drawn the content to a place: beyond an end it follows less and less.
  package func banded(_ place: Double) -> Double {
    let pull = excess(of: place)
    guard pull != 0 else { return place }
    let shown = pull.magnitude * Self.give * length / (length + Self.give * pull.magnitude)
    return clamped(place) + (pull < 0 ? -shown : shown)
  }

  /// The place to which a finger has drawn the content that shows this offset: the way back from `banded`.
  package func place(showing offset: Double) -> Double {
    let shown = excess(of: offset)
    guard shown != 0 else { return offset }
    let way = min(shown.magnitude, 0.999 * length)
    let pull = way * length / (Self.give * (length - way))
    return clamped(offset) + (shown < 0 ? -pull : pull)
  }
}
