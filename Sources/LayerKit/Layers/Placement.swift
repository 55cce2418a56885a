internal import Motion
internal import Raster

/// Where the plane of a layer lies in its parent's, seen from the front.
enum Placement {
  case flat(CGAffineTransform)
  case perspective(Projection)
  /// Behind the eye.
  case unseen
}

extension LayerValues {
  /// Where the layer's plane lies in its parent's.
  func placement(in parent: LayerValues?) -> Placement {
    let isPlain = parent?.hasExtras != true || CATransform3DIsIdentity(parent!.extras.sublayerTransform)
    if isPlain {
      guard hasTransform else { return .flat(CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)) }
      let transform = transform
      if CATransform3DIsAffine(transform) { return .flat(flatMatrix(transform)) }
    }
    let m = matrixToParent(parent)
    let plane = Affine(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
    guard m.m14 == 0, m.m24 == 0 else {
      return .perspective(Projection(numerator: plane, px: m.m14, py: m.m24, pw: m.m44))
    }
    guard m.m44 > 0 else { return .unseen }
    let depth = CGFloat(m.m44)
    return .flat(
      CGAffineTransform(
        a: CGFloat(m.m11) / depth, b: CGFloat(m.m12) / depth, c: CGFloat(m.m21) / depth, d: CGFloat(m.m22) / depth,
        tx: CGFloat(m.m41) / depth, ty: CGFloat(m.m42) / depth))
  }

  /// Whether the layer may stand in any other way than parallel to its parent's plane, at its z position.
  func isInSpace(in parent: LayerValues) -> Bool {
    parent.hasExtras && !CATransform3DIsIdentity(parent.extras.sublayerTransform) || !CATransform3DIsAffine(transform)
  }

  /// Whether the layer shows its back: the plane is seen the wrong way round though space is not mirrored.
  func isTurnedAway(in parent: LayerValues?) -> Bool {
    let m = matrixToParent(parent)
    let (first, second) = (m.m11 * m.m22 - m.m12 * m.m21, m.m12 * m.m24 - m.m14 * m.m22)
    let third = m.m11 * m.m24 - m.m14 * m.m21
    let winding = first * m.m44 - third * m.m42 + second * m.m41
    let hand = m.determinant
    return hand < 0 ? winding > 0 : winding < 0
  }

  /// The box around the bounds, in the parent's coordinates.
  var frame: CGRect {
    if !hasTransform || CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    switch placement(in: nil) {
    case .flat(let matrix): return bounds.applying(matrix)
    case .perspective(let projection): return projection.box(around: bounds)
    case .unseen: return .null
    }
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  private func flatMatrix(_ transform: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map from the layer's own space to its parent's, whose `sublayerTransform` acts about the parent's anchor.
  func matrixToParent(_ parent: LayerValues?) -> Matrix4 {
    let own = Matrix4.translation(-Double(anchor.x), -Double(anchor.y), -Double(extras.anchorPointZ))
      .concatenating(transform.matrix)
      .concatenating(.translation(Double(position.x), Double(position.y), Double(zPosition)))
    guard let parent, parent.hasExtras else { return own }
    let (x, y, z) = (Double(parent.anchor.x), Double(parent.anchor.y), Double(parent.extras.anchorPointZ))
    return own.concatenating(.translation(-x, -y, -z))
      .concatenating(parent.extras.sublayerTransform.matrix)
      .concatenating(.translation(x, y, z))
  }
}

extension Projection {
  /// The box around those corners of a rectangle that lie before the eye; null if none does.
  func box(around rect: CGRect) -> CGRect {
    rect.cornerPoints.compactMap { self(Point($0)) }.reduce(.null) { $0.union(CGRect(origin: CGPoint($1), size: .zero)) }
  }

  /// The place of a point; a point behind the eye is infinitely far away.
  func place(of point: CGPoint) -> CGPoint {
    self(Point(point)).map { CGPoint($0) } ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  }
}
