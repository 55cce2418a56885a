/// The colours of a gradient along its way.
///
/// Between two stops the colour is mixed in 1/65,536, premultiplied, and rounded once; where stops coincide the last counts.
struct ColorRamp {
  struct Segment {
    let start: Double
    let scale: Double
    let from: Pixel
    let to: Pixel
  }

  let first: Pixel
  let segments: [Segment]
  /// The last stop's location; from there on its colour goes on.
  let end: Double
  let last: Pixel

  /// - Returns: nil without stops.
  init?(_ stops: [Gradient.Stop]) {
    guard let first = stops.first, let last = stops.last else { return nil }
    let locations = Self.ascending(stops)
    self.first = first.color
    self.last = last.color
    end = locations[locations.count - 1]
    segments = zip(stops.indices, stops.indices.dropFirst()).map { one, next in
      let scale = 65_536 / (locations[next] - locations[one])
      return Segment(start: locations[one], scale: scale, from: stops[one].color, to: stops[next].color)
    }
  }

  /// The stops' locations, each at least that of the stop before, clamped to ±1e300, further off than any picture reaches.
  private static func ascending(_ stops: [Gradient.Stop]) -> [Double] {
    var reached = -1e300
    return stops.map { stop in
      reached = max(reached, stop.location.isNaN ? reached : min(stop.location, 1e300))
      return reached
    }
  }

  /// The colour at a place; NaN counts as a place beyond the end.
  @inline(__always)
  func color(_ place: Double) -> Pixel {
    guard place < end else { return last }
    var index = segments.count - 1
    while index >= 0, segments[index].start > place { index -= 1 }
    guard index >= 0 else { return first }
    let segment = segments[index]
    return Self.mix(segment.from, segment.to, UInt64((place - segment.start) * segment.scale + 0.5))
  }

  /// - Parameter share: of the second colour, 0...65,536.
  @inline(__always)
  private static func mix(_ from: Pixel, _ to: Pixel, _ share: UInt64) -> Pixel {
    let lanes: UInt64 = 0x0000_00FF_0000_00FF
    func mixLanes(_ shift: UInt64) -> UInt64 {
      let one = spread(from.bits) >> shift & lanes
      let other = spread(to.bits) >> shift & lanes
      return (one &* (65_536 &- share) &+ other &* share &+ 0x0000_8000_0000_8000) >> 16 & lanes
    }
    let mixed = mixLanes(0) | mixLanes(16) << 16
    return Pixel(bits: UInt32(truncatingIfNeeded: mixed | mixed >> 24))
  }

  /// Red, blue, green and alpha in lanes of 16 bits.
  @inline(__always)
  private static func spread(_ bits: UInt32) -> UInt64 {
    let bits = UInt64(bits)
    return (bits | bits << 24) & 0x00FF_00FF_00FF_00FF
  }
}
