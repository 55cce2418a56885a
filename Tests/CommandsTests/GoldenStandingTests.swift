import Files
import Foundation
import Testing

/// Verdicts of goldens that somebody has touched since, and of two runs at once.
struct GoldenStandingTests {
  private let place: Workplace

  init() async throws {
    place = try Workplace()
    try place.makeDirectory("g")
    let cases = [("a", "kugou-push"), ("b", "kugou-pop"), ("c", "mg-present")]
    let lines = cases.map { "\($0) --style \($1) --size 20x30 --fps 5\n" }
    try place.write(lines.joined().utf8, to: "g/goldens.txt")
    #expect(try await golden("record", "g", "-q").end == .code(0))
  }

  private func golden(_ words: String...) async throws -> Run { try await place.run(["golden"] + words) }

  private func merge(_ words: String...) async throws -> Run {
    try await place.run(["golden", "report", "--report", "all"] + words + ["--from", "s1/report.json", "s2/report.json"])
  }

  private func verifyShards() async throws {
    for shard in 1...2 {
      #expect(try await golden("verify", "g", "-q", "--shard", "\(shard)/2", "--report", "s\(shard)").end == .code(0))
    }
  }

  @Test func aMergeLooksAtTheGoldensAsTheyStand() async throws {
    try await verifyShards()
    #expect(try await merge().end == .code(0))
    try place.write(try place.bytes("g/b.png"), to: "g/a.png")
    for end in ["png", "json"] { try FileManager.default.removeItem(atPath: place.path("g/c.\(end)")) }
    try await merge().expectFailure(2, "goldens in g have changed since they were compared: a, c;")
  }

  @Test func aMergeWithoutGoldensSaysSo() async throws {
    try await verifyShards()
    try FileManager.default.removeItem(atPath: place.path("g"))
    let run = try await merge("--summary", "sum.md")
    #expect(run.end == .code(0) && run.words.contains("warning: the goldens in “g” are not here"), "\(run.words)")
    for file in ["all/report.json", "all/index.html", "sum.md"] {
      #expect(String(decoding: try place.bytes(file), as: UTF8.self).contains("are not here: nobody has looked"))
    }
  }

  @Test func ofTwoRunsIntoOneReportTheSecondIsRefused() async throws {
    let hold = try DirectoryHold(place.path("golden-report"))
    for words in [["verify", "g"], ["record", "g"], ["report", "--from", "s1/report.json"]] {
      try await place.run(["golden"] + words).expectFailure(2, "cannot write golden-report: another run is writing there")
    }
    withExtendedLifetime(hold) {}
  }

  @Test func aPartWithoutGoldensIsNotGreen() async throws {
    let run = try await golden("verify", "g", "-q", "--shard", "7/300", "--report", "s7")
    #expect(run.end == .code(2) && run.words == "warning: part 7/300 has none of the 3 goldens\n", "\(run.words)")
    #expect(try place.files("s7").contains("report.json"))
  }

  @Test func aPictureWithoutItsJSONIsNamed() async throws {
    try place.write(try place.bytes("g/a.png"), to: "g/a2.png")
    let run = try await golden("verify", "g")
    #expect(run.end == .code(0) && run.words.contains("warning: g/a2.png is a picture without a JSON beside"), "\(run.words)")
    // What is filmed may lie among goldens.
    try place.write("a --style kugou-push --from a2.png --size 20x30 --fps 5\n".utf8, to: "g/goldens.txt")
    #expect(try await !golden("verify", "g").words.contains("a2.png is a picture"))
  }

  @Test func whatIsHiddenIsNoGolden() async throws {
    try place.makeDirectory("g/.git")
    for end in ["png", "json"] { try place.write(try place.bytes("g/a.\(end)"), to: "g/.git/a.\(end)") }
    #expect(try await golden("verify", "g", "-q").end == .code(0))
    #expect(try await golden("prune", "g").words == "every golden in g is claimed\n")
    #expect(try place.files("g/.git") == ["a.json", "a.png"])
  }

  @Test func twoLinksToOneFileThatIsNotThereAreOneFile() async throws {
    try FileManager.default.createSymbolicLink(atPath: place.path("j1"), withDestinationPath: "j2")
    try await golden("verify", "g", "--junit", "j1", "--summary", "j2").expectFailure(64, "is written here as something else")
    #expect(try !place.files().contains("j2"))
  }

  @Test func asSmallAStackIsALine() async throws {
    for (size, command) in [(96, "--style kugou-push o.gif"), (96, "golden verify g"), (112, "gallery d/"), (64, "list")] {
      try await place.shell("ulimit -s \(size); exec \"$program\" \(command)").expectFailure(2, "512 KB are needed (ulimit -s)")
    }
    #expect(try await place.shell("ulimit -s 512; exec \"$program\" golden verify g -q").end == .code(0))
  }
}
