import Testing
import TransitionKit

/// When animations end, whatever happens to layers' times and places meanwhile.
@MainActor @Suite final class RunningAnimationsTests {
  private let stage = Stage.small()
  private let diary = Diary()

  /// A view that says when its animation stops.
  private func walker(_ name: String, duration: Double, in parent: UIView? = nil) -> UIView {
    let (view, stage, diary) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), stage, diary)
    (parent ?? stage.window).addSubview(view)
    stage.advance(to: stage.now)
    UIView.animate(withDuration: duration) {
      view.center.x = 50
    } completion: { finished in
      diary.write("\(name) \(stage.now) \(finished)")
    }
    return view
  }

  @Test func endsComeInTheOrderOfTimesThenOfBeginnings() {
    _ = walker("c", duration: 3)
    _ = walker("a", duration: 1)
    _ = walker("d", duration: 3)
    _ = walker("b", duration: 2)
    stage.advance(to: 5)
    #expect(diary.lines == ["a 1.0 true", "b 2.0 true", "c 3.0 true", "d 3.0 true"])
  }

  @Test func aLayersSpeedMovesTheEnd() {
    let view = walker("a", duration: 2)
    stage.advance(to: 1)
    view.layer.timeOffset = view.layer.convertTime(1, from: nil)
    view.layer.beginTime = 1
    view.layer.speed = 4
    stage.advance(to: 1.2)
    #expect(diary.lines == [])
    stage.advance(to: 5)
    #expect(diary.lines == ["a 1.25 true"])
  }

  @Test func aLayerThatStandsStillEndsOnceItGoesOn() {
    let view = walker("a", duration: 2)
    stage.advance(to: 1)
    view.layer.timeOffset = 1
    view.layer.speed = 0
    stage.advance(to: 10)
    #expect(diary.lines == [])
    (view.layer.speed, view.layer.timeOffset, view.layer.beginTime) = (1, 0, 9)
    stage.advance(to: 20)
    #expect(diary.lines == ["a 11.0 true"])
  }

  @Test func aParentsTimeCountsWhereverTheViewGoes() {
    let fast = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50))
    fast.layer.speed = 2
    let view = walker("a", duration: 2, in: fast)
    stage.advance(to: 0.5)
    stage.window.addSubview(view)
    // The layer's own time is now the stage's, so the animation's end is at second 2.
    stage.advance(to: 5)
    #expect(diary.lines == ["a 2.0 true"])
  }

  @Test func animationsStopWhenTheirViewLeavesTheWindow() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = walker("a", duration: 2, in: parent)
    stage.advance(to: 1)
    parent.removeFromSuperview()
    stage.advance(to: 3)
    #expect(diary.lines == ["a 1.0 false"])
  }

  @Test func animationsOfAViewOutsideOfTheWindowStopAtOnce() {
    let (view, diary) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), diary)
    stage.perform {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        diary.write("over \($0)")
      }
    }
    stage.advance(to: 0)
    #expect(diary.lines == ["over false"])
  }

  @Test func aReplacedAnimationEndsButOnce() {
    let view = walker("a", duration: 2)
    view.layer.removeAllAnimations()
    #expect(diary.lines == ["a 0.0 false"])
    stage.advance(to: 5)
    #expect(diary.lines == ["a 0.0 false"])
  }

  @Test func thousandsOfAnimationsStopTogetherInOrder() {
    var stopped: [Int] = []
    for index in 0..<5000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        stopped.append(index)
      }
    }
    stage.advance(to: 1)
    #expect(stopped == Array(0..<5000))
  }
}

/// Layout passes go where layout is needed, and nowhere else.
@MainActor @Suite final class LayoutPassTests {
  private final class Counter: UIView {
    var count = 0
    var action: () -> Void = {}
    override func layoutSubviews() {
      count += 1
      action()
    }
  }

  private let stage = Stage.small()
  private let (outer, middle, inner) = (UIView(), Counter(), Counter())

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    stage.advance(to: 0)
    (middle.count, inner.count) = (0, 0)
  }

  private var counts: [Int] {
    stage.advance(to: stage.now)
    return [middle.count, inner.count]
  }

  @Test func onlyViewsThatNeedLayoutAreLaidOut() {
    #expect(counts == [0, 0])
    inner.setNeedsLayout()
    #expect(counts == [0, 1])
    middle.setNeedsLayout()
    #expect(counts == [1, 1])
  }

  @Test func aViewPreparedOffScreenIsReachedOnceItIsThere() {
    let (branch, leaf) = (UIView(), Counter())
    branch.addSubview(leaf)
    branch.layoutIfNeeded()
    #expect(leaf.count == 1)
    leaf.setNeedsLayout()
    outer.addSubview(branch)
    stage.advance(to: 0)
    #expect(leaf.count == 2)
  }

  @Test func layoutMayAskForLayoutAboveAndBelow() {
    inner.action = { [middle, inner] in if inner.count < 3 { middle.setNeedsLayout() } }
    middle.action = { [inner] in inner.setNeedsLayout() }
    inner.setNeedsLayout()
    #expect(counts == [2, 3])
  }

  @Test func aPartMayBeLaidOutAlone() {
    let beside = Counter()
    outer.addSubview(beside)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    beside.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(inner.count == 2 && beside.count == 1 && middle.count == 0)
    #expect(counts == [0, 2] && beside.count == 2)
  }
}
