import Testing
import TransitionKit

@MainActor
private final class Clock: NSObject {
  var ticks: [String] = []
  func tick(_ timer: Timer) { ticks.append("tick \(timer.userInfo as? String ?? "")") }
  func say(_ text: Any?) { ticks.append(text as? String ?? "nothing") }
}

@MainActor
struct TimersTests {
  /// Makes the stage in the test itself, so that it is the current stage there.
  private func makeStage() -> Stage {
    Stage(size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test func timersFireOnMultiples() throws {
    let stage = makeStage()
    var times: [Double] = []
    stage.advance(to: 0.5)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      times.append(CACurrentMediaTime())
      if times.count == 7 { timer.invalidate() }
    }
    try stage.settle()
    #expect(times == (1...7).map { 0.5 + Double($0) * 0.1 } as [Double])
  }

  @Test func aTimerFiresOnceAndIsDone() throws {
    let stage = makeStage()
    let clock = Clock()
    let selector = Selector("tick:", Clock.tick(_:))
    let timer = Timer.scheduledTimer(timeInterval: 0.2, target: clock, selector: selector, userInfo: "now", repeats: false)
    let other = Timer(timeInterval: 0.3, target: clock, selector: selector, userInfo: nil, repeats: false)
    try stage.settle()
    #expect(clock.ticks == ["tick now"])
    #expect(!timer.isValid && other.isValid)
    RunLoop.main.add(other, forMode: .common)
    RunLoop.main.add(other, forMode: .default)
    other.invalidate()
    try stage.settle()
    #expect(clock.ticks == ["tick now"])
    #expect(stage.now == 0.2)
  }

  /// A clock or a poll that goes on for ever keeps nothing from ending: it is waited for two seconds, once it is alone.
  @Test func whatRepeatsForEverIsWaitedForTwoSeconds() throws {
    let stage = makeStage()
    let view = UIView()
    stage.window.addSubview(view)
    var ticks = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.75, repeats: true) { _ in ticks += 1 }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    try stage.settle(limit: 5)
    #expect(ticks == 4 && stage.now == 3 && stage.isAtRest && stage.restTime == 1, "\(ticks) \(stage.now) \(stage.restTime)")
    stage.advance(to: 4)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    try stage.settle(limit: 5)
    #expect(stage.now == 6.75 && stage.restTime == 5)
    timer.invalidate()
    try stage.settle()
    #expect(stage.now == 6.75)
  }

  /// What repeats and is seen to, and animations that it begins without a pause.
  @Test func theLastChangeThatIsSeenIsTheEnd() throws {
    let stage = makeStage()
    let view = UIView()
    stage.window.addSubview(view)
    let link = CADisplayLink { _ in view.center.x += view.center.x < 30 ? 1 : 0 }
    link.add(to: .main, forMode: .common)
    try stage.settle(limit: 5)
    #expect(view.center.x == 30 && stage.restTime == 0.5 && stage.now == 2)
    link.invalidate()
    stage.advance(to: 10)
    let pulse = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      Task { @MainActor in UIView.animate(withDuration: 0.5) { view.alpha = 1 - view.alpha } }
    }
    try stage.settle(limit: 5)
    #expect(stage.now <= 12 && stage.restTime == 12 && stage.isAtRest, "\(stage.now) \(stage.restTime)")
    pulse.invalidate()
  }

  /// Two timers: what comes of the one that has stopped is waited for, as is a transition, however late.
  @Test func aTimerThatStopsIsWaitedForToItsEnd() throws {
    let stage = makeStage()
    let view = UIView()
    stage.window.addSubview(view)
    var left = 3
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      left -= 1
      guard left == 0 else { return }
      timer.invalidate()
      UIView.animate(withDuration: 3) { view.alpha = 0 }
    }
    try stage.settle()
    #expect(stage.now == 4.5 && stage.restTime == 4.5)
  }

  @Test func settleNamesTheTimersOfWhatNeverEnds() throws {
    let (stage, clock) = (makeStage(), Clock())
    let view = UIView()
    stage.window.addSubview(view)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    let link = CADisplayLink(target: clock, selector: Selector("say:", Clock.say(_:)))
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 3) { view.alpha = 0 }
    let error = try #require(throws: StageError.self) { try stage.settle(limit: 1) }
    #expect(
      error.description
        == "the animation of opacity on a UIView ends at 3.0 s; a timer that repeats every 0.1 s never stops; "
        + "a display link of a Clock that fires 20 times a second never stops (waited 1.0 s)")
    link.invalidate()
  }

  @Test func linksFireOnSixtieths() throws {
    let stage = makeStage()
    stage.advance(to: 0.01)
    var frames: [(Double, Double)] = []
    let link = CADisplayLink { link in
      frames.append((link.timestamp, link.targetTimestamp))
      if frames.count == 2 { link.preferredFramesPerSecond = 30 }
      if frames.count == 4 { link.invalidate() }
    }
    #expect(link.duration == 1 / 60.0)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    try stage.settle()
    let sixtieth = 1.0 / 60
    #expect(frames.map(\.0) == [sixtieth, 2 * sixtieth, 4 * sixtieth, 6 * sixtieth])
    #expect(frames.map(\.1) == [2 * sixtieth, 3 * sixtieth, 6 * sixtieth, 8 * sixtieth])
  }

  @Test func endsComeBeforeTimersBeforeFrames() throws {
    let stage = makeStage()
    var order: [String] = []
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.advance(to: 0)
    let link = CADisplayLink { link in
      order.append("link")
      if link.timestamp >= 0.05 { link.invalidate() }
    }
    Timer.scheduledTimer(withTimeInterval: 2.0 / 60, repeats: false) { _ in order.append("timer") }
    UIView.animate(withDuration: 2.0 / 60, animations: { view.alpha = 0 }, completion: { _ in order.append("end") })
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.0 / 60) { order.append("queue") }
    link.add(to: .main, forMode: .common)
    try stage.settle()
    #expect(order == ["link", "end", "timer", "queue", "link", "link"])
  }

  @Test func workItemsCanBeCancelled() throws {
    let stage = makeStage()
    var done: [String] = []
    let (kept, dropped) = (DispatchWorkItem { done.append("kept") }, DispatchWorkItem { done.append("dropped") })
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: kept)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: dropped)
    dropped.cancel()
    #expect(DispatchQueue.main.sync { 3 } == 3)
    try stage.settle()
    #expect(done == ["kept"])
    #expect(stage.now == 0.1)
    #expect(dropped.isCancelled)
  }

  @Test func delayedCallsCanBeCancelled() throws {
    let stage = makeStage()
    let clock = Clock()
    let selector = Selector("say:", Clock.say(_:))
    clock.perform(selector, with: "one", afterDelay: 0.1)
    clock.perform(selector, with: "two", afterDelay: 0.2)
    clock.perform(selector, with: nil, afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(withTarget: clock, selector: selector, object: "two")
    try stage.settle()
    #expect(clock.ticks == ["one", "nothing"])
    clock.perform(selector, with: "three", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
    try stage.settle()
    #expect(clock.ticks.count == 2)
  }
}
