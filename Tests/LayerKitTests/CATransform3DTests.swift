import LayerKit
import Testing

@MainActor @Suite struct CATransform3DTests {
  @Test func matricesHoldTheirElementsAsApplesDo() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(move.m41 == 1 && move.m42 == 2 && move.m43 == 3 && move.m44 == 1 && move.m11 == 1)
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(scale.m11 == 2 && scale.m22 == 3 && scale.m33 == 4)
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 1e-15 && abs(turn.m21 + 1) < 1e-15)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && CATransform3D() != CATransform3DIdentity)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)), "no axis")
  }

  @Test func aTransformAddedToAnotherActsBeforeIt() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    #expect(CATransform3DScale(move, 2, 2, 1).m41 == 10)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0).m41 == 20)
    let turned = CATransform3DRotate(move, .pi, 0, 0, 1)
    #expect(turned.m41 == 10 && turned.m11 == -1)
    #expect(CATransform3DConcat(move, CATransform3DMakeScale(3, 1, 1)).m41 == 30)
  }

  @Test func affineMapsGoThereAndBack() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
    let space = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == affine)
    var seen = space
    seen.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(seen) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3DInvert(space)), space))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat, "no way back")
  }
}
