import Motion
import Testing
import TransitionKit

/// `UIView.animate…`: what is shown when, and which animations are left on the layer.
@MainActor @Suite final class UIViewAnimateTests {
  private lazy var stage = Stage.small()

  private func makeView() -> UIView {
    stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func shownX(_ view: UIView) -> Double { Double(view.layer.presentation()?.position.x ?? .nan) }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, TimingCurve.linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
    (.curveEaseInOut, .easeInOut),
  ])
  func curvesPaceThePresentation(_ options: UIView.AnimationOptions, _ curve: TimingCurve) {
    let view = makeView()
    UIView.animate(withDuration: 0.8, delay: 0, options: options) { view.center = CGPoint(x: 95, y: 35) }
    #expect(view.center == CGPoint(x: 95, y: 35))
    for index in 0..<40 {
      let time = Double(index) / 50
      stage.advance(to: time)
      #expect((shownX(view) - (5 + 90 * curve.value(at: time / 0.8))).magnitude < 1e-12)
    }
    stage.advance(to: 0.8)
    #expect(shownX(view) == 95 && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [(1.0, 0.0), (0.6, 0), (0.1, 0), (0.5, 4), (1, 20)])
  func springsPaceThePresentation(_ ratio: Double, _ velocity: Double) {
    let view = makeView()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity, options: .curveEaseIn,
      animations: { view.center.x = 105 })
    let spring = Spring.fitted(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity)
    for index in 0..<25 {
      let time = Double(index) / 50
      stage.advance(to: time)
      #expect((shownX(view) - (5 + 100 * spring.value(at: time))).magnitude < 1e-12)
    }
  }

  /// Durations, damping ratios and the numbers that a device prints.
  @Test(
    arguments: [
      (0.404, 1, 0, 522.350287, 45.709968), (1, 0.5, 0, 161.719502, 12.716898), (0.5, 0.6, 0, 486.948547, 26.480293),
      (1, 0.5, 1, 152.868413, 12.363997), (0.5, 1, 20, 218.229162, 29.545163),
    ] as [(Double, CGFloat, CGFloat, CGFloat, CGFloat)])
  func springBlocksLeaveFittedSprings(
    _ duration: Double, _ ratio: CGFloat, _ velocity: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat
  ) throws {
    let view = makeView()
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
      animations: { view.center.x = 105 })
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 1 && spring.initialVelocity == velocity && spring.duration == duration)
    #expect((spring.stiffness - stiffness).magnitude < 1e-6 && (spring.damping - damping).magnitude < 1e-6)
  }

  @Test func animationsHaveNumberedKeys() throws {
    let view = makeView()
    UIView.animate(withDuration: 1) { view.center.x = 20 }
    UIView.animate(withDuration: 1) { view.center.x = 30 }
    UIView.animate(withDuration: 1) {
      view.center.x = 40
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    #expect(view.layer.animationKeys() == ["position", "position-2", "position-3", "opacity", "transform"])
    let basic = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(type(of: basic) == CABasicAnimation.self && basic.keyPath == "position" && basic.isAdditive)
    #expect(basic.fromValue as? CGPoint == CGPoint(x: -15, y: 0) && basic.toValue as? CGPoint == .zero)
    let opacity = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(!opacity.isAdditive && opacity.fromValue as? CGFloat == 1 && opacity.toValue as? CGFloat == 0)
  }

  @Test func delayShowsWhereItStarts() {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.center.x = 105
      view.alpha = 0
    }
    for (time, x) in [(0.0, 5.0), (0.25, 5), (0.5, 5), (1, 55), (1.5, 105)] {
      stage.advance(to: time)
      #expect(shownX(view) == x && view.center.x == 105)
      #expect(view.layer.presentation()?.opacity == Float(1 - (x - 5) / 100))
    }
  }

  @Test func overlappingAnimationsAdd() {
    let view = makeView()
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    stage.advance(to: 0.4)
    UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut) { view.center.x = 25 }
    for index in 20..<60 {
      let time = Double(index) / 50
      stage.advance(to: time)
      let first = time < 1 ? -100 * (1 - TimingCurve.easeInOut.value(at: time)) : 0
      let second = time < 1.2 ? 80 * (1 - TimingCurve.easeOut.value(at: (time - 0.4) / 0.8)) : 0
      #expect((shownX(view) - (25 + first + second)).magnitude < 1e-12)
    }
    stage.advance(to: 1.25)
    #expect(view.layer.animationKeys() == nil && shownX(view) == 25)
  }

  @Test func overlappingTransformsGoOnWithoutAJump() throws {
    let view = makeView()
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 60, y: 0).rotated(by: 1) }
    stage.advance(to: 0.3)
    let before = try #require(view.layer.presentation()).affineTransform()
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 2, y: 3) }
    let after = try #require(view.layer.presentation()).affineTransform()
    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect((before[keyPath: path] - after[keyPath: path]).magnitude < 1e-12)
    }
  }

  @Test func opacityIsReplacedAndItsOwnerTold() {
    let view = makeView()
    let diary = Diary()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
    } completion: {
      diary.write("first \($0)")
    }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: {
      diary.write("second \($0)")
    }
    #expect(diary.lines == ["first false"] && view.layer.animationKeys() == ["opacity"])
    #expect(view.layer.presentation()?.opacity == 0)
    stage.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 0.5)
    stage.advance(to: 2)
    #expect(diary.lines == ["first false", "second true"])
  }

  @Test func beginFromCurrentStateStartsAtWhatIsShown() {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(to: 0.25)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.alpha = 1 }
    #expect(view.layer.presentation()?.opacity == 0.75)
    stage.advance(to: 0.75)
    #expect(view.layer.presentation()?.opacity == 0.875)
  }

  @Test func nestedBlocksInheritDurationAndCurve() throws {
    let view = makeView()
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) { view.center.x = 105 }
      UIView.animate(withDuration: 5, delay: 0, options: [.curveLinear, .overrideInheritedCurve]) { view.alpha = 0 }
      UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) { view.bounds.size.width = 20 }
    }
    #expect(view.layer.animation(forKey: "position")?.duration == 2)
    #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    #expect(view.layer.animation(forKey: "bounds")?.duration == 5)
    stage.advance(to: 1)
    #expect((shownX(view) - (5 + 100 * TimingCurve.easeIn.value(at: 0.5))).magnitude < 1e-12)
    #expect(view.layer.presentation()?.opacity == 0.5)
    let width = try #require(view.layer.presentation()).bounds.width
    #expect((Double(width) - (10 + 10 * TimingCurve.easeIn.value(at: 0.2))).magnitude < 1e-12)
  }

  @Test func withoutDurationNothingAnimates() {
    let view = makeView()
    let diary = Diary()
    UIView.animate(withDuration: 0) {
      view.center.x = 50
    } completion: {
      diary.write("none \($0)")
    }
    UIView.animate(withDuration: -1) {
      view.alpha = 0
    } completion: {
      diary.write("negative \($0)")
    }
    #expect(diary.lines == ["none true", "negative true"])
    #expect(view.layer.animationKeys() == nil && view.center.x == 50 && view.alpha == 0)
  }

  @Test func performWithoutAnimationHoldsForBlocksInsideToo() {
    let view = makeView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 50
        UIView.animate(withDuration: 1) { view.alpha = 0 }
      }
      view.bounds.size.width = 30
    }
    #expect(UIView.areAnimationsEnabled && view.layer.animationKeys() == ["bounds"])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 70 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == ["bounds"])
  }

  @Test func completionComesWithTheLastAnimation() {
    let view = makeView()
    let diary = Diary()
    UIView.animate(withDuration: 1) {
      view.center.x = 50
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 0
      } completion: { _ in
        diary.write("inner \(CACurrentMediaTime())")
      }
    } completion: {
      diary.write("outer \($0) \(CACurrentMediaTime())")
    }
    UIView.animate(withDuration: 0.5, delay: 0.5, options: []) {
      view.bounds.size.width = 1
    } completion: { _ in
      diary.write("delayed \(CACurrentMediaTime())")
    }
    stage.advance(to: 3)
    #expect(diary.lines == ["outer true 1.0", "delayed 1.0", "inner 2.0"])
  }

  @Test func anUnchangedValueIsNotAnimated() {
    let view = makeView()
    let diary = Diary()
    UIView.animate(withDuration: 1) {
      view.center = view.center
    } completion: {
      diary.write("same \($0) \(CACurrentMediaTime())")
    }
    UIView.animate(withDuration: 1) {
    } completion: {
      diary.write("empty \($0)")
    }
    #expect(diary.lines == ["same true 0.0", "empty true"] && view.layer.animationKeys() == nil)
  }

  @Test func leavingTheWindowStopsAnimations() {
    let view = makeView()
    let diary = Diary()
    UIView.animate(withDuration: 1) {
      view.center.x = 50
    } completion: {
      diary.write("\($0) \(CACurrentMediaTime())")
    }
    stage.advance(to: 0.5)
    view.removeFromSuperview()
    #expect(diary.lines == [])
    stage.advance(to: 0.5)
    #expect(diary.lines == ["false 0.5"] && view.layer.animationKeys() == nil)
  }

  @Test func movingWithinATurnKeepsAnimations() {
    let view = makeView()
    let other = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50))
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    other.addSubview(view)
    stage.advance(to: 0.5)
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func repeatAndAutoreverse() {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { view.center.x = 105 }
    for (time, x) in [(0.25, 30.0), (1.25, 80), (2.25, 30), (7.5, 55), (100.25, 30)] {
      stage.advance(to: time)
      #expect((shownX(view) - x).magnitude < 1e-9)
    }
    let once = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) { once.center.x = 105 }
    stage.advance(to: 102)
    #expect((shownX(once) - 30).magnitude < 1e-9)
    stage.advance(to: 102.25)
    #expect(shownX(once) == 105 && once.layer.animationKeys() == nil)
  }

  @Test func colorsMixStraight() throws {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
    }
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 0.75])
  }

  @Test func cornersAndBoundsAdd() throws {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.layer.cornerRadius = 4
      view.bounds = CGRect(x: 2, y: 4, width: 30, height: 10)
    }
    stage.advance(to: 0.5)
    let shown = try #require(view.layer.presentation())
    #expect(shown.cornerRadius == 2 && shown.bounds == CGRect(x: 1, y: 2, width: 20, height: 10))
  }
}
