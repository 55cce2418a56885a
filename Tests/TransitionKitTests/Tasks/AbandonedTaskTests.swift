import Testing
import TransitionKit

/// Tasks that still wait when their stage goes away.
@MainActor
struct AbandonedTaskTests {
  private final class Held {}

  private let diary = TaskDiary()

  private func makeStage() -> Stage { Stage(size: CGSize(width: 100, height: 100), scale: 1) }

  @Test(arguments: [1.0, 1e12])
  func aSleepingTaskWakesAndEnds(seconds: Double) {
    weak var held: Held?
    do {
      let stage = makeStage()
      stage.perform {
        let object = Held()
        held = object
        Task {
          defer { diary.note("ended") }
          try await Task.sleep(for: .seconds(seconds))
          diary.note("awake")
          _ = object
        }
      }
      stage.advance(to: 0.5)
      #expect(held != nil)
    }
    let next = makeStage()
    #expect(diary.lines == ["awake 0.0", "ended 0.0"] && held == nil)
    #expect(next.diagnostics == [] && next.isAtRest)
  }

  /// A task goes on where nobody sees it, as long as it comes to an end.
  @Test func whatATaskStillDoesReachesNoOtherStage() {
    do {
      let stage = makeStage()
      stage.perform {
        _ = Task {
          try? await Task.sleep(for: .seconds(1))
          stageLike()
          await Task.sleep(500_000_000)
          diary.note("end")
        }
        _ = Task {
          while true { try? await Task.sleep(for: .seconds(1)) }
        }
      }
      stage.advance(to: 0.5)
    }
    let next = makeStage()
    #expect(diary.lines == ["view 0.0", "end 0.5"])
    next.advance(to: 2)
    #expect(diary.lines.count == 2 && next.window.subviews.isEmpty && next.diagnostics == [])
  }

  private func stageLike() {
    UIView.animate(withDuration: 1) { UIView().alpha = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { diary.note("later") }
    diary.note("view")
  }
}
