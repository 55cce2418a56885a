import Synchronization
import Testing
import TransitionKit

/// Work on several queues, as it was written before there were tasks.
@MainActor
struct QueueTests {
  private let diary = TaskDiary()

  private func makeStage() -> Stage {
    Stage(size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test func workGoesToAnotherQueueAndComesBack() throws {
    let stage = makeStage()
    let queue = DispatchQueue(label: "loading", qos: .utility, attributes: .concurrent)
    DispatchQueue.global(qos: .userInitiated).async {
      diary.note("global")
      queue.asyncAfter(deadline: .now() + 0.5) {
        diary.note("own")
        DispatchQueue.main.async { diary.note("main") }
      }
    }
    diary.note("first")
    try stage.settle()
    #expect(diary.lines == ["first 0.0", "global 0.0", "own 0.5", "main 0.5"])
    #expect(queue.label == "loading")
  }

  @Test func aGroupSaysWhenAllIsDone() throws {
    let stage = makeStage()
    let group = DispatchGroup()
    for index in 1...3 {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2 * Double(index)) {
        diary.note("\(index)")
        group.leave()
      }
    }
    DispatchQueue.global().async(group: group) { diary.note("0") }
    group.notify(queue: .main) { diary.note("done") }
    try stage.settle()
    #expect(diary.lines == ["0 0.0", "1 0.2", "2 0.4", "3 0.6", "done 0.6"])
    group.notify(queue: .main, work: DispatchWorkItem { diary.note("empty") })
    #expect(diary.lines.count == 5)
    try stage.settle()
    #expect(diary.lines.last == "empty 0.6")
  }

  @Test func aQueueKeepsItsOrderWhereOneWaitsForIt() {
    let stage = makeStage()
    let queue = DispatchQueue(label: "order")
    queue.async { diary.note("a") }
    DispatchQueue.main.async { diary.note("other") }
    queue.async { diary.note("b") }
    let c = queue.sync { () -> String in
      diary.note("c")
      return "c"
    }
    #expect(diary.lines == ["a 0.0", "b 0.0", "c 0.0"] && c == "c")
    let numbers = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { number in numbers.withLock { $0.append(number) } }
    #expect(numbers.withLock(\.self) == [0, 1, 2])
    stage.advance(to: 0)
    #expect(diary.lines.last == "other 0.0" && diary.lines.count == 4)
  }
}
