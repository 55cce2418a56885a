import Testing
import TransitionKit

/// Tables measured on a device: values 0, 1, 0.5, 0.7 within a second, of a corner radius, as an additive opacity cannot be seen.
@MainActor @Suite final class CAKeyframeAnimationTests {
  private lazy var stage = Stage.small()
  private lazy var layer = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10)).layer
  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  private func row(_ set: (CAKeyframeAnimation) -> Void) -> [Double] {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = [0.0, 1.0, 0.5, 0.7]
    animation.duration = 1
    set(animation)
    let start = stage.now
    layer.add(animation, forKey: nil)
    return Self.times.map {
      stage.advance(to: start + $0)
      return Double(layer.presentation()!.cornerRadius)
    }
  }

  private func expect(_ found: [Double], _ expected: [Double]) {
    for (found, expected) in zip(found, expected) { #expect(abs(found - expected) < 1e-9, "\(found) is not \(expected)") }
  }

  @Test func linearEven() {
    expect(row { _ in }, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64])
  }

  @Test func linearWithKeyTimes() {
    expect(row { $0.keyTimes = [0, 0.1, 0.6, 1] }, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65])
  }

  @Test func discreteEven() {
    expect(row { $0.calculationMode = .discrete }, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
  }

  @Test func valuesOfAnotherKindShowNothing() {
    expect(row { $0.values = ["no", "numbers"] }, Array(repeating: 0, count: 8))
    expect(row { $0.values = [] }, Array(repeating: 0, count: 8))
  }
}

@MainActor @Suite final class CAAnimationGroupTests {
  private lazy var stage = Stage.small()
  private lazy var layer = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10)).layer

  private func radius(_ duration: Double = 0, to value: Double = 10) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0.0
    animation.toValue = value
    animation.duration = duration
    return animation
  }

  private func shown(at time: Double) -> CALayer {
    stage.advance(to: time)
    return layer.presentation()!
  }

  @Test func membersRunOnTheGroupsTime() {
    let (group, fade) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
    (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (0.0, 1.0, 0.5, 0.5)
    fade.fillMode = .backwards
    group.animations = [radius(), fade]
    group.duration = 1
    layer.add(group, forKey: "both")
    #expect(layer.animationKeys() == ["both"])
    #expect(shown(at: 0.25).cornerRadius == 2.5 && layer.presentation()!.opacity == 0)
    #expect(shown(at: 0.75).cornerRadius == 7.5 && layer.presentation()!.opacity == 0.5)
    #expect(shown(at: 1).cornerRadius == 0 && layer.animationKeys() == nil)
  }

  @Test func whatLastsLongerIsCutOff() {
    let group = CAAnimationGroup()
    group.animations = [radius(4)]
    group.duration = 1
    layer.add(group, forKey: nil)
    #expect(abs(shown(at: 0.999).cornerRadius - 2.4975) < 1e-9)
    #expect(shown(at: 1).cornerRadius == 0)
  }

  @Test func aGroupHeldAtItsEndShowsTheEnd() {
    let group = CAAnimationGroup()
    group.animations = [radius()]
    group.duration = 1
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: nil)
    #expect(abs(shown(at: 3).cornerRadius - 10) < 1e-9)
  }

  @Test func theGroupsPaceWarpsItsMembers() {
    let group = CAAnimationGroup()
    group.animations = [radius()]
    group.duration = 1
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(group, forKey: nil)
    #expect(abs(shown(at: 0.5).cornerRadius - 3.15357) < 1e-4)
  }

  @Test func additiveMembersAdd() {
    let group = CAAnimationGroup()
    let added = radius(to: 4)
    added.isAdditive = true
    group.animations = [radius(), added]
    group.duration = 1
    layer.add(group, forKey: nil)
    #expect(abs(shown(at: 0.5).cornerRadius - 7) < 1e-9)
  }
}
