import Foundation
import Goldens
import Testing

@MainActor
struct ReportTests {
  private let scratch: Scratch
  private let findings: [Finding]

  init() throws {
    scratch = try Scratch()
    for name in ["a", "b", "stale"] {
      _ = scratch.check(.missing).run(try MovingBox().footage(), against: try scratch.golden(name))
    }
    let check = scratch.check(.never)
    findings = [
      check.run(try MovingBox(spot: 0).footage(), against: try scratch.golden("b")),
      check.run(try MovingBox().footage(), against: try scratch.golden("a")),
      check.run(try MovingBox().footage(), against: try scratch.golden("new")),
    ]
  }

  @Test func whatNobodyClaimsIsFound() throws {
    let tree = GoldenTree(scratch.goldens)
    #expect(try tree.names() == ["a", "b", "stale"])
    #expect(try tree.unclaimed(by: ["a", "b", "new"]) == ["stale"])
    try scratch.write("{}".utf8, to: "goldens/package.json")
    try scratch.write([1], to: "goldens/somebody.png")
    #expect(try tree.unclaimed(by: ["a", "b"]) == ["stale"])
    try scratch.golden("stale").remove()
    #expect(try tree.names() == ["a", "b"])
  }

  /// A picture beside somebody's JSON, and a JSON that only begins like a golden's.
  @Test func whatIsNoGoldenIsNotRemoved() throws {
    try scratch.write("{\"v\": \"5.0\"}".utf8, to: "goldens/lottie.json")
    try scratch.write([1], to: "goldens/lottie.png")
    #expect(try GoldenTree(scratch.goldens).names() == ["a", "b", "stale"])
    try scratch.write("{\"about\": \"render-transition golden 1\"}".utf8, to: "goldens/like.json")
    try scratch.write([1], to: "goldens/stale.png")
    for name in ["lottie", "like"] { #expect(throws: GoldenError.self) { try scratch.golden(name).remove() } }
    try scratch.golden("stale").remove()
    #expect(
      try scratch.files("goldens") == [
        "a.json", "a.png", "b.json", "b.png", "like.json", "lottie.json", "lottie.png", "stale.png",
      ])
  }

  @Test func aTestClaimsItsGoldenAsLongAsItIsThere() throws {
    var footage = try MovingBox().footage()
    footage.test = "Tests/BoxTests.swift boxMoves"
    _ = scratch.check(.missing).run(footage, against: try scratch.golden("by-test"))
    let tree = GoldenTree(scratch.goldens)
    #expect(try tree.unclaimed(by: ["a", "b", "stale"]) == ["by-test"])
    try FileManager.default.createDirectory(atPath: scratch.path + "/Tests", withIntermediateDirectories: true)
    try scratch.write("@Test func boxMoves() {}".utf8, to: "Tests/BoxTests.swift")
    #expect(try tree.unclaimed(by: ["a", "b", "stale"]) == [])
    try scratch.write("@Test func boxStands() {}".utf8, to: "Tests/BoxTests.swift")
    #expect(try tree.unclaimed(by: ["a", "b", "stale"]) == ["by-test"])
  }

  @Test func exitCodesFollowTheFindings() {
    #expect(Report([findings[1]]).exitCode == 0)
    #expect(Report(findings).exitCode == 1)
    #expect(Report([.unclaimed("x")]).exitCode == 1)
    #expect(Report(findings + [.impossible("y", "no reason")]).exitCode == 2)
    #expect(Report([]).exitCode == 0)
  }

  @Test func aReportReadIsTheOneWritten() throws {
    let report = Report(findings, goldens: "goldens")
    var files = FileSet()
    try files.add(Array(report.json.utf8), as: "report.json", below: scratch.report)
    try files.finish()
    #expect(try Report.read(scratch.report + "/report.json") == report)
  }

  @Test func aFileInADirectoryThatIsNotThereIsRefused() {
    var files = FileSet()
    #expect(throws: GoldenError.self) { try files.add([1], at: scratch.path + "/deep/er/j.xml") }
    #expect(!scratch.exists("deep"))
  }

  @Test(arguments: ["", "[]", "{\"format\": \"other\", \"tool\": \"\", \"findings\": []}"])
  func anotherFileIsNoReport(text: String) throws {
    try scratch.write(text.utf8, to: "report.json")
    #expect(throws: GoldenError.self) { try Report.read(scratch.path + "/report.json") }
  }

  /// A report comes from outside: a name in it must not lead out of the directory.
  @Test func aNameThatLeadsElsewhereIsRefused() throws {
    let evil = Report([findings[1]]).json.replacing("\"name\" : \"a\"", with: "\"name\" : \"../../a\"")
    try scratch.write(evil.utf8, to: "report.json")
    #expect(throws: GoldenError.badName("../../a")) { try Report.read(scratch.path + "/report.json") }
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = ReportPage(Report(findings, goldens: scratch.goldens), in: scratch.report).html
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains(" src=") && !page.contains("@import"))
    // The two films of the failure, the golden that is the same, and the film that has none.
    #expect(page.matches(of: /<script type="text\/plain" id="(expected|actual)-\d+">/).count == 4)
  }

  @Test func wordsCannotBecomeMarkup() throws {
    let evil = Finding.impossible("x", "</script><script>alert(1)</script> & \"quoted\" \u{1B}[2J")
    let page = ReportPage(Report([evil]), in: scratch.report).html
    #expect(!page.contains("alert(1)</script>") || !page.contains("<script>alert"))
    #expect(!page.contains("<script>alert"))
    let xml = Report([evil]).junit
    #expect(xml.contains("&lt;/script&gt;&lt;script&gt;") && !xml.contains("\u{1B}"))
  }

  @Test func markdownHasARowForWhatIsBadAlone() {
    var shown = findings[0]
    shown.command = "render-transition --style kugou-push"
    let lines = Report([findings[1], shown], goldens: "goldens").markdown.split(separator: "\n")
    #expect(lines.first == "### Goldens: 1 same, 1 different")
    #expect(
      lines.filter { $0.hasPrefix("| `") } == [
        "| `b` | b differs from its golden | `failures/b/first.png` | `render-transition --style kugou-push` |"
      ])
    #expect(lines.last == "Once looked at: `render-transition golden accept goldens`")
    #expect(Report([findings[1]], goldens: "goldens").markdown == "### Goldens: 1 same\n")
  }

  @Test func wordsCannotBecomeMarkdown() {
    var evil = Finding.impossible("x", "![a](https://b) <img> @all | # `c`\nnext")
    evil.command = "film 'a`|``b'"
    let row = Report([evil]).markdown.split(separator: "\n").first { $0.hasPrefix("| `x`") } ?? ""
    #expect(row.contains("\\!\\[a\\](https://b) \\<img\\> \\@all \\| \\# \\`c\\`<br>next"), "\(row)")
    #expect(row.hasSuffix("| ``` film 'a`\\|``b' ``` |"), "\(row)")
  }

  @Test func aLongListOfFailuresIsCut() {
    let markdown = Report((100..<200).map { .impossible("g\($0)", "no reason") }).markdown
    #expect(markdown.contains("`g149`") && !markdown.contains("`g150`") && markdown.contains("And 50 more"))
  }

  @Test func junitShowsNothingThatATerminalObeys() {
    let xml = Report([.impossible("x", "a\u{202E}b\u{1B}[2Jc\nd")]).junit
    #expect(xml.contains("x could not be filmed: a?b?[2Jc?d"), "\(xml)")
  }

  @Test func junitCountsAndNames() {
    let xml = Report(findings + [.impossible("y", "no reason")]).junit
    #expect(xml.contains("<testsuites name=\"goldens\" tests=\"4\" failures=\"2\" errors=\"1\">"))
    #expect(xml.contains("<testcase classname=\"goldens\" name=\"a\"/>"))
    #expect(xml.contains("<failure type=\"differs\" message=\"b differs from its golden\">"))
    #expect(xml.contains("<failure type=\"missing\""))
    #expect(xml.contains("<error type=\"failed\" message=\"y could not be filmed: no reason\">"))
  }
}
