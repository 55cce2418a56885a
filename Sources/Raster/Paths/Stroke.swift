/// How a stroke ends.
public enum LineCap: String, Sendable, Hashable {
  /// At its end, in a half circle round it, or in half a square beyond it.
  case butt, round, square
}

/// How a stroke goes round a corner.
public enum LineJoin: String, Sendable, Hashable {
  /// With its outer edges drawn on to a point, in an arc, or cut off straight.
  case miter, round, bevel
}

extension Path {
  /// The area that a pen of some width covers along the path, to be filled by the non-zero rule.
  ///
  /// A width that is not positive leaves nothing. An outline of no length is a dot under round and square caps.
  /// - Parameters:
  ///   - miterLimit: the longest a mitre may be, in widths; a longer one is bevelled.
  ///   - dash: lengths of strokes and gaps in turn; if any is negative or all are 0, or there would be more than 10,000 strokes,
  ///     the path is not dashed.
  ///   - phase: how far into the dashes the path begins.
  ///   - tolerance: how far chords may stray from curves, in the path's units.
  public func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [], phase: Double = 0,
    tolerance: Double = 1 / 64
  ) -> Path {
    let points = elements.flatMap(\.points)
    guard width > 0, width.isFinite, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return Path() }
    let dashes = Dashes(dash, phase: phase)
    var stroker = Stroker(radius: width / 2, cap: cap, join: join, miterLimit: miterLimit, tolerance: max(tolerance, 1e-6))
    for contour in contours {
      let line = Polyline(contour, tolerance: stroker.tolerance)
      for piece in dashes?.pieces(of: line) ?? [line] { stroker.draw(piece) }
    }
    return stroker.path
  }
}

/// A pattern of dashes: the lengths of strokes and gaps in turn.
private struct Dashes {
  private static let limit = 10_000.0

  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// - Returns: nil if the lengths make no pattern; the line is whole then.
  init?(_ lengths: [Double], phase: Double) {
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    total = self.lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite, phase.isFinite else { return nil }
    self.phase = phase - (phase / total).rounded(.down) * total
  }

  func pieces(of line: Polyline) -> [Polyline] {
    let end = line.length
    guard end / total * Double(lengths.count) < Self.limit else { return [line] }
    var pieces: [Polyline] = []
    var (index, start) = (0, -phase)
    while start < end {
      let stop = start + lengths[index]
      if index % 2 == 0, stop > 0 { pieces.append(line.part(max(start, 0), min(stop, end))) }
      (start, index) = (stop, (index + 1) % lengths.count)
    }
    return pieces
  }
}
