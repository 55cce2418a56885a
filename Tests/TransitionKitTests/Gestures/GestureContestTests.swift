import Testing
import TransitionKit

@MainActor
struct GestureContestTests {
  let witness = Witness()
  let inner: UIView

  init() {
    inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    witness.view.addSubview(inner)
  }

  private func drag() {
    witness.stage.drag(from: point(150, 150), to: point(250, 150), duration: 0.1)
  }

  @Test func theInnerRecognizerWins() throws {
    witness.watch(UIPanGestureRecognizer(), "outer")
    witness.watch(UIPanGestureRecognizer(), "inner", on: inner)
    drag()
    #expect(try witness.outcome() == ["inner began", "inner changed", "inner ended"])
  }

  @Test func aTouchOnASubviewReachesTheSuperviewsRecognizer() throws {
    witness.watch(UIPanGestureRecognizer(), "outer")
    drag()
    #expect(try witness.outcome() == ["outer began", "outer changed", "outer ended"])
  }

  @Test func aDelegateLetsBothRecognize() throws {
    let judge = Judge()
    judge.joins = true
    let (outer, own) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    own.delegate = judge
    witness.watch(outer, "outer")
    witness.watch(own, "inner", on: inner)
    drag()
    let outcome = try witness.outcome()
    #expect(outcome.prefix(4) == ["inner began", "outer began", "inner changed", "outer changed"])
    #expect(outcome.suffix(2) == ["inner ended", "outer ended"])
  }

  @Test func aRecognizerThatMayNotBeginLetsAnotherWin() throws {
    let judge = Judge()
    var asked: [CGFloat] = []
    judge.begins = {
      asked.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0)
      return false
    }
    let own = UIPanGestureRecognizer()
    own.delegate = judge
    witness.watch(UIPanGestureRecognizer(), "outer")
    witness.watch(own, "inner", on: inner)
    drag()
    #expect(try witness.outcome() == ["outer began", "outer changed", "outer ended"])
    #expect(asked.count == 1)
    #expect(abs(asked[0] - 100 / 6) < 1e-9)
  }

  @Test func aRecognizerThatMayNotReceiveATouchSeesNothing() throws {
    let judge = Judge()
    judge.receives = { [inner] in $0.view !== inner }
    let pan = UIPanGestureRecognizer()
    pan.delegate = judge
    witness.watch(pan, "pan")
    drag()
    #expect(try witness.outcome() == [])
    witness.stage.drag(from: point(20, 20), to: point(80, 20), duration: 0.1)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aSingleTapWaitsForTheDoubleToFail() throws {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    witness.watch(single, "single")
    witness.watch(double, "double")
    witness.stage.tap(at: point(50, 50), count: 2)
    #expect(try witness.outcome() == ["double ended"])
    let start = witness.stage.now + 1
    witness.stage.advance(to: start)
    witness.stage.tap(at: point(50, 50))
    #expect(try witness.outcome() == ["single ended"])
    #expect(abs(witness.stage.now - start - 0.4) < 1e-9)
  }

  @Test func aWaitingRecognizerFailsEvenIfBothMayRecognize() throws {
    let judge = Judge()
    judge.joins = true
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    double.delegate = judge
    single.require(toFail: double)
    witness.watch(single, "single")
    witness.watch(double, "double")
    witness.stage.tap(at: point(50, 50), count: 2)
    #expect(try witness.outcome() == ["double ended"])
    var place = CGPoint.zero
    single.addTarget { place = $0.location(in: nil) }
    witness.stage.tap(at: point(90, 90), after: 1)
    #expect(try witness.outcome() == ["single ended"])
    #expect(place == point(90, 90))
  }

  @Test func withoutAFailureRequirementTheSingleTapComesFirst() throws {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    witness.watch(double, "double")
    witness.watch(single, "single")
    witness.stage.tap(at: point(50, 50), count: 2)
    #expect(try witness.outcome() == ["single ended", "double ended"])
  }

  @Test(arguments: [true, false])
  func aDelegateOrdersWaiting(waits: Bool) throws {
    let judge = Judge()
    (judge.waits, judge.isWaitedFor) = (waits, !waits)
    let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
    (waits ? pan : swipe).delegate = judge
    witness.watch(pan, "pan")
    witness.watch(swipe, "swipe")
    drag()
    #expect(try witness.outcome() == ["swipe ended"])
    witness.stage.drag(from: point(150, 150), to: point(50, 150), duration: 0.1)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func fingersOnDifferentViewsDoNotCompete() throws {
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    witness.view.addSubview(other)
    witness.watch(UIPanGestureRecognizer(), "inner", on: inner)
    witness.watch(UIPanGestureRecognizer(), "other", on: other)
    drag()
    witness.stage.drag(from: point(50, 350), to: point(150, 350), duration: 0.1)
    #expect(Set(try witness.outcome()) == Set(["inner", "other"].flatMap { ["\($0) began", "\($0) changed", "\($0) ended"] }))
  }

  // MARK: Leaving half-way

  @Test func removalCancels() throws {
    let pan = UIPanGestureRecognizer()
    witness.watch(pan, "pan", on: inner)
    drag()
    witness.stage.advance(to: 0.05)
    inner.removeGestureRecognizer(pan)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(pan.view == nil)
  }

  @Test func switchingOffCancels() throws {
    let pan = UIPanGestureRecognizer()
    witness.watch(pan, "pan")
    drag()
    witness.stage.advance(to: 0.05)
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan cancelled"])
    drag()
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aViewThatLeavesTheWindowCancels() throws {
    witness.watch(UIPanGestureRecognizer(), "inner", on: inner)
    drag()
    witness.stage.advance(to: 0.05)
    inner.removeFromSuperview()
    #expect(try witness.outcome() == ["inner began", "inner changed", "inner cancelled"])
  }

  @Test func aRecognizerBelongsToOneView() {
    let pan = UIPanGestureRecognizer()
    witness.view.addGestureRecognizer(pan)
    inner.addGestureRecognizer(pan)
    #expect(pan.view === inner)
    #expect(witness.view.gestureRecognizers == [])
    #expect(inner.gestureRecognizers == [pan])
  }

  // MARK: A subclass of one's own

  @Test func aSubclassMayGiveUpInItsFirstMove() throws {
    witness.watch(VerticalPan(), "pan")
    drag()
    #expect(try witness.outcome() == ["pan cancelled"])
    witness.stage.drag(from: point(150, 150), to: point(150, 250), duration: 0.1)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
  }
}

private final class VerticalPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began, abs(velocity(in: view).x) > abs(velocity(in: view).y) { state = .cancelled }
  }
}
