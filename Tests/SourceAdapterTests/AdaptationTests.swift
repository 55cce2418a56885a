import Foundation
import Testing

/// The adapted text of each source in `Originals` is the file of its name in `Adapted`, which this target compiles.
struct AdaptationTests {
  @Test(arguments: Adapter.originals)
  func adaptsAsInItsGolden(_ original: URL) throws {
    let golden = Adapter.adapted(original)
    let text = try Adapter.text(of: original)
    if (try? Data(contentsOf: golden)) == text { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "failed" { try text.write(to: golden) }
    Issue.record(
      "\(original.lastPathComponent) is adapted in another way than \(golden.path) says:\n\(String(decoding: text, as: UTF8.self))"
    )
  }

  @Test(arguments: Adapter.originals)
  func adaptingAgainChangesNothing(_ original: URL) throws {
    let adapted = Adapter.adapted(original)
    #expect(try Adapter.text(of: adapted) == Data(contentsOf: adapted))
  }

  @Test(arguments: Adapter.originals)
  func linesKeepTheirNumbers(_ original: URL) throws {
    let (before, after) = (try Data(contentsOf: original), try Data(contentsOf: Adapter.adapted(original)))
    let ends = { (data: Data) in data.filter { $0 == 10 || $0 == 13 } }
    #expect(ends(before) == ends(after))
  }

  /// What compiles here as it stands is not touched.
  @Test(arguments: Adapter.sources(in: Adapter.root.appendingPathComponent("Tests/CorpusTests/Animators")))
  func leavesAloneWhatNeedsNothing(_ source: URL) throws {
    #expect(try Adapter.text(of: source) == Data(contentsOf: source))
  }

  @Test func foldersHoldTheSameNames() {
    let adapted = Adapter.sources(in: Adapter.adapted(Adapter.originals[0]).deletingLastPathComponent())
    #expect(adapted.map(\.lastPathComponent) == Adapter.originals.map(\.lastPathComponent))
    #expect(adapted.count >= 25)
  }

  // MARK: Copies

  @Test func aCopyTellsTheCompilerOfTheOriginal() throws {
    let (facts, copies) = try Adapter.facts([("A b\"c.swift", "class A {\n  @objc func f() {}\n}")])
    let escaped = facts.files[0].path.replacingOccurrences(of: "\"", with: "\\\"")
    #expect(
      copies[0]
        == "#sourceLocation(file: \"\(escaped)\", line: 1)\nimport UIKit; class A {\n  func f() {}\n}\n#sourceLocation()\n")
    #expect(facts.files[0].adapted.hasSuffix("/0-A b\"c.swift"))
  }

  @Test func aCopyHasNoByteOrderMarkAndNoScriptLine() throws {
    let copies = try Adapter.facts([("A.swift", "\u{FEFF}import UIKit\n"), ("B.swift", "#!/usr/bin/swift\nimport UIKit\n")])
      .copies
    #expect(copies[0].contains("line: 1)\nimport UIKit\n\n#sourceLocation()"))
    #expect(copies[1].contains("line: 1)\n///usr/bin/swift\nimport UIKit\n"))
  }

  @Test func whatCannotBeReadOrWrittenIsOneLine() throws {
    for arguments in [["--text", "/no/such.swift"], ["--output", "/no", Adapter.originals[0].path], ["--text"], []] {
      let run = try Adapter.run(arguments)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.words.hasSuffix("\n") && run.words.filter(\.isNewline).count == 1, "\(run.words)")
    }
  }
}
