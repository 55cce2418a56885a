import Foundation
import Testing

/// Somebody stops the program, whatever it is doing.
struct SignalTests {
  /// The number of times that each signal stops each chore; `Tests/Attacks/run` does it more often.
  private static let rounds = Int(ProcessInfo.processInfo.environment["FAULT_ROUNDS"] ?? "") ?? 3

  @Test(arguments: Chore.all) func aSignalLeavesNoHalfWrittenFile(chore: Chore) async throws {
    let scene = try await ChoreScene(chore)
    var lot = SeededNumbers(chore.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) })
    var seconds = scene.seconds
    for _ in 0..<Self.rounds {
      for signal in [SIGINT, SIGTERM, SIGKILL] {
        try scene.reset()
        let start = ContinuousClock.now
        let running = try scene.place.start(chore.arguments)
        let delay = lot.next() * seconds
        while running.isRunning, ContinuousClock.now - start < .seconds(delay) { try await Task.sleep(for: .milliseconds(2)) }
        running.send(signal)
        Ledger.note("stop by signal \(signal)")
        let run = try await running.end()
        let note = Comment(rawValue: "signal \(signal) after \(delay) s: \(run.end) \(run.words)")
        #expect(run.end == .signal(signal) || run.end == .code(chore.code), note)
        #expect(try scene.complaints(isWhole: signal != SIGKILL, allowsTemporary: signal == SIGKILL).isEmpty, note)
        guard run.end == .code(chore.code) else { continue }
        #expect(try scene.isNew, note)
        // The run was over before the signal, as the machine is less busy than when the chore was timed. The next one comes sooner.
        seconds = min(seconds, max((ContinuousClock.now - start) / .seconds(1) / 2, 0.02))
      }
    }
  }

  /// A killed program leaves temporary files. A later process with the same number, as the first in each container has, must still
  /// be able to write its own.
  @Test(arguments: ["out.gif", "out.png", "frames/"]) func filesOfAKilledProgramAreInNobodysWay(output: String) async throws {
    let place = try Workplace()
    let film = small.joined(separator: " ")
    let run = try await place.shell(
      """
      mkdir frames
      for number in 1 2 3; do touch .render-transition-$$-$number.tmp frames/.render-transition-$$-$number.tmp; done
      exec "$program" \(film) --force \(output)
      """)
    run.expectDone()
    let names = try place.files() + place.files("frames")
    #expect(names.count { $0.hasPrefix(".render-transition") } == 6)
    #expect(names.contains { !$0.hasPrefix(".") && $0 != "frames" })
  }
}
