import Codecs
import Film
import Foundation
import Goldens
import Testing

/// Goldens and reports that somebody else made: links, pipes and devices in the place of files.
@MainActor
struct EnclosureTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try verify(.missing)
  }

  private func verify(_ mode: RecordMode = .never, spot: CGFloat? = nil) throws -> Finding {
    scratch.check(mode).run(try MovingBox(spot: spot).footage(), against: try scratch.golden("a"))
  }

  private func link(_ file: String, to target: String) throws {
    try? FileManager.default.removeItem(atPath: scratch.path + "/" + file)
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/" + file, withDestinationPath: target)
  }

  @Test(arguments: ["goldens/a.png", "goldens/a.json"]) func aLinkedGoldenIsNotReadOrWritten(file: String) throws {
    let other = scratch.path + "/other"
    let bytes = try scratch.bytes(file)
    try scratch.write(bytes, to: "other")
    try link(file, to: other)
    #expect(try verify().status == .failed)
    for mode in [RecordMode.all, .failed] { #expect(try verify(mode, spot: 0).status == .failed) }
    #expect(try scratch.bytes("other") == bytes)
  }

  @Test func aLinkedDirectoryOfGoldensIsNotEntered() throws {
    try FileManager.default.createDirectory(atPath: scratch.path + "/web", withIntermediateDirectories: true)
    try link("goldens/sub", to: scratch.path + "/web")
    let finding = scratch.check(.all).run(try MovingBox().footage(), against: try scratch.golden("sub/a"))
    #expect(finding.status == .failed)
    #expect(try scratch.files("web") == [])
  }

  /// Whoever read the pipe would find a writer, and an empty file: a mistake is seen, and nobody waits for ever.
  @Test(arguments: ["png", "json"]) func aPipeIsNoGolden(end: String) throws {
    try FileManager.default.removeItem(atPath: scratch.goldens + "/a.\(end)")
    try scratch.makePipe("goldens/a.\(end)")
    let writer = PipeWriter(scratch.goldens + "/a.\(end)")
    let finding = try verify()
    #expect(finding.status == .failed && finding.lines[0].contains("no ordinary file"))
    writer.end()
    try scratch.makePipe("goldens/b.json")
    let other = PipeWriter(scratch.goldens + "/b.json")
    _ = try GoldenTree(scratch.goldens).unclaimed(by: [])
    other.end()
  }

  @Test func aPictureLongerThanAnyIsNotRead() throws {
    try FileHandle(forWritingTo: URL(filePath: scratch.goldens + "/a.png")).truncate(atOffset: 1 << 40)
    #expect(try verify().lines[0].contains("bytes"))
  }

  @Test func aSameFilmRemovesNothingThroughALink() throws {
    try FileManager.default.createDirectory(atPath: scratch.path + "/web", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: scratch.report + "/failures", withIntermediateDirectories: true)
    for file in ["index.html", "actual.png"] { try scratch.write([1], to: "web/\(file)") }
    try link("report/failures/a", to: "../../web")
    #expect(try verify().status == .same)
    #expect(try scratch.files("web") == ["actual.png", "index.html"])
    #expect(try verify(spot: 0).status == .failed)
    #expect(try scratch.files("web") == ["actual.png", "index.html"])
  }

  // MARK: Merging

  private func shard() throws -> Finding {
    var finding = try verify(spot: 0)
    try FileManager.default.moveItem(atPath: scratch.report, toPath: scratch.path + "/shard")
    finding.name = "a"
    return finding
  }

  private func copy(_ finding: Finding) throws {
    try FailureFiles(finding.name, in: scratch.report).copy(finding, from: scratch.path + "/shard")
  }

  @Test func theFilmsOfAShardAreCopied() throws {
    try copy(try shard())
    #expect(try scratch.files("report/failures/a") == ["actual.json", "actual.png", "diff.png", "expected.png", "first.png"])
  }

  @Test(arguments: ["/dev/zero", "/etc/passwd", "../../../goldens/a.png"]) func aLinkBesideAReportIsNotCopied(target: String)
    throws
  {
    let finding = try shard()
    try link("shard/failures/a/expected.png", to: target)
    #expect(throws: GoldenError.self) { try copy(finding) }
    #expect(!scratch.exists("report/failures/a/expected.png"))
  }

  @Test func anotherFilmOrNoPNGIsNotCopied() throws {
    let finding = try shard()
    try scratch.write("<script>".utf8, to: "shard/failures/a/index.html")
    try copy(finding)
    #expect(!scratch.exists("report/failures/a/index.html"))
    try scratch.write("secret".utf8, to: "shard/failures/a/first.png")
    #expect(throws: GoldenError.self) { try copy(finding) }
    try scratch.write(try scratch.bytes("goldens/a.png"), to: "shard/failures/a/first.png")
    try scratch.write(try scratch.bytes("goldens/a.png"), to: "shard/failures/a/actual.png")
    #expect(throws: GoldenError.self) { try copy(finding) }
  }

  /// The golden's own picture in place of what was expected, or a strip that somebody took away.
  @Test func evidenceThatWasExchangedOrIsMissingIsRefused() throws {
    let finding = try shard()
    for file in ["expected.png", "diff.png", "first.png"] {
      let path = "shard/failures/a/\(file)"
      let bytes = try scratch.bytes(path)
      try scratch.write(
        try scratch.bytes(file == "diff.png" ? "shard/failures/a/first.png" : "shard/failures/a/actual.png"), to: path)
      #expect(throws: GoldenError.self) { try copy(finding) }
      try FileManager.default.removeItem(atPath: scratch.path + "/" + path)
      #expect(throws: GoldenError.self) { try copy(finding) }
      try scratch.write(bytes, to: path)
      try copy(finding)
    }
  }

  @Test(arguments: ["../../../etc/passwd", "failures/b/actual.png", "/etc/passwd"]) func aPathThatIsNotTheFilesIsRefused(
    path: String
  ) throws {
    var finding = try verify(spot: 0)
    finding.files?.actual = path
    try scratch.write(Report([finding]).json.utf8, to: "report.json")
    #expect(throws: GoldenError.self) { try Report.read(scratch.path + "/report.json") }
  }
}
