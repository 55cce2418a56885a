import Codecs
import Foundation
import Raster
import Testing

/// The program at terminals and pipes.
struct MannersTests {
  private let place: Workplace
  private let film = "--style kugou-push --size 24x96 --duration 20 out.gif"

  init() throws {
    place = try Workplace()
  }

  private static let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Everything that a terminal is sent.
  private func terminal(_ set: String, _ arguments: String) async throws -> String {
    let run = try await place.shell("script -qec \"\(set); '$program' \(arguments)\" /dev/null </dev/null")
    #expect(run.end == .code(0))
    return run.data
  }

  @Test(.enabled(if: hasTerminal), arguments: [10, 20, 40, 60, 80, 200]) func progressFitsTheTerminal(columns: Int) async throws {
    let data = try await terminal("export TERM=xterm; stty cols \(columns)", film)
    let lines = data.components(separatedBy: "\r\u{1B}[K").dropFirst().dropLast()
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.count < columns })
    let parts =
      columns >= 80 ? ["█", "frames", "s left", "B"] : columns >= 40 ? ["frames", "s left"] : columns >= 20 ? ["s left"] : ["%"]
    for part in parts { #expect(lines.last?.contains(part) == true, "\(part): \(lines.last ?? "")") }
  }

  @Test(.enabled(if: hasTerminal), arguments: ["TERM=dumb", "TERM="]) func aDumbTerminalGetsNoProgress(set: String) async throws {
    let data = try await terminal("export \(set)", film)
    #expect(data.hasPrefix("out.gif  24×96") && !data.contains("\u{1B}"))
  }

  @Test(.enabled(if: hasTerminal)) func noOutputIsColoured() async throws {
    for arguments in ["--help", "list", film] {
      #expect(!(try await terminal("export TERM=xterm-256color", arguments)).contains("\u{1B}[3"))
    }
  }

  @Test func namesThatAreNotUTF8AreRefused() async throws {
    let line = small.joined(separator: " ")
    for words in ["\(line) \"$name\"", "\(line) --from \"$name\" out.gif", "list \"$name\"", "\"$name\""] {
      let run = try await place.shell("name=$(printf 'a\\377.gif'); exec \"$program\" \(words)")
      run.expectFailure(64, "is not UTF-8: rename the file")
    }
    #expect(try place.files().isEmpty)
  }

  @Test func aScreenComesFromStandardInput() async throws {
    let first = Bitmap.shaded(24, 96, seed: 1)
    try place.write(first, to: "a.png")
    let run = try await place.shell("\"$program\" \(small.joined(separator: " ")) --from - out.gif <a.png")
    run.expectDone()
    #expect(try place.film("out.gif").frames.first?.bitmap.width == 24)
    try await place.run(small + ["--from", "-", "--to", "-", "out.gif"]).expectFailure(64, "holds one picture")
    try await place.run(small + ["--from", "-", "out.gif"]).expectFailure(2, "it is empty")
  }

  @Test func aDataPipeThatNobodyReadsEndsQuietly() async throws {
    let run = try await place.shell(
      "\"$program\" \(film.replacingOccurrences(of: "out.gif", with: "--format rgba -")) | head -c 10 >first")
    #expect(run.words.isEmpty || run.words.filter(\.isNewline).count == 1, "\(run.words)")
    #expect(try place.files() == ["first"])
  }
}
