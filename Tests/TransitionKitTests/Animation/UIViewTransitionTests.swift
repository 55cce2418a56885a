import Motion
import Raster
import Testing
import TransitionKit

@MainActor @Suite final class UIViewTransitionTests {
  private lazy var stage = Stage.small()
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50), .red)

  private func red(at time: Double) -> Int {
    stage.advance(to: time)
    return Int(stage.snapshot()[10, 10].red)
  }

  @Test func theOldPictureFadesOutOverTheNew() throws {
    let view = view
    var end: Double?
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = .black
    } completion: { [stage] _ in
      end = stage.now
    }
    #expect(red(at: 0) == 255)
    #expect(abs(red(at: 0.25) - 191) <= 1)
    #expect(abs(red(at: 0.75) - 64) <= 1)
    try stage.settle()
    #expect(end == 1 && red(at: 2) == 0)
    #expect(view.layer.sublayers == nil && view.subviews.isEmpty)
  }

  @Test func aFadedViewDoesNotFadeTwice() {
    let view = view
    view.alpha = 0.5
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.backgroundColor = .black }
    #expect(abs(red(at: 0) - 128) <= 1)
  }

  @Test func contentIsThereAtOnceUnlessItMayAnimate() {
    let (view, box) = (view, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.addSubview(box)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { box.center.x = 30 }
    #expect(box.layer.animationKeys() == nil)
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]) { box.center.x = 40 }
    #expect(box.layer.animationKeys() == ["position"])
  }

  @Test func newSubviewsComeBelowTheOldPicture() {
    let (view, box) = (view, UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    box.backgroundColor = .black
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.addSubview(box) }
    #expect(red(at: 0) == 255)
  }

  @Test func oneViewTakesTheOthersPlace() throws {
    let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    (old.backgroundColor, new.backgroundColor) = (.red, .black)
    view.addSubview(old)
    view.addSubview(UIView())
    stage.advance(to: 0)
    UIView.transition(from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    #expect(view.subviews.first === new && old.superview == nil)
    #expect(abs(red(at: 0.5) - 128) <= 1)
  }

  @Test func transitionsMayShowAndHideTheViewsInstead() {
    let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    view.addSubview(old)
    view.addSubview(new)
    new.isHidden = true
    UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews)
    #expect(old.isHidden && !new.isHidden && old.superview === view)
  }
}

@MainActor @Suite final class UIViewSpringDurationTests {
  private lazy var stage = Stage.small()
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Springs given by perceptual duration and bounce run for as long as they take to settle.
  @Test(arguments: [
    (0.5, 0.0, 157.913670, 25.132741, 0.8), (0.5, 0.3, 157.913670, 17.592919, 0.8629553),
    (0.35, 0.15, 322.272797, 30.518329, 0.5156555),
  ])
  func leavesTheMeasuredSpring(duration: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double) throws {
    let view = view
    UIView.animate(springDuration: duration, bounce: bounce) { view.center.x = 105 }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(Double(spring.stiffness) - stiffness) < 1e-5 && abs(Double(spring.damping) - damping) < 1e-5)
    #expect(spring.mass == 1 && spring.allowsOverdamping && abs(spring.duration - settling) < 1e-6)
  }

  @Test func completesWhenItHasSettled() {
    var end: Double?
    let view = view
    UIView.animate(springDuration: 0.5, bounce: 0, delay: 0.2) {
      view.center.x = 105
    } completion: { _ in
      end = self.stage.now
    }
    stage.advance(to: 2)
    #expect(end.map { abs($0 - 1) < 1e-9 } == true)
  }

  @Test func modifiedAnimationsRepeatByThemselves() {
    let view = view
    var end: Double?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
      view.alpha = 0
    } completion: { [stage] _ in
      end = stage.now
    }
    for (time, x) in [(0.5, 55.0), (1, 105), (1.5, 55), (2.5, 55), (3.5, 55)] {
      stage.advance(to: time)
      #expect(abs(view.layer.presentation()!.position.x - x) < 1e-9)
    }
    stage.advance(to: 5)
    #expect(end == 4)
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 5 }
    #expect(view.layer.animationKeys() == nil && view.center.x == 5)
  }
}
