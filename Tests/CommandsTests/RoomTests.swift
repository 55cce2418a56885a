import Foundation
import Testing

/// The system gives few threads, descriptors or little memory: a film or one clear line, never a hang, a trap or a file left behind.
@Suite(.serialized)
struct RoomTests {
  private let place: Workplace
  private let film = small.joined(separator: " ")

  init() throws {
    place = try Workplace()
  }

  /// Expects the film or one line, and nothing else in the directory.
  private func expectFilmOrLine(_ run: Run, _ word: String, _ note: Comment, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    Ledger.note("system with little room")
    if run.end == .code(0) {
      #expect(try place.files() == ["out.gif"], note, sourceLocation: sourceLocation)
      try FileManager.default.removeItem(atPath: place.path("out.gif"))
      return
    }
    run.expectFailure(2, word, sourceLocation: sourceLocation)
    #expect(try place.files().isEmpty, note, sourceLocation: sourceLocation)
  }

  private static let hasLimits = FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")

  @Test(arguments: Array(4...24)) func fewDescriptorsAreALine(count: Int) async throws {
    let run = try await place.shell("ulimit -n \(count); exec timeout -s KILL 50 \"$program\" \(film) out.gif")
    try expectFilmOrLine(run, "ulimit -n", "\(count) descriptors: \(run.end) \(run.words)")
    if count < 12 { #expect(run.end == .code(2)) }
  }

  @Test(.enabled(if: hasLimits), arguments: [1, 2, 3, 4, 6]) func fewThreadsAreALine(count: Int) async throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"), getuid() == 0 else { return }
    _ = try await place.shell("chmod 755 .. && chown -R 54321 .")
    let run = try await place.shell(
      "exec timeout -s KILL 50 setpriv --reuid=54321 --clear-groups prlimit --nproc=\(count) -- \"$program\" \(film) out.gif")
    try expectFilmOrLine(run, "ulimit -u", "\(count) threads: \(run.end) \(run.words)")
    if count < 3 { #expect(run.end == .code(2)) }
  }

  /// Where the program itself is not given enough to be loaded, it has nothing to say.
  @Test(arguments: [100, 125, 150, 175, 400]) func littleMemoryIsALine(megabytes: Int) async throws {
    let film = "--style kugou-push --from sample:wireframe-list --to sample:wireframe-detail --scale 2 --at 50% out.gif"
    let run = try await place.shell("ulimit -v \(megabytes * 1000); exec timeout -s KILL 50 \"$program\" \(film)")
    if run.end == .code(127) { return }
    let note = Comment(rawValue: "\(megabytes) MB: \(run.end) \(run.words)")
    #expect(run.end == .code(0) || run.end == .code(2), note)
    #expect(try place.files() == (run.end == .code(0) ? ["out.gif"] : []), note)
    // A library that is refused something has its own line first.
    let line = run.words.split(separator: "\n").last ?? ""
    if run.end == .code(2) { #expect(line.hasPrefix("render-transition: ") && line.contains("memory"), note) }
    if megabytes < 150 { #expect(run.end == .code(2)) }
  }

  @Test func aTrapLeavesNoFile() async throws {
    for signal in [SIGABRT, SIGILL, SIGSEGV] {
      let running = try place.start(["--style", "kugou-push", "--duration", "60", "--speed", "0.1", "--scale", "2", "out.gif"])
      try await running.wait { try !place.files().isEmpty }
      running.send(signal)
      #expect(try await running.end().end == .signal(signal))
      #expect(try place.files().isEmpty)
    }
  }
}
