import Raster
import Testing
import TransitionKit

/// A layer whose own time has an end, or repeats.
@MainActor @Suite final class LayerDurationTests {
  private let stage = Stage.small()
  private let layer = CALayer()
  private let dot = CALayer()

  init() {
    for (one, size) in [(layer, 100.0), (dot, 10)] { one.frame = CGRect(x: 0, y: 0, width: size, height: 10) }
    dot.backgroundColor = UIColor.green.cgColor
    CATransaction.setDisableActions(true)
    layer.addSublayer(dot)
    stage.window.layer.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.isRemovedOnCompletion, move.fillMode) = (5, 105, 1, false, .both)
    dot.add(move, forKey: nil)
    stage.advance(to: 0)
  }

  private func isSeen(at time: Double, x: Int) -> Bool {
    stage.advance(to: time)
    return stage.snapshot()[x, 5] == .pureGreen
  }

  @Test func withoutADurationTimeHasNoEnd() {
    #expect(layer.duration == .infinity && layer.repeatCount == 0 && layer.fillMode == .removed)
    layer.repeatCount = 3
    #expect(isSeen(at: 0.5, x: 55) && layer.convertTime(7, from: nil) == 7)
  }

  @Test func aLayerRepeatsItsTime() {
    (layer.duration, layer.repeatCount) = (1, .infinity)
    #expect(isSeen(at: 0.5, x: 55) && isSeen(at: 1.25, x: 30) && isSeen(at: 7.75, x: 80))
    #expect(layer.convertTime(7.75, from: nil) == 0.75)
  }

  @Test func aLayerTurnsBackAndLeavesWhenItsTimeIsOver() {
    (layer.duration, layer.autoreverses) = (0.5, true)
    #expect(isSeen(at: 0.25, x: 30) && isSeen(at: 0.75, x: 30) && isSeen(at: 0.999, x: 5))
    #expect(!isSeen(at: 1, x: 5) && !isSeen(at: 3, x: 30))
    layer.fillMode = .forwards
    #expect(isSeen(at: 4, x: 5))
  }

  @Test func repeatDurationIsTheWholeTime() {
    (layer.duration, layer.repeatDuration, layer.fillMode) = (1, 2.5, .forwards)
    #expect(isSeen(at: 2.25, x: 30) && isSeen(at: 9, x: 55))
  }

  @Test func aLayerBeginsWhenItsTimeBegins() {
    (layer.beginTime, layer.duration) = (2, 1)
    #expect(!isSeen(at: 1, x: 5) && isSeen(at: 2.5, x: 55) && !isSeen(at: 3, x: 5))
    (layer.beginTime, layer.fillMode) = (5, .backwards)
    #expect(isSeen(at: 4, x: 5))
    (layer.speed, layer.timeOffset) = (0, 0.25)
    #expect(isSeen(at: 6, x: 30) && isSeen(at: 60, x: 30), "a layer that stands still stays")
  }
}
