internal import Motion
internal import Raster

/// The side of a layer that comes to the front first when the layer turns over.
///
/// The raw values are those of Apple's transition options.
package enum PictureFlip: UInt {
  case fromLeft = 1
  case fromRight = 2
  case fromTop = 6
  case fromBottom = 7

  /// The eye's distance from the plane, as a multiple of the layer's longer side.
  private static let distance = 2.0

  /// The projection of the visible side at a share of the way: of the old side up to the middle, then of the new one. Nil where the
  /// side is seen edge on.
  func projection(of bounds: CGRect, share: Double) -> Projection? {
    let angle = (share < 0.5 ? share : share - 1) * .pi
    guard abs(abs(angle) - .pi / 2) > 1e-9 else { return nil }
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    var eye = Matrix4.identity
    eye.m34 = -1 / (Self.distance * Double(max(bounds.width, bounds.height, 1)))
    let m = Matrix4.translation(-x, -y, 0).concatenating(turn(by: angle)).concatenating(eye).concatenating(.translation(x, y, 0))
    let plane = Affine(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
    return Projection(numerator: plane, px: m.m14, py: m.m24, pw: m.m44)
  }

  private func turn(by angle: Double) -> Matrix4 {
    switch self {
    case .fromLeft: .rotation(angle, about: 0, 1, 0)
    case .fromRight: .rotation(-angle, about: 0, 1, 0)
    case .fromTop: .rotation(-angle, about: 1, 0, 0)
    case .fromBottom: .rotation(angle, about: 1, 0, 0)
    }
  }
}
