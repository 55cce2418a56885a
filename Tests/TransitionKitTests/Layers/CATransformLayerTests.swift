import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CATransformLayerTests {
  private let stage = Stage.small()

  private func square(_ color: UIColor, z: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = color.cgColor
    layer.zPosition = z
    return layer
  }

  /// A body of two squares, red in front of blue.
  private func addBody(_ body: CALayer) {
    body.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    body.addSublayer(square(.red, z: 10))
    body.addSublayer(square(.blue, z: -10))
    stage.window.layer.addSublayer(body)
    stage.advance(to: stage.now + 5)
  }

  @Test func turnedRoundTheBackIsInFront() throws {
    let (body, plain) = (CATransformLayer(), CALayer())
    addBody(body)
    #expect(stage.snapshot()[50, 50] == .pureRed)
    body.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    try stage.settle()
    #expect(stage.snapshot()[50, 50] == .pureBlue)
    body.removeFromSuperlayer()
    addBody(plain)
    plain.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    try stage.settle()
    #expect(stage.snapshot()[50, 50] == .pureRed, "any other layer is flat")
  }

  @Test func theParentsPerspectiveReachesTheSublayers() throws {
    stage.window.layer.sublayerTransform.m34 = -1 / 100
    stage.window.layer.frame = stage.window.layer.frame
    let body = CATransformLayer()
    body.frame = CGRect(x: 30, y: 80, width: 40, height: 40)
    body.addSublayer(square(.green, z: 50))
    stage.window.layer.addSublayer(body)
    try stage.settle()
    #expect(stage.snapshot()[15, 100] == .pureGreen && stage.snapshot()[85, 100] == .pureGreen, "nearer is larger")
    #expect(stage.snapshot()[5, 100] == .black)
  }

  @Test func itShowsNothingOfItselfAndFadesEachSublayer() throws {
    let body = CATransformLayer()
    body.backgroundColor = UIColor.green.cgColor
    body.borderWidth = 5
    body.masksToBounds = true
    addBody(body)
    body.sublayers?[0].position.x += 30
    body.opacity = 0.5
    try stage.settle()
    let bitmap = stage.snapshot()
    #expect(abs(Int(bitmap[35, 50].blue) - 128) <= 1 && bitmap[35, 50].green == 0)
    #expect(abs(Int(bitmap[85, 50].red) - 128) <= 1, "it does not clip")
    #expect(abs(Int(bitmap[65, 50].red) - 128) <= 1 && abs(Int(bitmap[65, 50].blue) - 64) <= 1, "one shines through the other")
    body.isHidden = true
    #expect(stage.snapshot()[50, 50] == .black && body.hitTest(CGPoint(x: 50, y: 50)) == nil)
    body.isHidden = false
    #expect(body.hitTest(CGPoint(x: 40, y: 50)) === body.sublayers?[1])
  }

  @Test func itsAnimationsMoveTheBody() {
    let body = CATransformLayer()
    addBody(body)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (20, 80, 1)
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    body.add(move, forKey: nil)
    stage.advance(to: stage.now + 0.001)
    #expect(stage.snapshot()[2, 50] == .pureRed && stage.snapshot()[55, 50] == .black)
  }
}
