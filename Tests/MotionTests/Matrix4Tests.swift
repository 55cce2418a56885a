import Motion
import Testing

@Suite struct Matrix4Tests {
  private static func turned(_ numbers: inout NumberSequence) -> Matrix4 {
    .rotation(
      numbers.next(in: -3...3), about: numbers.next(in: -1...1), numbers.next(in: -1...1), numbers.next(in: -1...1))
  }

  /// Random matrices of scale, shear, turn and translation; every other one has perspective as well.
  private static func matrices(_ count: Int, seed: UInt64) -> [Matrix4] {
    var numbers = NumberSequence(seed: seed)
    return (0..<count).map { index in
      var skew = Matrix4.identity
      (skew.m21, skew.m31, skew.m32) = (numbers.next(in: -1...1), numbers.next(in: -1...1), numbers.next(in: -1...1))
      let side = index % 3 == 0 ? -1.0 : 1
      let shape = Matrix4.scale(side * numbers.next(in: 0.2...3), numbers.next(in: 0.2...3), numbers.next(in: 0.2...3))
      let place = Matrix4.translation(numbers.next(in: -9...9), numbers.next(in: -9...9), numbers.next(in: -9...9))
      var lens = Matrix4.identity
      if index % 2 == 0 { (lens.m14, lens.m34) = (numbers.next(in: -0.01...0.01), numbers.next(in: -0.02...0.02)) }
      return shape.concatenating(skew).concatenating(turned(&numbers)).concatenating(place).concatenating(lens)
    }
  }

  @Test func affineMapsComeBack() {
    let affine = AffineMatrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(Matrix4(affine).affine == affine && Matrix4(affine).m41 == 5 && Matrix4(affine).m12 == 2)
    #expect(Matrix4.translation(0, 0, 1).affine == nil && Matrix4.rotation(1, about: 0, 1, 0).affine == nil)
    var lens = Matrix4.identity
    lens.m34 = -1 / 500
    #expect(lens.affine == nil)
  }

  @Test func rotationAboutZIsThePlanes() {
    for angle in [0.3, .pi, -.pi, 2 * .pi] {
      #expect(Matrix4.rotation(angle, about: 0, 0, 2).affine == .rotation(angle))
    }
    #expect(Matrix4.rotation(1, about: 0, 0, 0) == .identity)
    let aboutY = Matrix4.rotation(.pi / 2, about: 0, 1, 0)
    #expect(aboutY.m13 == -1 && aboutY.m31 == 1)
  }

  @Test func concatenationOfPlanesIsThePlanes() {
    let (a, b) = (AffineMatrix.rotation(0.4), AffineMatrix(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: 8))
    #expect(Matrix4(a).concatenating(Matrix4(b)).affine == a.concatenating(b))
  }

  @Test func theInverseLeadsBack() {
    for matrix in Self.matrices(200, seed: 2) {
      #expect(matrix.inverted.map { matrix.concatenating($0).distance(to: .identity) < 1e-11 } == true, "\(matrix)")
    }
    #expect(Matrix4.scale(1, 1, 0).inverted == nil && Matrix4.scale(0, 1, 1).inverted == nil)
    #expect(Matrix4.scale(2, 3, 4).determinant == 24)
    #expect(Matrix4(.rotation(.pi)).inverted == Matrix4(.rotation(-.pi)))
  }

  @Test func endsAreExact() {
    let matrices = Self.matrices(100, seed: 3)
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b && a.interpolated(to: a, by: 0.3) == a)
    }
  }

  @Test func partsMakeTheSameMatrixAgain() {
    let matrices = Self.matrices(300, seed: 4)
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      // The decomposition is that of the same matrix scaled to m44 = 1, which maps points alike.
      #expect(a.interpolated(to: b, by: 1e-15).distance(to: Self.normalised(a)) < 1e-12, "\(a)")
      #expect(a.interpolated(to: b, by: 1 - 1e-15).distance(to: Self.normalised(b)) < 1e-12, "\(b)")
    }
  }

  private static func normalised(_ matrix: Matrix4) -> Matrix4 {
    let (x, y, z, w) = matrix.rows
    return Matrix4(rows: (x / matrix.m44, y / matrix.m44, z / matrix.m44, w / matrix.m44))
  }

  @Test func twoPlanesFollowThePlanesRule() {
    let (a, b) = (AffineMatrix.rotation(2).concatenating(.translation(3, 4)), AffineMatrix.scale(-1, 2))
    for fraction in [-0.2, 0.3, 0.5, 1.2] {
      #expect(Matrix4(a).interpolated(to: Matrix4(b), by: fraction) == Matrix4(a.interpolated(to: b, by: fraction)))
    }
  }

  @Test func aCardTurnsAtAnEvenSpeed() {
    for axis in [SIMD3(0.0, 1, 0), SIMD3(1, 0, 0), SIMD3(1, 2, -0.5)] {
      for angle in [0.001, 1, 3, .pi, -.pi, -3] {
        let end = Matrix4.rotation(angle, about: axis.x, axis.y, axis.z)
        for fraction in [-0.2, 0.25, 0.5, 0.75, 1.2] {
          let here = Matrix4.rotation(angle * fraction, about: axis.x, axis.y, axis.z)
          #expect(Matrix4.identity.interpolated(to: end, by: fraction).distance(to: here) < 2e-14, "\(angle) \(axis)")
        }
      }
    }
  }

  @Test func turnsTakeTheShorterWayRound() {
    let end = Matrix4.rotation(1.5 * .pi, about: 0, 1, 0)
    let middle = Matrix4.identity.interpolated(to: end, by: 0.5)
    #expect(middle.distance(to: .rotation(-.pi / 4, about: 0, 1, 0)) < 1e-14)
  }

  /// m34 = −1/500 before and after: a half-open door keeps it.
  @Test func perspectiveStaysOnTheWay() {
    var lens = Matrix4.identity
    lens.m34 = -1 / 500
    let start = Matrix4.rotation(-1, about: 0, 1, 0).concatenating(lens)
    for fraction in [-0.1, 0.2, 0.5, 0.8, 1.1] {
      let here = Matrix4.rotation(-1 + fraction, about: 0, 1, 0).concatenating(lens)
      #expect(start.interpolated(to: lens, by: fraction).distance(to: here) < 1e-14)
    }
    #expect(Matrix4.identity.interpolated(to: lens, by: 0.5).m34 == -0.001)
  }

  @Test func endsWithoutPartsGoEntryByEntry() {
    let flat = Matrix4.scale(1, 1, 0)
    #expect(flat.interpolated(to: .translation(0, 0, 8), by: 0.25).m33 == 0.25)
    var lost = Matrix4.identity
    lost.m44 = 0
    lost.m34 = 1
    #expect(lost.interpolated(to: .identity, by: 0.5).m44 == 0.5)
  }
}
