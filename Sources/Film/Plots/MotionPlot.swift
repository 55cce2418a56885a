internal import Raster
internal import StyleKit
package import TransitionKit

/// A drawing of how transitions move: offset, scale, alpha and speed over time, with the numbers that made them.
package struct MotionPlot: Sendable {
  /// One style's motion.
  package struct Motion: Sendable {
    package let name: String
    package let duration: Double
    let tracks: [MotionTrack]
    /// The breaches of UIKit's contract by the film's code.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Runs a film's motion and takes what its layers do.
    ///
    /// - Parameter rate: moments to a second; nil takes as many as a curve needs.
    /// - Throws: what the scene throws.
    @MainActor
    package init(_ name: String, of film: Film, rate: Double?, others: Int = 2) throws {
      var film = try Take.rehearsed(film)
      film.fps = rate ?? min(max(Self.moments / max(film.motion ?? 0, 0.01), Film.rates.lowerBound), Self.finest)
      let trace = try LayerTrace(film)
      self.init(name, duration: trace.duration, tracks: trace.tracks(on: film.size, others: others))
      diagnostics = trace.diagnostics
    }

    /// Makes a motion of tracks that are there.
    package init(_ name: String, duration: Double, tracks: [MotionTrack]) {
      (self.name, self.duration, self.tracks) = (name, duration, tracks)
    }

    /// How many moments a curve has at most, and the most in a second.
    private static let (moments, finest) = (600.0, 240.0)

    /// The motion's numbers in words: `0.5 s · damping 0.7 · overshoot 4.6 %`.
    package var facts: String {
      var paces: [MotionPace] = []
      for pace in tracks.compactMap(\.pace) where !paces.contains(pace) { paces.append(pace) }
      let shown = paces.prefix(2).map(\.words)
      let overshoot = paces.prefix(2).compactMap(\.overshoot).max().map { most in
        let thousandths = (most * 1000).rounded()
        return thousandths > 0 ? "overshoot \((thousandths / 10).plain) %" : "no overshoot"
      }
      let rest =
        tracks.isEmpty
        ? ["no layer moves or fades: masks, paths or contents change"]
        : [shown.joined(separator: ", "), overshoot].compactMap(\.self)
      return ([((duration * 1000).rounded() / 1000).plain + " s"] + rest).filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }

  let motions: [Motion]

  /// The most styles in one drawing.
  package static let most = PlotColor.curves.count

  /// - Precondition: there is at least one motion, and at most `most`.
  package init(_ motions: [Motion]) {
    precondition((1...Self.most).contains(motions.count), "There is a colour for every style")
    self.motions = motions
  }

  // MARK: The curves

  /// A curve that panels draw: a track in its colour and dashes.
  struct Curve {
    let track: MotionTrack
    let pen: PlotDrawing.Pen
  }

  /// Every track of every style. One style's tracks differ by colour, several styles have a colour each; dashes tell roles.
  var curves: [Curve] {
    motions.enumerated().flatMap { index, motion in
      motion.tracks.enumerated().map { number, track in
        let color = PlotColor.curves[motions.count == 1 ? number : index]
        return Curve(track: track, pen: PlotDrawing.Pen(color: color, width: 1.75, dash: track.role.dash))
      }
    }
  }

  /// The panels: offsets only where something moves that way.
  var panels: [PlotPanel] {
    let samples = curves.flatMap(\.track.samples)
    let moves = { (number: (MotionTrack.Sample) -> Double) in samples.contains { abs(number($0)) > 0.5 } }
    var panels: [PlotPanel] = []
    if moves(\.x) || !moves(\.y) { panels.append(PlotPanel("Offset to the right", "points", \.x, span: 20, with: [0])) }
    if moves(\.y) { panels.append(PlotPanel("Offset downwards", "points", \.y, span: 20, with: [0])) }
    // Where nothing grows or shrinks, the line lies in the middle.
    let keepsScale = samples.allSatisfy { abs($0.scale - 1) < 0.01 }
    return panels + [
      PlotPanel("Scale", "", \.scale, span: 0.2, with: keepsScale ? [0.9, 1.1] : [1]),
      PlotPanel("Alpha", "", \.alpha, span: 1, with: [0, 1]),
      PlotPanel("Speed", "points a second", \.speed, span: 100, with: [0]),
    ]
  }
}

extension MotionTrack.Role {
  var dash: [Double] {
    switch self {
    case .incoming: []
    case .outgoing: [6, 3]
    case .other: [2, 2.5]
    }
  }
}

extension MotionTrack {
  /// The track in a legend.
  var words: String {
    switch role {
    case .incoming, .outgoing: "\(role.rawValue)" + (others > 0 ? ", one of \(others + 1)" : "") + " (\(type))"
    case .other: type
    }
  }
}
