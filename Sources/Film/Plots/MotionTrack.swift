internal import Raster
package import TransitionKit

/// The places of one layer in a transition, moment by moment.
package struct MotionTrack: Sendable, Equatable {
  /// Whether a layer comes into sight or leaves it.
  package enum Role: String, Sendable, CaseIterable {
    case incoming, outgoing, other
  }

  /// A layer at one moment.
  package struct Sample: Sendable, Equatable {
    /// In seconds since the motion began.
    package let time: Double
    /// How far the layer's middle is from its place, in points: an incoming layer's from where it ends, another's from where it begins.
    package let x: Double
    package let y: Double
    /// How large the layer is seen, as a share of its own size; turned in space, it is smaller.
    package let scale: Double
    package let alpha: Double
    /// In points a second.
    package fileprivate(set) var speed: Double
  }

  package let role: Role
  /// The class of the layer's view.
  package let type: String
  package fileprivate(set) var samples: [Sample]
  package let pace: MotionPace?
  /// How many more layers do the like.
  package let others: Int
}

extension LayerTrace {
  /// The motions of the layers that are seen most of: one that comes, one that goes, and at most so many others.
  package func tracks(on window: CGSize, others: Int) -> [MotionTrack] {
    let maps = frames.map { LayerMaps($0, window: window) }
    let movers = movers.map { Mover($0, self, maps) }.sorted { ($1.presence, $0.id) < ($0.presence, $1.id) }
    let least = (movers.first?.presence ?? 0) / 4
    var left = movers.filter { $0.presence >= least && $0.presence > Mover.seen }
    var chosen: [Mover] = []
    var tracks: [MotionTrack] = []
    for (role, count) in [(MotionTrack.Role.incoming, 1), (.outgoing, 1), (.other, others)] {
      for _ in 0..<count {
        let fit = left.filter { $0.role == role || role == .other }
        guard let mover = fit.first(where: { mover in !chosen.contains { $0.holds(mover) } }) else { continue }
        let alike = fit.filter { other in other.type == mover.type && !mover.holds(other) && other.id != mover.id }
        tracks.append(mover.track(as: role, others: role == .other ? 0 : alike.count, duration: duration))
        chosen.append(mover)
        left.removeAll { $0.id == mover.id || role != .other && alike.map(\.id).contains($0.id) }
      }
    }
    return tracks
  }

  /// The numbers of the layers in navigation bars, which fade beside any transition.
  private var partsOfBars: Set<Int> {
    frames.reduce(into: []) { parts, frame in
      for layer in frame.layers where layer.type == "UINavigationBar" || layer.parent.map(parts.contains) == true {
        parts.insert(layer.id)
      }
    }
  }

  /// The numbers of the layers that change their geometry or opacity, not only at once.
  private var movers: [Int] {
    let bars = partsOfBars
    var known: [Int: (last: [Double], changes: Int)] = [:]
    for frame in frames {
      var around: [Int: [Double]] = [:]
      for layer in frame.layers where !bars.contains(layer.id) {
        around[layer.id] = layer.sublayerTransform ?? []
        let look = layer.look + (layer.parent.flatMap { around[$0] } ?? [])
        guard let before = known[layer.id] else {
          known[layer.id] = (look, 0)
          continue
        }
        if before.last != look { known[layer.id] = (look, before.changes + 1) }
      }
    }
    return known.filter { $0.value.changes > 1 }.keys.sorted()
  }
}

extension LayerTrace.Layer {
  /// The numbers by which the layer may move.
  fileprivate var look: [Double] {
    [position.x, position.y, bounds.width, bounds.height].map { Double($0) } + [Double(opacity), isHidden ? 1 : 0]
      + (transform ?? [])
  }
}

/// A layer that moves, and its places.
private struct Mover {
  let id: Int
  let type: String
  let role: MotionTrack.Role
  /// The most that is seen of the layer.
  let presence: Double
  private let ancestors: Set<Int>
  private let places: [(time: Double, place: LayerPlace)]
  /// The area of the layer at its largest, before any transform.
  private let size: Double
  private let pace: MotionPace?

  /// The share of the window from which on something is seen.
  static let seen = 0.0005

  init(_ id: Int, _ trace: LayerTrace, _ maps: [LayerMaps]) {
    self.id = id
    places = zip(trace.frames, maps).compactMap { frame, maps in maps.place(of: id).map { (frame.time, $0) } }
    let layers = trace.frames.compactMap { frame in frame.layers.first { $0.id == id } }
    type = layers.first?.type ?? ""
    size = layers.map { Double($0.bounds.width * $0.bounds.height) }.max() ?? 0
    pace = layers.lazy.compactMap(\.pace).first
    ancestors = maps.reduce(into: []) { $0.formUnion($1.ancestors(of: id)) }
    presence = places.map(\.place.presence).max() ?? 0
    let change = (places.last?.place.presence ?? 0) - (places.first?.place.presence ?? 0)
    role = Self.isVeil(layers, in: trace) ? .other : change > Self.seen ? .incoming : change < -Self.seen ? .outgoing : .other
  }

  /// Whether a layer holds nothing and only fades: it dims what is behind it, and is no screen.
  private static func isVeil(_ layers: [LayerTrace.Layer], in trace: LayerTrace) -> Bool {
    guard let first = layers.first, first.type == "UIView" else { return false }
    let holdsNothing = trace.frames.allSatisfy { frame in !frame.layers.contains { $0.parent == first.id } }
    return holdsNothing
      && layers.allSatisfy { $0.position == first.position && $0.bounds == first.bounds && $0.transform == first.transform }
  }

  func holds(_ other: Mover) -> Bool { other.ancestors.contains(id) }

  func track(as role: MotionTrack.Role, others: Int, duration: Double) -> MotionTrack {
    let home = (role == .incoming ? places.last : places.first)?.place.center ?? Point(x: 0, y: 0)
    var samples = places.map { time, place in
      MotionTrack.Sample(
        time: time, x: place.center.x - home.x, y: place.center.y - home.y,
        scale: size > 0 ? (place.area / size).squareRoot() : 1, alpha: place.alpha, speed: 0)
    }
    for index in samples.indices.dropFirst() {
      let (before, after) = (samples[index - 1], samples[index])
      let (x, y, time) = (after.x - before.x, after.y - before.y, after.time - before.time)
      samples[index].speed = time > 0 ? (x * x + y * y).squareRoot() / time : 0
    }
    // A spring is cut off at its end, a hair from its goal: the last step, however short, is that hair.
    if samples.count > 2 {
      samples[0].speed = samples[1].speed
      samples[samples.count - 1].speed = samples[samples.count - 2].speed
    }
    return MotionTrack(role: role, type: type, samples: samples, pace: pace, others: others)
  }
}
