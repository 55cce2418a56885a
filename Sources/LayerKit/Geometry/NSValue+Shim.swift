// `NSValue` for Apple's geometry. Foundation on Linux boxes points, sizes and rectangles itself; other types are boxed as a row of
// numbers, and their count tells them apart.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(row: [vector.dx, vector.dy]) }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(row: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(row: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  // A value that was boxed as another type is read as zeros, or as the identity.

  public var cgVectorValue: CGVector { row(of: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  public var cgAffineTransformValue: CGAffineTransform {
    row(of: 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  public var caTransform3DValue: CATransform3D { transform ?? CATransform3DIdentity }

  /// The boxed transform, affine or three-dimensional; nil if the value is none.
  var transform: CATransform3D? {
    if let m = row(of: 16) {
      return CATransform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9],
        m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
    return row(of: 6) == nil ? nil : CATransform3DMakeAffineTransform(cgAffineTransformValue)
  }

  package convenience init(row: [CGFloat]) {
    let numbers = row.map(Double.init)
    unsafe self.init(bytes: numbers, objCType: "[\(row.count)d]")
  }

  package func row(of count: Int) -> [CGFloat]? {
    guard unsafe String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return numbers.map { CGFloat($0) }
  }
}
