import Foundation
import Raster
import Styles
import Testing

/// Rules for every row of the tables of commands and options.
struct TableTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(Bitmap(width: 4, height: 4, fill: Bitmap.red), to: "a.png")
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    try place.write("let anything = 1".utf8, to: "More.swift")
    try place.write("size 8x8\nfps 5\nscreen A a.png\nscreen B sample:list\nstart A\npush B".utf8, to: "a.story")
  }

  /// For each command a valid command line, to which the option under test is added.
  private static let lines: [String: [String]] = [
    "film": ["--style", "kugou-pop", "--size", "8x8", "--fps", "5", "out.gif"],
    "story": ["a.story", "out.gif"],
    "list": [],
    "compare": ["--style", "kugou-push", "--style", "mg-present", "--size", "8x8", "--fps", "5", "out.gif"],
    "strip": ["--style", "kugou-push", "--size", "8x8", "out.png"],
    "plot": ["--style", "kugou-pop", "--size", "8x8", "out.svg"],
    "completions": ["zsh"],
    "man": [],
    "trace": ["--style", "kugou-push", "--size", "8x8"],
    "encode": ["a.png", "out.gif"],
    "inspect": ["a.png"],
    "help": [],
    "golden": ["verify", "goldens", "--size", "8x8", "--fps", "5", "--only", "kugou"],
    "gallery": ["gallery", "--style", "kugou-push", "--style", "cube-pop", "--size", "8x8", "--fps", "5"],
    "adapt": ["Fade.swift"],
    "preview": ["--style", "kugou-push"],
    "new": ["CardFlip"],
  ]

  private nonisolated static let shares = 8

  /// Flags by which a command goes on until a signal ends it; other tests run them.
  private static let endless: Set = ["open", "watch"]

  /// Options without which a flag makes no sense, by the flag's name.
  private static let companions = ["release": ["--drag", "0.5"]]

  /// Values for options whose kind does not determine them: valid ones, and invalid ones that the answer must quote.
  private static let values: [String: (right: [String], wrong: [String])] = [
    "from": (["sample:list", "a.png"], ["sample:nothing", "nowhere.png"]),
    "to": (["sample:detail", "a.png"], ["sample:nothing", "nowhere.png"]),
    "size": (["10x20", "10.5×20.25"], ["10", "0x0", "1x2x3", "big"]),
    "param": (["damping=0.5", "distance=0"], ["", "damping", "=1", "damping=2", "damping=x", "speed=1"]),
    "as": (["push", "pop", "present", "dismiss", "tab", "push,pop", "present,dismiss"], ["", "pop,push", "segue", "modal"]),
    "source": (["More.swift", "."], ["nowhere.swift", "a.png"]),
    "background": (["silver", "f2f2f7", "#fff", "none"], ["", "#ff", "silvr", "0x112233"]),
    "output": (["other.gif"], ["other.doc"]),
    "manifest": (["own.txt"], ["nowhere.txt"]),
    "search": (["cube", "spring sheet"], ["nothing-like-it"]),
    "only": (["kugou"], ["nothing-like-it"]),
    "shard": (["1/1", "2/3"], ["0/1", "2/1", "1", "a/b"]),
    "report": (["out", "out/deep/"], ["goldens/report"]),
    "font": (["/usr/share/fonts/opentype/inter/Inter-Bold.otf"], ["nowhere.ttf", "a.png"]),
    "junit": (["junit.xml"], ["deep/junit.xml"]),
    "summary": (["summary.md"], ["deep/summary.md"]),
    "at": (["0", "50%", "0.1s,100%,0"], ["", "101%", "-1", "0,,1", "121", "soon"]),
    "status-time": (["9:41", "00:00", "23:59"], ["", "9", "9:4", "24:00", "9:60", "noon", "9:41:00"]),
    "max-bytes": (["100KB", "2mb", "300000"], ["", "0", "5GB", "-1KB", "much"]),
    "port": ([], ["0", "-1", "65536", "http", ""]),
    "frames": (["0", "1..2", "3..", "..2"], ["", "..", "3..2", "-1", "1...2", "x", "1000"]),
  ]

  /// Values to try: by the option's kind where that determines them, otherwise from the table above; nil where that has no row.
  private func values(of option: Tables.Option) -> (right: [String], wrong: [String])? {
    let wrong = ["-1e9", "1e9", "nan", "some", ""]
    switch option.kind {
    case "flag": return ([], [])
    case "number": return (["\(option.least!)", "\(option.most!)"], wrong)
    case "count": return (["\(Int(option.least!))", "\(min(Int(option.most!), 300))"], wrong + ["\(option.least!)5"])
    case "choice": return (option.names!, ["", "nothing-like-it", option.names![0] + "x"])
    default: return Self.values[option.name]
    }
  }

  /// The options in shares, which run beside each other.
  @Test(arguments: 0..<shares) func everyOptionTakesWhatIsRightAndNamesWhatIsWrong(share: Int) async throws {
    let tables = try await Tables.read(at: place)
    let own = Style.all.filter { $0.name.contains("kugou") }.map { "\($0.name) --style \($0.name) --size 8x8\n" }.joined()
    try place.write(own.utf8, to: "own.txt")
    _ = try await place.run("golden", "record", "goldens", "--size", "8x8", "--fps", "5", "--only", "kugou")
    for (index, option) in tables.options.enumerated() where index % Self.shares == share {
      let trials = try #require(values(of: option), "--\(option.name) needs a row in this test")
      let command = try #require(tables.commands.first { $0.options.contains(option.name) })
      var line = try #require(Self.lines[command.name], "\(command.name) needs a row in this test")
      if option.name == "ci-record" { line[0] = "record" }
      if option.kind == "flag" { try await expectFlag(option, in: command, line) }
      for value in trials.right {
        let run = try await place.run([command.name] + self.line(line, with: option, value))
        #expect(run.end == .code(0), "--\(option.name) \(value): \(run.words)")
      }
      for value in trials.wrong {
        let run = try await place.run([command.name] + self.line(line, with: option, value))
        run.expectRefusal()
        #expect(run.words.contains(value.split(separator: ":").last ?? "“”"), "--\(option.name) \(value): \(run.words)")
      }
    }
  }

  private func line(_ line: [String], with option: Tables.Option, _ value: String) -> [String] {
    switch option.name {
    case "output": line.dropLast() + ["--output", value]
    case "png-level": line.dropLast() + ["out.png", "--png-level=\(value)"]
    case "only", "manifest": line.filter { $0 != "--only" && $0 != "kugou" } + ["--\(option.name)=\(value)"]
    case "as", "presentation", "source", "swift", "limit":
      line.map { $0 == "kugou-pop" ? "Fade.swift" : $0 } + ["--\(option.name)=\(value)"]
    default: line + ["--\(option.name)=\(value)"]
    }
  }

  private func expectFlag(_ option: Tables.Option, in command: Tables.Command, _ line: [String]) async throws {
    for spelling in (Self.endless.contains(option.name) ? [] : ["--\(option.name)"]) + (option.letter.map { ["-\($0)"] } ?? []) {
      let run = try await place.run([command.name] + line + Self.companions[option.name, default: []] + [spelling])
      #expect(run.end == .code(0), "\(spelling): \(run.words)")
    }
    try await place.run([command.name] + line + ["--\(option.name)=x"]).expectFailure(64, "--\(option.name) takes no value")
  }

  @Test func everyOptionAndCommandIsInTheHelp() async throws {
    let tables = try await Tables.read(at: place)
    let main = try await place.run("--help").data
    for option in try #require(tables.commands.first { $0.name == "film" }).options {
      #expect(main.contains("--\(option)"), "\(option)")
    }
    for command in tables.commands {
      #expect(main.contains(command.name))
      let help = try await place.run("help", command.name)
      #expect(help.end == .code(0) && help.words.isEmpty)
      #expect(help.data.hasPrefix("usage: \(command.usage)\n"))
      #expect(help.data.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("  render-transition") })
      for option in command.options { #expect(help.data.contains(" --\(option) "), "\(command.name) \(option)") }
      #expect(try await place.run(command.name, "--help").data == help.data)
      try await place.run("help", command.name, "more").expectFailure(64, "one command at a time")
    }
  }

  @Test func noLetterMeansTwoThings() async throws {
    let letters = try await Tables.read(at: place).options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func lettersOfFlagsGoTogether() async throws {
    let run = try await place.run(["-qj1"] + small + ["out.gif"])
    run.expectDone()
    #expect(run.words.isEmpty)
    try await place.run(["-qx"] + small + ["out.gif"]).expectFailure(64, "there is no option -x")
  }
}

extension Run {
  /// Expects one line of complaint, and an exit code that says whether the arguments or a file were wrong.
  fileprivate func expectRefusal(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(end == .code(64) || end == .code(2), "\(words)", sourceLocation: sourceLocation)
    #expect(words.hasPrefix("render-transition: ") && words.filter(\.isNewline).count == 1, sourceLocation: sourceLocation)
  }
}
