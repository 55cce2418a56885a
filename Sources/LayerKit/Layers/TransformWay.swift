internal import Motion

/// The way from one transform to another, taken apart once. Animations that make the same way share one, and with it the transform
/// at the moment that was asked for last: a block that turns a thousand views computes one turn a frame.
@MainActor
final class TransformWay {
  private let from, to: Matrix4
  private let interpolation: MatrixInterpolation
  private var latest: (share: Double, transform: CATransform3D)?
  private static var newest: TransformWay?

  /// The way between two transforms: the one made last, if it leads from the same to the same.
  static func between(_ from: Matrix4, _ to: Matrix4) -> TransformWay {
    if let newest, newest.from.hasBits(of: from), newest.to.hasBits(of: to) { return newest }
    let way = TransformWay(from, to)
    newest = way
    return way
  }

  private init(_ from: Matrix4, _ to: Matrix4) {
    (self.from, self.to) = (from, to)
    interpolation = MatrixInterpolation(from: from, to: to)
  }

  func transform(at share: Double) -> CATransform3D {
    if let latest, latest.share == share { return latest.transform }
    let transform = CATransform3D(interpolation.matrix(at: share))
    latest = (share, transform)
    return transform
  }
}

extension Matrix4 {
  /// Whether all entries are the same to the bit. Equal is not enough: 0 and −0 are, and a half turn goes left with the one and right
  /// with the other.
  fileprivate func hasBits(of other: Matrix4) -> Bool { self == other && signs == other.signs }

  private var signs: [FloatingPointSign] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(\.sign)
  }
}
