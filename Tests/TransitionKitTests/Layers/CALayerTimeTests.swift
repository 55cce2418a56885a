import Raster
import Testing
import TransitionKit

/// A layer's time follows its parent's.
@MainActor @Suite final class CALayerTimeTests {
  private lazy var stage = Stage.small()

  private func pair() -> (parent: UIView, child: UIView) {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    stage.advance(to: stage.now)
    return (parent, child)
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func move(_ view: UIView, _ completion: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }, completion: completion)
  }

  @Test func halfSpeedTakesTwiceAsLong() {
    let (parent, child) = pair()
    let diary = Diary()
    parent.layer.speed = 0.5
    move(child) { _ in diary.write("\(CACurrentMediaTime())") }
    stage.advance(to: 1)
    #expect(x(child) == 55)
    stage.advance(to: 3)
    #expect(diary.lines == ["2.0"])
  }

  @Test func aPausedParentStopsItsChildren() {
    let (parent, child) = pair()
    move(child)
    stage.advance(to: 0.25)
    parent.layer.timeOffset = parent.layer.convertTime(CACurrentMediaTime(), from: nil)
    parent.layer.speed = 0
    stage.advance(to: 5)
    #expect(x(child) == 30)
    let paused = parent.layer.timeOffset
    parent.layer.speed = 1
    parent.layer.timeOffset = 0
    parent.layer.beginTime = 0
    parent.layer.beginTime = parent.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(x(child) == 30)
    stage.advance(to: 5.25)
    #expect(x(child) == 55)
    stage.advance(to: 5.75)
    #expect(child.layer.animationKeys() == nil)
  }

  @Test func timeOffsetScrubs() {
    let (parent, child) = pair()
    parent.layer.speed = 0
    move(child)
    for (offset, place) in [(0.5, 55.0), (0.25, 30), (0.75, 80), (0, 5)] {
      parent.layer.timeOffset = offset
      #expect(Double(x(child)) == place)
      #expect(stage.picture().items.isEmpty == false)
    }
  }

  @Test func timesConvertBothWays() {
    let (parent, child) = pair()
    parent.layer.speed = 2
    parent.layer.timeOffset = 1
    child.layer.speed = 0.5
    child.layer.beginTime = 3
    #expect(parent.layer.convertTime(4, from: nil) == 9)
    #expect(child.layer.convertTime(4, from: nil) == 3)
    #expect(child.layer.convertTime(9, from: parent.layer) == 3)
    #expect(child.layer.convertTime(3, to: nil) == 4 && child.layer.convertTime(3, to: parent.layer) == 9)
    parent.layer.speed = 0
    #expect(child.layer.convertTime(3, to: nil) == .infinity)
  }
}
