import Raster
import Testing
import TransitionKit

private actor Counter {
  private var count = 0

  func next() async -> Int {
    count += 1
    await Task.yield()
    return count
  }
}

private nonisolated func square(_ number: Int) async -> Int {
  await Task.yield()
  return number * number
}

@MainActor
struct TaskTests {
  private let diary = TaskDiary()

  private func makeStage() -> Stage {
    Stage(size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test func tasksStandInTheMainQueueInTheirOrder() {
    let stage = makeStage()
    DispatchQueue.main.async { diary.note("a") }
    Task { diary.note("b") }
    Task { @MainActor in diary.note("c") }
    stage.perform {
      DispatchQueue.main.async { diary.note("d") }
      Task { diary.note("e") }
      DispatchQueue.main.async { diary.note("f") }
    }
    #expect(diary.lines == [])
    stage.advance(to: 1)
    #expect(Set(diary.lines.prefix(4)) == ["a 0.0", "d 0.0", "e 0.0", "f 0.0"] && diary.lines.count == 6)
    #expect(diary.lines.filter { "def".contains($0.first!) } == ["d 0.0", "e 0.0", "f 0.0"])
  }

  @Test func everySleepIsOnTheStagesClock() throws {
    let stage = makeStage()
    stage.advance(to: 0.3)
    Task {
      try await Task.sleep(nanoseconds: 200_000_000)
      diary.note("nanoseconds")
      try await Task.sleep(for: .seconds(0.25))
      diary.note("for")
      try await Task.sleep(for: .milliseconds(50), tolerance: .zero, clock: .suspending)
      diary.note("for, suspending")
      try await Task.sleep(until: .now + .seconds(2), clock: .continuous)
      diary.note("until")
      try await Task.sleep(until: ContinuousClock.now.advanced(by: .seconds(0.1)))
      diary.note("until, without a clock")
      try await Task.sleep(until: SuspendingClock().now + .seconds(0.1), clock: SuspendingClock())
      diary.note("until, suspending")
      try await ContinuousClock().sleep(for: .seconds(1))
      diary.note("clock")
      let clock: any Clock<Duration> = SuspendingClock()
      try await clock.sleep(for: .seconds(1))
      diary.note("any clock")
      try await Task<Never, Never>.sleep(nanoseconds: 0)
      diary.note("nothing")
    }
    try stage.settle()
    #expect(
      diary.lines == [
        "nanoseconds 0.5", "for 0.75", "for, suspending 0.8", "until 2.8", "until, without a clock 2.9", "until, suspending 3.0",
        "clock 4.0", "any clock 5.0", "nothing 5.0",
      ])
    #expect(stage.now == 5)
    #expect(stage.diagnostics == [])
  }

  @Test(arguments: [1, 2, 6])
  func everythingThatBeginsATaskTakesPartInTheStagesTime(count: Int) async throws {
    let stage = makeStage()
    let counter = Counter()
    Task { [diary] in
      async let nine = square(3)
      async let sixteen = square(4)
      diary.note("async let \(await nine + sixteen)")
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...count { group.addTask { await square(number) } }
        var sum = 0
        for await square in group { sum += square }
        return sum
      }
      diary.note("group \(sum)")
      diary.note("actor \(await counter.next()) \(await counter.next())")
      await Task.detached {
        try? await Task.sleep(for: .seconds(1))
        await MainActor.run { diary.note("detached") }
      }.value
      for await number in AsyncStream<Int>(unfolding: { await counter.next() }).prefix(2) { diary.note("stream \(number)") }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
      }
      diary.note("checked")
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        UIView.animate(withDuration: 0.5, animations: { stage.window.alpha = 0 }) { _ in continuation.resume() }
      }
      diary.note("animated")
      await withTaskCancellationHandler {
        await Task.yield()
      } onCancel: {
      }
      diary.note("handler")
    }
    try stage.settle()
    let squares = (1...count).reduce(0) { $0 + $1 * $1 }
    #expect(
      diary.lines == [
        "async let 25 0.0", "group \(squares) 0.0", "actor 1 2 0.0", "detached 1.0",
        "stream 3 1.0",
        "stream 4 1.0", "checked 2.0", "animated 2.5", "handler 2.5",
      ])
  }

  @Test func aDetachedTaskBegunOutsideOfTheStageTakesPart() {
    let stage = makeStage()
    let view = UIView()
    Task.detached {
      try? await Task.sleep(for: .seconds(1))
      await MainActor.run { view.alpha = 0 }
    }
    stage.advance(to: 0.9)
    #expect(view.alpha == 1)
    stage.advance(to: 1)
    #expect(view.alpha == 0)
  }

  @Test func aSleepingTaskIsCancelledAtOnce() throws {
    let stage = makeStage()
    let task = Task {
      do {
        try await Task.sleep(for: .seconds(9))
        diary.note("slept")
      } catch {
        diary.note("\(error is CancellationError) \(Task.isCancelled)")
      }
    }
    let deaf = Task { [diary] in
      await withTaskCancellationHandler {
        try? await Task.sleep(nanoseconds: 7_000_000_000)
      } onCancel: {
        MainActor.assumeIsolated { diary.note("told") }
      }
      await Task.sleep(1_000_000_000)
      diary.note("slept on")
    }
    stage.advance(to: 1)
    task.cancel()
    stage.advance(to: 2)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { deaf.cancel() }
    stage.advance(to: 6)
    #expect(diary.lines == ["true true 1.0", "told 3.0", "slept on 4.0"])
  }

  @Test func settleWaitsForTasksAndNamesThem() throws {
    let stage = makeStage()
    let task = Task {
      while true {
        try await Task.sleep(for: .seconds(4))
        diary.note("again")
      }
    }
    let error = try #require(throws: StageError.self) { try stage.settle() }
    #expect(error.description == "a task waits for 12.0 s (waited 10.0 s)")
    #expect(diary.lines == ["again 4.0", "again 8.0"] && !stage.isAtRest)
    task.cancel()
    try stage.settle()
  }

  @Test func aPictureShowsWhatWaitingTasksDo() {
    let stage = makeStage()
    let red = UIView(frame: stage.window.bounds)
    stage.window.addSubview(red)
    Task {
      await Task.yield()
      red.backgroundColor = .red
    }
    #expect(stage.snapshot()[50, 50] == stage.snapshot()[1, 1])
    #expect(red.backgroundColor == .red)
  }

  /// The test is a task itself, within which the stage runs others.
  @Test func theTaskThatAdvancesTheStageGoesOnUndisturbed() async throws {
    let stage = makeStage()
    try await Names.$name.withValue("outer") {
      let inner = Task {
        #expect(Names.name == "outer")
        await Names.$name.withValue("inner") { try? await Task.sleep(for: .seconds(2)) }
        #expect(Task.isCancelled)
      }
      stage.advance(to: 1)
      #expect(Names.name == "outer" && !Task.isCancelled)
      inner.cancel()
      try stage.settle()
      #expect(Names.name == "outer" && !Task.isCancelled)
      await inner.value
    }
    await Task.yield()
    #expect(await square(5) == 25)
  }

  private enum Names {
    @TaskLocal static var name = ""
  }

  @Test func codeThatYieldsUntilSomethingHappensSeesTimePass() throws {
    let stage = makeStage()
    var isOver = false
    UIView.animate(withDuration: 0.05, animations: { stage.window.alpha = 0 }, completion: { _ in isOver = true })
    Task {
      while !isOver { await Task.yield() }
      diary.note("over")
    }
    try stage.settle()
    #expect(diary.lines == ["over 0.05"])
  }

  @Test func aTasksResultIsThereWhenTheStageHasRun() async throws {
    let stage = makeStage()
    let sum: Task<Int, Never> = Task { await square(2) + 1 }
    let failure = Task<Void, any Error>(priority: .userInitiated) {
      try await Task.sleep(for: .seconds(1))
      try Task.checkCancellation()
      throw StageError.neverEnds([], limit: 0)
    }
    try stage.settle()
    #expect(await sum.value == 5)
    await #expect(throws: StageError.self) { try await failure.value }
  }

  /// A test may await a task that it has begun, without any stage's doing.
  @Test func tasksOfCodeThatWaitsAreTheSystems() async throws {
    let stage = makeStage()
    let task = Task {
      try await Task.sleep(for: .milliseconds(5))
      return await square(3)
    }
    #expect(try await task.value == 9)
    #expect(await Task.detached { await square(2) }.value == 4)
    #expect(stage.now == 0)
  }

  /// The thread waits until the task has stopped: one that is faster lets the task go on where it is.
  @Test func aTaskThatAnotherThreadResumesIsADiagnostic() async throws {
    let stage = makeStage()
    let gate = DispatchSemaphore(value: 0)
    Task {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          gate.wait()
          continuation.resume()
        }
      }
      diary.note("resumed")
    }
    stage.advance(to: stage.now)
    gate.signal()
    for _ in 1...1000 where diary.lines.isEmpty {
      usleep(1000)
      stage.advance(to: stage.now)
    }
    #expect(diary.lines == ["resumed 0.0"])
    #expect(stage.diagnostics.map(\.text) == ["another thread resumed a task, at a moment that differs from film to film"])
  }

  /// A task of a file that does not import UIKit sleeps by Swift's own function.
  @Test func aSleepByTheSystemsClockIsADiagnostic() throws {
    let stage = makeStage()
    Task {
      try await Sleeper().nap()
      diary.note("slept")
    }
    try stage.settle()
    #expect(diary.lines == ["slept 0.5"])
    #expect(
      stage.diagnostics.map(\.text) == [
        "a task sleeps by the system's clock, so no second film need be the same: import UIKit in its file"
      ])
  }
}
