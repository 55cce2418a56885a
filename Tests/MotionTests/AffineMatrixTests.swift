import Motion
import Testing

@Suite struct AffineMatrixTests {
  private static func matrices(_ count: Int, seed: UInt64) -> [AffineMatrix] {
    var numbers = NumberSequence(seed: seed)
    return (0..<count).map { _ in
      AffineMatrix(
        a: numbers.next(in: -3...3), b: numbers.next(in: -3...3), c: numbers.next(in: -3...3), d: numbers.next(in: -3...3),
        tx: numbers.next(in: -500...500), ty: numbers.next(in: -500...500))
    }
  }

  @Test func layoutIsCGAffineTransforms() {
    let matrix = AffineMatrix.scale(2, 3).concatenating(.translation(5, 7))
    #expect(matrix == AffineMatrix(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    #expect(AffineMatrix.translation(5, 7).concatenating(.scale(2, 3)).tx == 10)
    let quarter = AffineMatrix.rotation(.pi / 2)
    #expect(quarter.b == 1 && quarter.c == -1)
    #expect(AffineMatrix.rotation(.pi).b == 1.2246467991473532e-16)
    #expect(AffineMatrix.rotation(-.pi).b == -1.2246467991473532e-16)
  }

  @Test func theInverseLeadsBack() {
    for matrix in Self.matrices(200, seed: 5) {
      let back = matrix.inverted
      #expect(back.map { matrix.concatenating($0).distance(to: .identity) < 1e-10 } == true, "\(matrix)")
    }
    #expect(AffineMatrix.scale(0, 1).inverted == nil && AffineMatrix.scale(.infinity, 1).inverted == nil)
    #expect(AffineMatrix.rotation(.pi).inverted == .rotation(-.pi))
  }

  @Test func endsAreExact() {
    let matrices = Self.matrices(200, seed: 7)
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
      #expect(a.interpolated(to: a, by: 0.4) == a)
    }
  }

  @Test func partsMakeTheSameMatrixAgain() {
    let matrices = Self.matrices(300, seed: 9)
    for (a, b) in zip(matrices, matrices.dropFirst()) {
      let size = 1 + a.distance(to: b)
      #expect(a.interpolated(to: b, by: 1e-14).distance(to: a) < 1e-12 * size, "\(a) → \(b)")
      #expect(a.interpolated(to: b, by: 1 - 1e-14).distance(to: b) < 1e-12 * size, "\(a) → \(b)")
    }
  }

  @Test func aTurnKeepsItsShape() {
    for (degrees, halfWay) in [(90.0, 45.0), (-90, -45), (179, 89.5), (-179, -89.5), (200, -80), (270, -45)] {
      let end = AffineMatrix.rotation(degrees * .pi / 180)
      let middle = AffineMatrix.identity.interpolated(to: end, by: 0.5)
      #expect(middle.distance(to: .rotation(halfWay * .pi / 180)) < 1e-14, "\(degrees)")
    }
  }

  @Test func aWholeTurnDoesNotMove() {
    let end = AffineMatrix.rotation(2 * .pi)
    for fraction in [0.25, 0.5, 0.75] {
      #expect(AffineMatrix.identity.interpolated(to: end, by: fraction).distance(to: .identity) < 1e-15)
    }
  }

  /// The additive animation of a view, old·new⁻¹ → identity, composed with the new model.
  private func shown(from old: AffineMatrix, to new: AffineMatrix, by fraction: Double) throws -> AffineMatrix {
    let offset = old.concatenating(try #require(new.inverted))
    return offset.interpolated(to: .identity, by: fraction).concatenating(new)
  }

  @Test func aHalfTurnGoesClockwise() throws {
    let clockwise = AffineMatrix.rotation(.pi / 4)
    for half in [Double.pi, -.pi] {
      #expect(try shown(from: .identity, to: .rotation(half), by: 0.25).distance(to: clockwise) < 1e-14)
      let onward = AffineMatrix.rotation(.pi * 1.25)
      #expect(try shown(from: .rotation(.pi), to: .identity, by: 0.25).distance(to: onward) < 1e-14)
    }
    // A plain interpolation from identity to the half turn goes the other way round, for either sign.
    for half in [Double.pi, -.pi] {
      let middle = AffineMatrix.identity.interpolated(to: .rotation(half), by: 0.25)
      #expect(middle.distance(to: .rotation(-.pi / 4)) < 1e-14)
    }
  }

  @Test func almostAHalfTurnGoesTheIntendedWay() throws {
    for sign in [1.0, -1] {
      let end = AffineMatrix.rotation(sign * 0.999 * .pi)
      #expect(try shown(from: .identity, to: end, by: 0.5).distance(to: .rotation(sign * 0.4995 * .pi)) < 1e-14)
      #expect(AffineMatrix.identity.interpolated(to: end, by: 0.5).distance(to: .rotation(sign * 0.4995 * .pi)) < 1e-14)
    }
  }

  @Test func mirroringCollapsesHalfWay() {
    let middle = AffineMatrix.identity.interpolated(to: .scale(-1, 1), by: 0.5)
    #expect(middle == .scale(0, 1))
    #expect(AffineMatrix.identity.interpolated(to: .scale(1, -1), by: 0.25) == .scale(1, 0.5))
  }

  @Test func mirroredBothWaysIsAHalfTurn() {
    let middle = AffineMatrix.scale(-1, 1).interpolated(to: .scale(1, -1), by: 0.5)
    #expect((middle.determinant + 1).magnitude < 1e-15 && middle.a.magnitude < 1e-15)
  }

  @Test func singularEndsGoEntryByEntry() {
    #expect(AffineMatrix.scale(0, 0).interpolated(to: .identity, by: 0.25) == .scale(0.25, 0.25))
    let flat = AffineMatrix(a: 1, b: 0, c: 0, d: 0, tx: 4, ty: 0)
    let middle = flat.interpolated(to: .rotation(.pi / 2), by: 0.5)
    #expect(middle.distance(to: AffineMatrix(a: 0.5, b: 0.5, c: -0.5, d: 0, tx: 2, ty: 0)) < 1e-15)
  }

  @Test func whatDoesNotTurnStaysUpright() {
    for fraction in [-0.3, 0.1, 0.37, 0.9, 1.4] {
      let matrix = AffineMatrix.scale(0.3, 7).interpolated(to: .scale(2, 0.1), by: fraction)
      #expect(matrix.b == 0 && matrix.c == 0)
      let moved = AffineMatrix.identity.interpolated(to: .translation(10, -20), by: fraction)
      #expect(moved == .translation(10 * fraction, -20 * fraction))
    }
  }

  /// A page whose middle is two heights above its anchor: the middle stays on a circle about it.
  @Test func aboutAFarAnchorItSwingsOnAnArc() {
    let (start, end) = (AffineMatrix.rotation(.pi / 2), AffineMatrix.identity)
    for fraction in stride(from: 0, through: 1, by: 0.125) {
      let turn = start.interpolated(to: end, by: fraction)
      let centre = AffineMatrix.translation(0, -2).concatenating(turn)
      #expect((Elementary.hypot(centre.tx, centre.ty) - 2).magnitude < 1e-14)
      #expect(turn.distance(to: .rotation((1 - fraction) * .pi / 2)) < 1e-14)
    }
  }

  @Test func fractionsBeyondTheEndsTurnFurther() {
    let end = AffineMatrix.rotation(1)
    #expect(AffineMatrix.identity.interpolated(to: end, by: 1.2).distance(to: .rotation(1.2)) < 1e-14)
    #expect(AffineMatrix.identity.interpolated(to: end, by: -0.2).distance(to: .rotation(-0.2)) < 1e-14)
  }

  @Test func skewedMapsMixTheirShear() {
    let skewed = AffineMatrix(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let middle = AffineMatrix.identity.interpolated(to: skewed, by: 0.5)
    #expect(middle.a == 1 && middle.b == 0 && middle.c > 0.2 && middle.c < 0.27)
  }

  @Test func advancingAddsAShareOfAnotherTurn() {
    let moved = AffineMatrix.rotation(0.3).advanced(by: 0.5, from: .rotation(1), to: .rotation(2))
    #expect(moved.distance(to: .rotation(0.8)) < 1e-14)
    let flat = AffineMatrix.identity.advanced(by: 0.5, from: .scale(0, 0), to: .scale(2, 2))
    #expect(flat == .scale(2, 2))
  }
}
