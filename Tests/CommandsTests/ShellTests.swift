import Foundation
import Testing

/// Tests completions and the manual page with the shells and man pagers of this machine.
struct ShellTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  /// The words that bash offers for a line whose last word is being typed; the words are split as readline splits them.
  private func bash(_ words: [String]) async throws -> [String] {
    try place.write(Data(try await place.run("completions", "bash").data.utf8), to: "completions")
    try place.write(
      """
      . ./completions
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _render_transition
      printf '%s\\n' "${COMPREPLY[@]}"
      """.utf8, to: "complete")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try await place.shell("exec bash complete render-transition \(quoted)")
    #expect(run.end == .code(0) && run.words.isEmpty, "\(run.words)")
    return run.data.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["--style", "kugou-p"], ["kugou-pop", "kugou-push"]), (["--style", "=", "kugou-p"], ["kugou-pop", "kugou-push"]),
      (["trace", "--style", "custom-pu"], ["custom-push"]), (["--style", "kugou-push", "--dev"], ["--device"]),
      (["--device", "iphone-8"], ["iphone-8", "iphone-8-plus"]), (["tr"], ["trace"]), (["list", "kugou-pu"], ["kugou-push"]),
      (["completions", "z"], ["zsh"]), (["help", "str"], ["strip"]), (["--from", "sample:l"], ["sample:list"]),
      (["--from", "sample", ":", "li"], ["list"]), (["--from", "=", "sample", ":", "li"], ["list"]), (["--fps", "1"], []),
      (["trace", "--lo"], []), (["--edges", ""], ["smooth", "hard"]),
      (["--dither", "="], ["auto", "none", "ordered", "diffusion"]),
      (["--style", "kugou-push", "--param", "da"], ["damping="]),
      (["compare", "--style", "=", "bubble-present", "--param", ""], ["duration=", "x=", "y="]),
      (["--style", "system-push", "--param", ""], []), (["--param", ""], []),
    ])
  func bashCompletes(words: [String], offers: [String]) async throws {
    #expect(try await bash(words).sorted() == offers.sorted())
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"))) func bashOffersFilesWithBlanks() async throws {
    try place.write([], to: "my film.gif")
    #expect(try await bash(["--style", "kugou-push", "my"]) == ["my film.gif"])
    #expect(try await bash(["-o", "my"]) == ["my film.gif"])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyShellTakesItsCompletions(shell: String) async throws {
    let run = try await place.run("completions", shell)
    #expect(run.end == .code(0) && run.words.isEmpty)
    let tables = try await Tables.read(at: place)
    for option in tables.options { #expect(run.data.contains(option.name), "\(option.name)") }
    for command in tables.commands { #expect(run.data.contains(command.name), "\(command.name)") }
    try place.write(run.data.utf8, to: "completions")
    let check = try await place.shell("if command -v \(shell) >/dev/null; then exec \(shell) -n completions; fi")
    #expect(check.end == .code(0) && check.words.isEmpty, "\(check.words)")
  }

  @Test func aShellThatIsNotKnownIsRefused() async throws {
    try await place.run("completions").expectFailure(64, "bash, zsh, fish")
    try await place.run("completions", "fsh").expectFailure(64, "did you mean fish?")
    try await place.run("completions", "bash", "zsh").expectFailure(64, "one shell")
  }

  @Test func theManualHasEveryCommandAndOption() async throws {
    let run = try await place.run("man")
    #expect(run.end == .code(0) && run.words.isEmpty && run.data.hasPrefix(".TH RENDER-TRANSITION 1 "))
    let plain = run.data.replacingOccurrences(of: "\\-", with: "-")
    let tables = try await Tables.read(at: place)
    for option in tables.options { #expect(plain.contains("\\fB--\(option.name)\\fR"), "\(option.name)") }
    for command in tables.commands { #expect(plain.contains("\n.SS \(command.name)\n"), "\(command.name)") }
    #expect(run.data.split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
    try place.write(run.data.utf8, to: "page")
    let lint = try await place.shell("if command -v mandoc >/dev/null; then exec mandoc -T lint -W warning page; fi")
    #expect(lint.end == .code(0) && lint.data.isEmpty, "\(lint.data)")
  }
}
