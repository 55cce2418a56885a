/// The way from one matrix to another, with both ends taken apart once for all the moments between them.
public struct MatrixWay: Sendable {
  private let start, end: Matrix4
  private let parts: Parts

  private enum Parts {
    case plane(AffineParts, AffineParts)
    case space(SpaceParts, SpaceParts)
    /// An end has no parts.
    case entries
    /// Both ends are the same.
    case none
  }

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

  /// As `Matrix4.interpolated`.
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
