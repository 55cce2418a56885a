import Raster
import Testing
import TransitionKit

@MainActor @Suite struct StageTests {
  @Test func clockStandsWhereItWasPut() {
    let stage = Stage.small()
    #expect(stage.now == 0 && CACurrentMediaTime() == 0)
    stage.advance(to: 0.25)
    #expect(stage.now == 0.25 && CACurrentMediaTime() == 0.25)
  }

  @Test func eventsFireInTheOrderOfTimeThenOfAsking() {
    let stage = Stage.small()
    let diary = Diary()
    func write(_ name: String) { diary.write("\(name) at \(stage.now)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { write("third") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { write("first") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { write("second") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { write("too late") }
    stage.advance(to: 1)
    #expect(diary.lines == ["first at 0.25", "second at 0.25", "third at 0.5"])
  }

  @Test func eventsBeginEventsAtTheSameTime() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let diary = Diary()
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      diary.write("faded at \(stage.now)")
      DispatchQueue.main.async { diary.write("queued at \(stage.now)") }
      UIView.animate(withDuration: 0.25) {
        view.alpha = 1
      } completion: { _ in
        diary.write("back at \(stage.now)")
      }
    }
    stage.advance(to: 0.5)
    #expect(diary.lines == ["faded at 0.5", "queued at 0.5"])
    stage.advance(to: 1)
    #expect(diary.lines.last == "back at 0.75")
  }

  @Test func advancingFiresEveryEventOnTheWay() {
    let stage = Stage.small()
    let diary = Diary()
    func tick(_ left: Int) {
      diary.write("\(stage.now)")
      if left > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) { tick(left - 1) } }
    }
    tick(3)
    stage.advance(to: 10)
    #expect(diary.lines == ["0.0", "0.125", "0.25", "0.375"])
  }

  @Test func settleRunsUntilNothingMoves() throws {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.5) {
      view.center.x = 50
    } completion: { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { view.tag = 7 }
    }
    try stage.settle()
    #expect(stage.now == 0.75 && view.tag == 7)
    try stage.settle(limit: 0)
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { view.tag = 8 }
    try stage.settle()
    #expect(stage.now == 0.75 && view.tag == 7)
  }

  @Test func settleNamesWhatNeverEnds() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 20) { view.center.x = 50 }
    #expect(throws: StageError.neverEnds(["the animation of position on a UIView ends at 20.0 s"], limit: 10)) {
      try stage.settle()
    }
    #expect(stage.now == 10)
  }

  /// Skeletons shimmer and marks pulse for as long as they are seen: one run is waited for.
  @Test func nobodyWaitsForWhatRepeatsForEver() throws {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.center.x = 50 }
    try stage.settle()
    #expect(stage.now == 1 && view.layer.animationKeys()?.isEmpty == false)
    let shimmer = CABasicAnimation(keyPath: "opacity")
    (shimmer.toValue, shimmer.duration, shimmer.repeatCount) = (0, 0.25, .greatestFiniteMagnitude)
    stage.perform { view.layer.add(shimmer, forKey: "shimmer") }
    try stage.settle()
    #expect(stage.now == 1.25)
  }

  @Test func settleNamesAnAnimatorThatIsPaused() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    let name =
      "the animation of position on a UIView waits for a UIViewPropertyAnimator that is paused at 0.25: call startAnimation(), or stopAnimation(true)"
    #expect(throws: StageError.neverEnds([name], limit: 10)) { try stage.settle() }
    animator.stopAnimation(true)
    #expect(throws: Never.self) { try stage.settle() }
  }

  @Test func settleNamesWhatTakesTooLong() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 8) { view.alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 9) {}
    let names = ["the animation of opacity on a UIView ends at 8.0 s", "work on the main queue waits for 9.0 s"]
    #expect(throws: StageError.neverEnds(names, limit: 3)) { try stage.settle(limit: 3) }
    #expect(StageError.neverEnds(["a", "b"], limit: 3).description == "a; b (waited 3.0 s)")
  }

  @Test func aLayerThatStandsStillDoesNotMove() throws {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.speed = 0
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    try stage.settle()
    #expect(view.layer.animationKeys() == ["opacity"] && stage.now == 0)
  }

  /// Views and animations follow their own stage even while another one is current.
  @Test func aViewSpeaksForItsOwnStage() throws {
    let first = Stage.small()
    let view = first.addView(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    first.advance(to: 1)
    let second = Stage.small()
    second.advance(to: 5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    second.advance(to: 6)
    #expect(view.layer.animationKeys() == ["position"])
    first.advance(to: 1.5)
    #expect(view.layer.presentation()?.position.x == 55)
    view.isHidden = true
    second.advance(to: 7)
    #expect(view.snapshotView(afterScreenUpdates: false)?.layer.contents != nil)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    first.window.addSubview(snapshot)
    #expect(first.snapshot()[5, 5] == .pureRed)
    view.removeFromSuperview()
    first.advance(to: 1.6)
    #expect(view.layer.animationKeys() == nil)
    try first.settle()
    #expect(first.now == 1.6)
  }

  @Test func sizesThatCannotBeDrawnAreRefused() {
    #expect(Stage.allows(size: CGSize(width: 375, height: 667), scale: 3))
    for bad in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(!Stage.allows(size: CGSize(width: bad, height: 10), scale: 1))
      #expect(!Stage.allows(size: CGSize(width: 10, height: bad), scale: 1))
      #expect(!Stage.allows(size: CGSize(width: 10, height: 10), scale: bad))
    }
    #expect(Stage.pixelSize(of: CGSize(width: 10.2, height: 10), scale: 2) == (21, 20))
  }
}
