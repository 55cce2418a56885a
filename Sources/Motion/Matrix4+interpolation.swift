extension Matrix4: Interpolatable {
  /// Interpolates two affine matrices as `AffineMatrix` does, others by their 3-D parts. If either has no parts, entries are
  /// interpolated one by one.
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return MatrixInterpolation(from: self, to: end).matrix(at: fraction)
  }

  /// The root of the sum of the squared differences of the entries.
  public func distance(to other: Self) -> Double {
    let (x, y, z, w) = rows
    let (x2, y2, z2, w2) = other.rows
    return SIMD4(x.distance(to: x2), y.distance(to: y2), z.distance(to: z2), w.distance(to: w2)).distance(to: .zero)
  }

  /// This map followed by a share of the map that leads from `start` to `end`. If `start` is singular, a share of the entries'
  /// differences is added instead.
  public func advanced(by weight: Double, from start: Self, to end: Self) -> Self {
    if weight == 0 || start == end { return self }
    if let back = start.inverted {
      return concatenating(back).concatenating(start.interpolated(to: end, by: weight))
    }
    let (x, y, z, w) = rows
    let (x1, y1, z1, w1) = start.rows
    let (x2, y2, z2, w2) = end.rows
    return Self(
      rows: (
        x.advanced(by: weight, from: x1, to: x2), y.advanced(by: weight, from: y1, to: y2),
        z.advanced(by: weight, from: z1, to: z2), w.advanced(by: weight, from: w1, to: w2)
      ))
  }

  /// The matrix whose entries are interpolated one by one.
  func mixed(with end: Self, by fraction: Double) -> Self {
    let (x, y, z, w) = rows
    let (x2, y2, z2, w2) = end.rows
    return Self(
      rows: (
        x.interpolated(to: x2, by: fraction), y.interpolated(to: y2, by: fraction),
        z.interpolated(to: z2, by: fraction), w.interpolated(to: w2, by: fraction)
      ))
  }
}

/// One matrix turning into another, with both ends taken apart once for all the moments between them.
public struct MatrixInterpolation: Sendable {
  private let start, end: Matrix4
  private let parts: Parts

  private enum Parts {
    case plane(AffineParts, AffineParts)
    case space(SpaceParts, SpaceParts)
    /// Entries are interpolated one by one, because the start or the end has no parts.
    case entries
    /// The start and the end are the same matrix.
    case none
  }

  /// Takes both ends apart.
  public init(from start: Matrix4, to end: Matrix4) {
    (self.start, self.end) = (start, end)
    if start == end {
      parts = .none
    } else if let first = start.affine, let last = end.affine {
      if let first = AffineParts(first), let last = AffineParts(last) {
        parts = .plane(first, last)
      } else {
        parts = .entries
      }
    } else if let first = SpaceParts(start), let last = SpaceParts(end) {
      parts = .space(first, last)
    } else {
      parts = .entries
    }
  }

  /// The matrix at a fraction of the way, as `Matrix4.interpolated` gives it.
  public func matrix(at fraction: Double) -> Matrix4 {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    switch parts {
    case .plane(let first, let last): return Matrix4(first.interpolated(to: last, by: fraction).matrix)
    case .space(let first, let last): return first.interpolated(to: last, by: fraction).matrix
    case .entries: return start.mixed(with: end, by: fraction)
    case .none: return start
    }
  }
}
