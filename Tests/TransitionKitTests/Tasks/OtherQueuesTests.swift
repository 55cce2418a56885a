import Synchronization
import Testing
import TransitionKit

/// Ways to give work to queues other than `DispatchQueue.async`, and from other threads.
@MainActor
struct OtherQueuesTests {
  private let diary = TaskDiary()

  private func makeStage() -> Stage {
    Stage(size: CGSize(width: 100, height: 100), scale: 1)
  }

  // MARK: Operations

  @Test func operationsOfTheMainQueueRunInTheNextTurn() throws {
    let stage = makeStage()
    OperationQueue.main.addOperation { diary.note("a") }
    diary.note("first")
    try stage.settle()
    #expect(diary.lines == ["first 0.0", "a 0.0"] && stage.diagnostics == [])
    #expect(OperationQueue.current === OperationQueue.main)
  }

  @Test func operationsWaitForThoseTheyDependOn() throws {
    let stage = makeStage()
    let (one, other) = (OperationQueue(), OperationQueue())
    let late = BlockOperation { diary.note("late") }
    let early = BlockOperation { diary.note("early") }
    late.addDependency(early)
    late.completionBlock = { diary.note("done") }
    one.addOperation(late)
    one.addOperation { diary.note("between") }
    other.isSuspended = true
    other.addOperation(early)
    stage.advance(to: 1)
    #expect(diary.lines == ["between 0.0"] && one.operationCount == 1 && !late.isReady)
    stage.perform { other.isSuspended = false }
    stage.advance(to: 2)
    #expect(diary.lines == ["between 0.0", "early 1.0", "late 1.0", "done 1.0"] && one.operations == [] && late.isFinished)
  }

  @Test func aCancelledOperationDoesNothing() throws {
    let stage = makeStage()
    let queue = OperationQueue()
    queue.addOperation { diary.note("a") }
    queue.cancelAllOperations()
    let urgent = BlockOperation { diary.note("urgent") }
    urgent.queuePriority = .high
    queue.addOperations([BlockOperation { diary.note("b") }, urgent], waitUntilFinished: true)
    queue.addBarrierBlock { diary.note("barrier") }
    #expect(diary.lines == ["urgent 0.0", "b 0.0"])
    try stage.settle()
    #expect(diary.lines == ["urgent 0.0", "b 0.0", "barrier 0.0"])
  }

  // MARK: Other threads

  @Test func workFromAnotherThreadRunsInTheStagesTurnAndSaysSo() throws {
    let stage = makeStage()
    stage.advance(to: 1)
    let isGiven = Atomic(false)
    Thread.detachNewThread { [diary] in
      DispatchQueue.main.async { diary.note("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.note("later") }
      isGiven.store(true, ordering: .sequentiallyConsistent)
    }
    // No other test runs meanwhile, whose stage would take the work.
    while !isGiven.load(ordering: .sequentiallyConsistent) { Thread.sleep(forTimeInterval: 0.001) }
    #expect(diary.lines == [])
    try stage.settle()
    #expect(diary.lines == ["async 1.0", "later 1.5"])
    #expect(stage.diagnostics.contains { $0.description.contains("another thread gave work to a queue") })
  }

  /// The thread stands still until the stage has run its work, where a screen may be touched.
  @Test func anotherThreadWaitsForWorkThatItGivesInSync() throws {
    let stage = makeStage()
    stage.advance(to: 1)
    let isOver = Atomic(false)
    let answer = Atomic(0)
    Thread.detachNewThread { [diary] in
      let value = DispatchQueue.main.sync {
        MainActor.assumeIsolated { diary.note("sync") }
        return 7
      }
      answer.store(value, ordering: .sequentiallyConsistent)
      isOver.store(true, ordering: .sequentiallyConsistent)
    }
    while !isOver.load(ordering: .sequentiallyConsistent) {
      stage.advance(to: stage.now)
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(diary.lines == ["sync 1.0"] && answer.load(ordering: .sequentiallyConsistent) == 7)
    #expect(stage.diagnostics.contains { $0.description.contains("another thread gave work to a queue") })
  }

  /// The thread goes on while the stage still has the call in its hands, but none of its work.
  @Test func anotherThreadMayWaitAgainAndAgain() throws {
    let stage = makeStage()
    let sum = Atomic(0)
    Thread.detachNewThread {
      for _ in 0..<3_000 {
        var number = 0
        DispatchQueue.main.sync { number += 1 }
        sum.add(number, ordering: .sequentiallyConsistent)
      }
    }
    while sum.load(ordering: .sequentiallyConsistent) < 3_000 { stage.advance(to: stage.now) }
  }

  // MARK: Waiting

  @Test func aSemaphoreLetsOtherQueuesWork() throws {
    let stage = makeStage()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      diary.note("work")
      semaphore.signal()
    }
    semaphore.wait()
    diary.note("after")
    #expect(diary.lines == ["work 0.0", "after 0.0"] && stage.diagnostics == [])
    #expect(semaphore.wait(timeout: .now()) == .timedOut)
    semaphore.signal()
    #expect(semaphore.wait(timeout: .now() + 1) == .success)
  }

  @Test func aSemaphoreThatNobodySignalsIsADiagnostic() {
    let stage = makeStage()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { semaphore.signal() }
    semaphore.wait()
    #expect(stage.diagnostics.count == 1, "the main queue waits for itself")
    stage.advance(to: 1)
    #expect(semaphore.wait(timeout: .distantFuture) == .success)
  }

  @Test func anotherThreadStandsStillUntilItIsSignalled() throws {
    let stage = makeStage()
    let semaphore = DispatchSemaphore(value: 0)
    let isOver = Atomic(false)
    Thread.detachNewThread {
      semaphore.wait()
      isOver.store(true, ordering: .sequentiallyConsistent)
    }
    semaphore.signal()
    while !isOver.load(ordering: .sequentiallyConsistent) { Thread.sleep(forTimeInterval: 0.001) }
    #expect(stage.diagnostics == [])
  }

  @Test func aGroupCanBeWaitedFor() {
    let stage = makeStage()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { diary.note("a") }
    group.wait()
    #expect(diary.lines == ["a 0.0"] && stage.diagnostics == [])
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { group.leave() }
    #expect(group.wait(timeout: .now() + 2) == .timedOut && stage.diagnostics.count == 1)
  }

  // MARK: Timers of queues

  @Test func aTimerSourceFiresByTheStagesClock() throws {
    let stage = makeStage()
    let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
    timer.setEventHandler { diary.note("tick") }
    timer.setCancelHandler { diary.note("cancelled") }
    stage.advance(to: 1)
    #expect(diary.lines == [], "it is at rest until it is resumed")
    stage.perform { timer.resume() }
    stage.advance(to: 1.6)
    #expect(diary.lines == ["tick 1.0", "tick 1.25", "tick 1.5"])
    timer.suspend()
    stage.advance(to: 2.1)
    stage.perform { timer.activate() }
    stage.advance(to: 2.3)
    #expect(diary.lines.count == 4 && diary.lines.last == "tick 2.25")
    stage.perform { timer.cancel() }
    try stage.settle()
    #expect(diary.lines.last == "cancelled 2.3" && timer.isCancelled && stage.isAtRest)
  }

  @Test func aTimerSourceMayFireOnce() throws {
    let stage = makeStage()
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { diary.note("tick") }
    timer.schedule(deadline: .now() + 0.5)
    timer.resume()
    try stage.settle()
    #expect(diary.lines == ["tick 0.5"])
    timer.schedule(deadline: .now(), repeating: 1.0)
    stage.advance(to: 1.6)
    #expect(diary.lines == ["tick 0.5", "tick 0.5", "tick 1.5"])
    timer.cancel()
  }
}
