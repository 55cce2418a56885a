import TransitionKit

extension LayerTrace {
  /// How far the motion has come at each frame: the way of the layer that moves most, as a share of the straight way from its
  /// beginning to its end.
  ///
  /// A spring that overshoots is beyond 1 for a while. Empty where no layer ends elsewhere than it began.
  package var progress: [(time: Double, share: Double)] {
    var tracks: [Int: [(time: Double, values: [Double])]] = [:]
    for frame in frames {
      for layer in frame.layers { tracks[layer.id, default: []].append((frame.time, layer.whereabouts)) }
    }
    var best: (id: Int, way: Double)?
    for (id, track) in tracks.sorted(by: { $0.key < $1.key }) {
      guard let first = track.first, let last = track.last, track.count > 2 else { continue }
      let way = zip(first.values, last.values).map { ($1 - $0) * ($1 - $0) }.reduce(0, +)
      if way > (best?.way ?? 1) { best = (id, way) }
    }
    guard let best, let track = tracks[best.id], let first = track.first, let last = track.last else { return [] }
    let direction = zip(first.values, last.values).map { $1 - $0 }
    return track.map { time, values in
      let share = zip(zip(first.values, values), direction).map { ($0.1 - $0.0) * $1 }.reduce(0, +) / best.way
      return (time, (share * 10_000).rounded() / 10_000)
    }
  }
}

extension LayerTrace.Layer {
  /// The numbers that move, in points; an angle, a scale and an opacity count as much as a hundred points.
  fileprivate var whereabouts: [Double] {
    let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    let matrix = (transform ?? identity).enumerated().map { index, value in (12...14).contains(index) ? value : value * 100 }
    return [position.x, position.y, bounds.width, bounds.height, Double(opacity) * 100].map { Double($0) } + matrix
  }
}
