import Foundation
import Testing

/// Makes the system refuse one call after another: old files stay, nothing half-written is left, and one line says why.
@Suite(.enabled(if: FaultShim.isPossible, "needs a C compiler, and a dynamic linker that loads libraries first"))
struct FaultTests {
  /// The number of calls of a kind that are made to fail in each chore; `Tests/Attacks/run` tries them all.
  private static let rounds = Int(ProcessInfo.processInfo.environment["FAULT_ROUNDS"] ?? "") ?? 2

  private struct Kind {
    let call: String
    let code: Int32
    var isHarmless = false
  }

  private static let kinds = [
    Kind(call: "open", code: EACCES), Kind(call: "open", code: EMFILE), Kind(call: "open", code: EINTR, isHarmless: true),
    Kind(call: "write", code: ENOSPC), Kind(call: "write", code: EIO), Kind(call: "write", code: EINTR, isHarmless: true),
    Kind(call: "fsync", code: EIO), Kind(call: "fsync", code: EINTR, isHarmless: true),
    Kind(call: "rename", code: EACCES), Kind(call: "rename", code: EIO),
    Kind(call: "link", code: EPERM, isHarmless: true), Kind(call: "mkdir", code: ENOSPC),
    Kind(call: "read", code: EIO), Kind(call: "read", code: EINTR, isHarmless: true), Kind(call: "mmap", code: ENOMEM),
    // The bytes are on the device before `close`, so its failure does no harm.
    Kind(call: "close", code: EIO, isHarmless: true),
    Kind(call: "malloc", code: ENOMEM),
  ]

  /// The numbers of the calls to fail: the first, the last, and some between.
  private static func numbers(_ count: Int, seed: Int) -> [Int] {
    guard count > max(rounds, 2) else { return Array(1..<count + 1) }
    var lot = SeededNumbers(seed)
    return Set([1, count] + (0..<max(rounds - 2, 0)).map { _ in 1 + Int(lot.next() * Double(count)) }).sorted()
  }

  @Test(arguments: Chore.all) func everySystemCallMayFail(chore: Chore) async throws {
    let scene = try await ChoreScene(chore)
    let shim = try await FaultShim(in: scene.place)
    try scene.reset()
    let counts = try await shim.counts(chore.arguments)
    for (index, kind) in Self.kinds.enumerated() {
      for number in Self.numbers(counts[kind.call] ?? 0, seed: index) {
        let fault = FaultShim.Fault(call: kind.call, number: number, code: kind.code)
        try scene.reset()
        let run = try await shim.run(chore.arguments, fault)
        try expect(run, fault, scene, isHarmless: kind.isHarmless)
      }
    }
  }

  @Test(arguments: Chore.all) func aFullDiskLeavesOldFiles(chore: Chore) async throws {
    let scene = try await ChoreScene(chore)
    let shim = try await FaultShim(in: scene.place)
    try scene.reset()
    for number in Self.numbers(try await shim.counts(chore.arguments)["write"] ?? 0, seed: 99) {
      try scene.reset()
      let fault = FaultShim.Fault(call: "write", number: number, code: ENOSPC, isLasting: true)
      try expect(try await shim.run(chore.arguments, fault), fault, scene, isHarmless: false)
    }
  }

  private func expect(_ run: Run, _ fault: FaultShim.Fault, _ scene: ChoreScene, isHarmless: Bool) throws {
    let note = Comment(rawValue: "\(fault): \(run.end) \(run.words)")
    #expect(try scene.complaints().isEmpty, note)
    let isDone = try run.end == .code(scene.chore.code) && scene.isNew
    if isHarmless || isDone {
      #expect(isDone, note)
      return
    }
    // A page links to a picture that it cannot read, so the run succeeds with a lesser page.
    let isLesser =
      try scene.chore.wholes == .none && ["open", "read"].contains(fault.call) && run.end == .code(scene.chore.code)
      && scene.isNewButForPages
    #expect(run.end == .code(2) || isLesser, note)
    if scene.chore.wholes == .all {
      #expect(try scene.isOld, note)
      // A mistake in a story comes with its line and a mark under it.
      let lines = run.words.filter(\.isNewline).count
      #expect(run.words.hasPrefix("render-transition: ") && (lines == 1 || lines == 3 && scene.chore.name == "story"), note)
    }
    #expect(!run.words.contains("system error"), note)
  }

  /// Nothing is written outside of the output's directory, and nobody is called.
  @Test(arguments: Chore.all) func theProgramWritesNowhereElse(chore: Chore) async throws {
    let scene = try await ChoreScene(chore)
    let shim = try await FaultShim(in: scene.place)
    try scene.reset()
    let notes = try await shim.notes(chore.arguments)
    #expect(!notes.isEmpty)
    let root = URL(filePath: scene.place.path).resolvingSymlinksInPath().path
    for note in notes {
      let words = note.split(separator: " ", maxSplits: 1)
      let path = String(words[1])
      #expect(words[0] != "socket", "\(note)")
      let isOwn = ["out", "report"].contains { path == $0 || path.hasPrefix($0 + "/") || path.hasPrefix("\(root)/\($0)") }
      let isDoneWith =
        chore.name == "golden accept" && path.contains("in/report/failures") && ["unlink", "rmdir"].contains(words[0])
      #expect(isOwn || isDoneWith || path == "/dev/null", "\(note)")
    }
  }
}
