import Raster
import Testing
import TransitionKit

@MainActor @Suite final class CAReplicatorLayerTests {
  private let stage = Stage.small()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  /// A white dot at the left of a row.
  init() {
    replicator.frame = stage.window.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    stage.window.layer.addSublayer(replicator)
    stage.advance(to: 0)
  }

  private func pixels(_ columns: Int...) -> [UInt8] { columns.map { stage.snapshot()[$0, 5].red } }

  private func settle() { try! stage.settle() }

  @Test func instancesStandInARow() {
    #expect(
      replicator.instanceCount == 1 && CATransform3DIsIdentity(replicator.instanceTransform) && replicator.instanceDelay == 0)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    settle()
    #expect(pixels(5, 15, 25, 35, 45, 65) == [255, 0, 255, 0, 255, 0])
    replicator.instanceCount = 0
    #expect(pixels(5, 25) == [0, 0])
  }

  @Test func theWayIsAboutTheMiddle() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    settle()
    #expect(pixels(5, 95) == [255, 0] && stage.snapshot()[95, 195].red == 255)
  }

  @Test func coloursChangeFromOneToTheNext() {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    replicator.instanceAlphaOffset = -0.4
    replicator.instanceGreenOffset = -0.5
    settle()
    let bitmap = stage.snapshot()
    #expect(bitmap[5, 5].red == 255 && abs(Int(bitmap[5, 5].green) - 128) <= 1 && bitmap[5, 5].blue == 0)
    #expect(abs(Int(bitmap[25, 5].red) - 153) <= 1 && bitmap[25, 5].green == 0 && abs(Int(bitmap[45, 5].red) - 51) <= 1)
    #expect(bitmap[15, 5] == .black)
  }

  @Test func instancesLagBehind() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 100, 0)
    replicator.instanceDelay = 0.5
    settle()
    let start = stage.now
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.repeatCount) = (5, 95, 1, .infinity)
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    dot.add(move, forKey: nil)
    stage.advance(to: start + 1.5)
    let bitmap = stage.snapshot()
    #expect(bitmap[50, 5].red == 255 && bitmap[50, 105] == .black && bitmap[5, 105].red == 255)
  }

  @Test func itsValuesAnimate() throws {
    replicator.instanceCount = 2
    let spread = CABasicAnimation(keyPath: "instanceTransform")
    spread.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(40, 0, 0))
    spread.duration = 1
    spread.timingFunction = CAMediaTimingFunction(name: .linear)
    replicator.add(spread, forKey: nil)
    stage.advance(to: 0.5)
    #expect(pixels(5, 25, 45) == [255, 255, 0])
    #expect(replicator.presentation()?.instanceTransform.m41 == 20)
  }
}
