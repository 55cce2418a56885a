import Testing
import TransitionKit

@MainActor @Suite final class CABasicAnimationTests {
  private lazy var stage = Stage.small()

  private func layer(_ animation: CABasicAnimation) -> CALayer {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0.5
    view.layer.add(animation, forKey: nil)
    return view.layer
  }

  private func shown(_ layer: CALayer) -> Double { Double(layer.presentation()?.opacity ?? .nan) }

  @Test(
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (0.2, 0.8, nil, 0.5),
      (0.2, 0.8, 0.1, 0.5), (nil, 0.8, 0.2, 0.7), (nil, nil, nil, 0.5),
    ] as [(Double?, Double?, Double?, Double)])
  func fromToByHalfWay(_ from: Double?, _ to: Double?, _ by: Double?, _ half: Double) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    let layer = layer(animation)
    stage.advance(to: 0.5)
    #expect((shown(layer) - half).magnitude < 1e-6)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func fillModes(_ mode: CAMediaTimingFillMode, _ values: [Double]) {
    let animation = fromZeroToOne()
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    let layer = layer(animation)
    for (time, value) in zip([0, 0.5, 1, 1.5, 2.5], values) {
      stage.advance(to: time)
      #expect(shown(layer) == value, "\(mode.rawValue) at \(time)")
    }
  }

  @Test func speedAndTimeOffset() {
    let (fast, shifted) = (fromZeroToOne(), fromZeroToOne())
    fast.speed = 2
    fast.fillMode = .both
    fast.isRemovedOnCompletion = false
    shifted.timeOffset = 0.3
    let (quick, late) = (layer(fast), layer(shifted))
    for (time, value) in [(0, 0), (0.2, 0.4), (0.5, 1)] {
      #expect(shown(at: time, quick) == Float(value))
    }
    for (time, value) in [(0.5, 0.8), (0.9, 0.2)] {
      #expect((shown(at: time, late) - Float(value)).magnitude < 1e-6)
    }
  }

  @Test func aTimeOffsetBeginsWithinTheRunAndWrapsAround() {
    let animation = fromZeroToOne()
    animation.timeOffset = 0.3
    let layer = layer(animation)
    for (time, value) in [(0, 0.3), (0.2, 0.5), (0.5, 0.8), (0.9, 0.2)] {
      #expect((shown(at: time, layer) - Float(value)).magnitude < 1e-6)
    }
  }

  private func shown(at time: Double, _ layer: CALayer) -> Float {
    stage.advance(to: max(time, stage.now))
    return layer.presentation()?.opacity ?? .nan
  }

  @Test func withoutAFunctionThePaceIsLinear() {
    let plain = layer(fromZeroToOne())
    let eased = fromZeroToOne()
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let curved = layer(eased)
    for (time, value) in [(0.1, 0.017027), (0.25, 0.093465), (0.5, 0.315357), (0.75, 0.621861), (0.9, 0.839428)] {
      stage.advance(to: time)
      #expect(shown(plain) == Double(Float(time)) && (shown(curved) - value).magnitude < 1e-6)
    }
  }

  @Test func animationsRepeatAndTurnBack() {
    let twice = fromZeroToOne()
    twice.repeatCount = 2.5
    let there = fromZeroToOne()
    there.repeatDuration = 3.5
    there.autoreverses = true
    let (first, second) = (layer(twice), layer(there))
    for (time, one, two) in [(0.25, 0.25, 0.25), (1.25, 0.25, 0.75), (2.25, 0.25, 0.25), (2.5, 0.5, 0.5), (3.25, 0.5, 0.75)] {
      stage.advance(to: time)
      #expect(shown(first) == one && shown(second) == two, "at \(time)")
    }
    stage.advance(to: 3.5)
    #expect(first.animationKeys() == nil && second.animationKeys() == nil)
  }

  private func fromZeroToOne() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    return animation
  }
}
