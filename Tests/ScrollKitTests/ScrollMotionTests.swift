import ScrollKit
import Testing
import TransitionKit

@MainActor
struct ScrollMotionTests {
  // MARK: Flings

  @Test func aFlingFollowsItsCurveAtEveryFrame() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 5000))
    play.drag(up: 140, in: 0.15)
    play.stage.advance(to: 0.15)
    let (start, from) = (play.stage.now, play.scroll.contentOffset.y)
    #expect(play.scroll.isDecelerating)
    let speed = 1000.0
    let curve = ScrollCurve.fling(from: from, velocity: speed, rate: 0.998, in: play.scroll.yAxis, bounces: true)
    for offset in play.film(60).enumerated() where Double(offset.offset) / 60 + 0.15 < start + curve.end {
      let expected = curve.value(at: Double(Int((start * 60).rounded(.up)) + offset.offset) / 60 - start)
      #expect(abs(offset.element.y - expected) < 0.01)
    }
    try play.stage.settle()
    #expect(Double(play.scroll.contentOffset.y) == curve.rest.rounded())
    #expect(!play.scroll.isDecelerating)
    #expect(
      play.story == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
  }

  @Test func settlingWaitsForTheEndOfAFlingAndTheIndicators() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 50_000))
    play.drag(up: 170, in: 0.1)
    try play.stage.settle()
    #expect(play.stage.now > 2 && play.stage.isAtRest)
  }

  @Test func aFlingBouncesAtTheEndOfTheContent() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 300))
    play.drag(up: 90, in: 0.05)
    try play.stage.settle()
    #expect(play.offsets.map(\.y).max() ?? 0 > 110)
    #expect(play.scroll.contentOffset.y == 100)
    let firm = ScrollStage(content: CGSize(width: 100, height: 300))
    firm.scroll.bounces = false
    firm.drag(up: 90, in: 0.05)
    try firm.stage.settle()
    #expect(firm.offsets.map(\.y).max() == 100)
  }

  @Test func contentDrawnBeyondItsEdgeGivesWayAndComesBack() throws {
    let play = ScrollStage()
    play.stage.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 150), duration: 0.3, hold: 0.3)
    play.stage.advance(to: 0.5)
    #expect(abs(play.scroll.contentOffset.y + (1 - 1 / (100 * 0.55 / 200 + 1)) * 200) < 1e-6)
    try play.stage.settle()
    #expect(play.scroll.contentOffset == .zero && play.heard.last == "didEndDecelerating")
  }

  @Test func theDelegateChoosesWhereContentRests() throws {
    let play = ScrollStage()
    var velocity = CGPoint.zero
    play.target = { speed, _ in
      velocity = speed
      return CGPoint(x: 0, y: 400)
    }
    play.drag(up: 90, in: 0.1)
    try play.stage.settle()
    #expect(abs(velocity.y - 1) < 0.001)
    #expect(play.scroll.contentOffset == CGPoint(x: 0, y: 400))
  }

  @Test func aFingerStopsMovingContentAndDoesNotTap() throws {
    let play = ScrollStage()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    play.scroll.addGestureRecognizer(tap)
    play.drag(up: 160, in: 0.2)
    play.stage.tap(at: CGPoint(x: 50, y: 50), after: 0.4)
    play.stage.advance(to: 0.41)
    let stopped = play.scroll.contentOffset
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y.rounded() == stopped.y.rounded() && stopped.y > 200 && taps == 0)
    play.stage.tap(at: CGPoint(x: 50, y: 50))
    try play.stage.settle()
    #expect(taps == 1)
  }

  // MARK: Pages

  @Test func aPagingScrollViewTurnsOnePageAtMost() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 2000))
    play.scroll.isPagingEnabled = true
    play.drag(up: 60, in: 0.1)
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y == 200)
    play.drag(up: 60, in: 0.4, hold: 0.2)
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y == 200)
    play.drag(up: 120, in: 0.4, hold: 0.2)
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y == 400)
    play.drag(up: 170, in: 0.05)
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y == 600)
  }

  // MARK: Moves that are asked for

  @Test func anAnimatedMoveTakesThreeTenthsOfASecond() throws {
    let play = ScrollStage()
    play.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(play.scroll.contentOffset == .zero)
    play.stage.advance(to: 0.15)
    #expect(abs(play.scroll.contentOffset.y - 150) < 0.5)
    try play.stage.settle()
    #expect(play.scroll.contentOffset.y == 300 && play.story == ["didScroll", "didEndScrollingAnimation"])
    play.scroll.setContentOffset(.zero, animated: false)
    #expect(play.scroll.contentOffset == .zero && play.heard.last == "didScroll")
  }

  @Test func aRectangleIsScrolledIntoSight() {
    let play = ScrollStage()
    play.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 100, height: 50), animated: false)
    #expect(play.scroll.contentOffset.y == 350)
    play.scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 100, height: 50), animated: false)
    #expect(play.scroll.contentOffset.y == 350)
    play.scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 100, height: 50), animated: false)
    #expect(play.scroll.contentOffset.y == 10)
  }

  @Test func animationBlocksMoveTheContentInOneSweep() {
    let play = ScrollStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { play.scroll.contentOffset.y = 100 }
    play.stage.advance(to: 0.5)
    #expect(play.scroll.layer.presentation()?.bounds.minY == 50 && play.heard == ["didScroll"])
  }
}
