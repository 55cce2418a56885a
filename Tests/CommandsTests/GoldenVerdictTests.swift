import Codecs
import Foundation
import Raster
import Testing

/// What `golden` refuses, so that no verdict is green without having looked.
struct GoldenVerdictTests {
  private let place: Workplace

  init() async throws {
    place = try Workplace()
    try place.makeDirectory("goldens")
    try manifest()
    #expect(try await golden("record", "goldens", "-q").end == .code(0))
  }

  /// Four cases of few and small pictures; those named here last longer.
  private func manifest(longer: [String] = [], more: String = "") throws {
    let lines = [("a", "kugou-push"), ("b", "kugou-pop --dark"), ("c", "mg-present"), ("d", "mg-dismiss --bezel")].map {
      name, style in
      "\(name) --style \(style) --size 20x30 --fps 5 \(longer.contains(name) ? "--duration 0.9" : "")\n"
    }
    try place.write((lines.joined() + more).utf8, to: "goldens/goldens.txt")
  }

  private func golden(_ words: String...) async throws -> Run { try await place.run(["golden"] + words) }

  private func text(_ name: String) throws -> String { String(decoding: try place.bytes(name), as: UTF8.self) }

  // MARK: Shards

  @Test func shardsThatAreNoWholeAreRefused() async throws {
    for shard in 1...3 {
      #expect(try await golden("verify", "goldens", "-q", "--shard", "\(shard)/3", "--report", "s\(shard)").end == .code(0))
    }
    let merge = ["report", "--report", "all", "--from"]
    let all = (1...3).map { "s\($0)/report.json" }
    try await place.run(["golden"] + merge + all[..<2]).expectFailure(2, "shard 3/3 is missing", "nothing is known of c")
    try await place.run(["golden"] + merge + all + [all[0]]).expectFailure(2, "shard 1/3 is there twice", "s1/report.json")
    #expect(try await place.run(["golden"] + merge + all).end == .code(0))
    try manifest(more: "e --style kugou-push --size 20x30 --fps 5\n")
    _ = try await golden("verify", "goldens", "-q", "--shard", "3/3", "--report", "s3")
    try await place.run(["golden"] + merge + all).expectFailure(2, "another manifest")
    // Nor does the whole of before stand for it.
    #expect(try place.files("all").isEmpty)
  }

  // MARK: Accepting

  @Test func onlyWhatTheReportListsIsAccepted() async throws {
    try manifest(longer: ["a", "d"])
    #expect(try await golden("verify", "goldens", "-q").end == .code(1))
    #expect(try await golden("verify", "goldens", "-q", "--only", "d").end == .code(1))
    #expect(try await golden("accept", "goldens").words == "accepted  goldens/d.png\n")
    let rest = try await golden("verify", "goldens")
    #expect(rest.end == .code(1) && rest.words.contains("a differs") && rest.words.contains("3 same, 1 different"))
  }

  @Test func aReportIsAboutOneDirectory() async throws {
    try manifest(longer: ["a"])
    #expect(try await golden("verify", "goldens", "-q").end == .code(1))
    try place.makeDirectory("other")
    try await golden("accept", "other").expectFailure(2, "“goldens”", "not about other")
    #expect(try place.files("other").isEmpty)
    #expect(try await golden("accept", "./goldens/").end == .code(0))
  }

  @Test func whatChangedSinceTheReportIsNotAccepted() async throws {
    try manifest(longer: ["a"])
    _ = try await golden("verify", "goldens", "-q")
    for end in ["png", "json"] { try place.write(try place.bytes("goldens/b.\(end)"), to: "goldens/a.\(end)") }
    try await golden("accept", "goldens").expectFailure(2, "goldens/a.json has changed since")
  }

  /// Also where the run ends before it has anything to report.
  @Test func aRunThatComesToNothingLeavesNoOlderReport() async throws {
    try manifest(longer: ["a"])
    #expect(try await golden("verify", "goldens", "-q", "--summary", "sum.md").end == .code(1))
    try place.write("x --style nothing\n".utf8, to: "goldens/goldens.txt")
    try await golden("verify", "goldens", "--summary", "sum.md").expectFailure(2, "goldens.txt:1")
    #expect(try place.files("golden-report") == ["failures"])
    #expect(try text("sum.md").hasPrefix("### Goldens: not compared\n\ngoldens/goldens.txt:1"))
    try manifest()
    try await golden("accept", "goldens").expectFailure(2, "there is nothing to accept")
  }

  @Test func aReportOfAnotherManifestIsNotAccepted() async throws {
    try manifest(longer: ["a"])
    #expect(try await golden("verify", "goldens", "-q").end == .code(1))
    try manifest(longer: ["a", "b"])
    try await golden("accept", "goldens").expectFailure(2, "what is filmed has changed", "run golden verify again")
    try manifest(longer: ["a"])
    try await golden("accept", "goldens", "--only", "a", "--only", "zzz").expectFailure(64, "no golden has “zzz”")
    let other = try await golden("verify", "goldens", "--scale", "2")
    #expect(other.words.contains("if that is right: render-transition golden accept goldens --scale 2\n"))
    try await golden("accept", "goldens").expectFailure(2, "or repeat the options it had: --scale 2")
    #expect(try await golden("accept", "goldens", "--scale", "2", "--only", "a").words == "accepted  goldens/a.png\n")
    // The rest can still be accepted.
    #expect(try await golden("accept", "goldens", "--scale", "2").words.filter(\.isNewline).count == 3)
  }

  @Test func resultsTakeNoOtherFilesPlace() async throws {
    for words in [
      ["--summary", "golden-report/report.json"], ["--junit", "golden-report/index.html"], ["--junit", "j", "--summary", "./j"],
    ] {
      try await place.run(["golden", "verify", "goldens"] + words).expectFailure(64, "is written here as something else")
    }
    try await golden("verify", "goldens", "--junit", "deep/er/j.xml").expectFailure(2, "there is no directory deep/er")
    let report = "golden-report/report.json"
    #expect(try await golden("verify", "goldens", "-q", "--junit", "golden-report/j.xml").end == .code(0))
    try await golden("report", "--from", report, "--report", "all", "--junit", report).expectFailure(
      64, "lies among what is read")
    try await golden("report", "--from", report).expectFailure(64, "would overwrite golden-report/report.json")
    #expect(try place.files("golden-report") == ["index.html", "j.xml", "report.json"])
  }

  @Test func notAllGoldensArePrunedUnasked() async throws {
    try FileManager.default.moveItem(atPath: place.path("goldens/goldens.txt"), toPath: place.path("moved.txt"))
    try await golden("prune", "goldens").expectFailure(2, "all would go", "--manifest", "--force")
    #expect(try place.files("goldens").count == 8)
    #expect(try await golden("prune", "goldens", "--manifest", "moved.txt").words == "every golden in goldens is claimed\n")
    #expect(try await golden("prune", "goldens", "--force", "-q").end == .code(0))
    #expect(try place.files("goldens").isEmpty)
  }

  /// What a manifest or a story names is read at once or refused: nobody waits for a pipe.
  @Test(arguments: ["a --style kugou-push --from pipe.png", "a --story pipe.story", "a --story named.story"])
  func aPipeIsNoScreenAndNoStory(line: String) async throws {
    _ = try await place.shell("mkfifo goldens/pipe.png goldens/pipe.story")
    try place.write("size 8x8\nscreen A pipe.png\nstart A\n".utf8, to: "goldens/named.story")
    try place.write((line + "\n").utf8, to: "goldens/goldens.txt")
    let run = try await place.shell("exec timeout 60 \"$program\" golden verify goldens")
    #expect(run.end == .code(2) && run.words.contains("it is no ordinary file"), "\(run.words)")
  }

  @Test(arguments: [["--allow-share", "51"], ["--allow-levels", "65"], ["--allow-delta-e", "26"]])
  func limitsThatCompareNothingAreRefused(limits: [String]) async throws {
    try await place.run(["golden", "verify", "goldens"] + limits).expectFailure(64, "\(limits[0]) takes a")
  }

  @Test func aMomentBeyondTheFilmIsNoGolden() async throws {
    try place.write("a --style kugou-push --size 20x30 --at 50\n".utf8, to: "goldens/goldens.txt")
    let run = try await golden("record", "goldens")
    #expect(run.end == .code(2) && run.words.contains("--at 50 goes beyond the film"), "\(run.words)")
  }

  // MARK: Directories

  @Test(arguments: ["verify", "accept", "prune"]) func aDirectoryThatIsNotThereIsAnError(verb: String) async throws {
    try await golden(verb, "nowhere").expectFailure(2, "there is no directory nowhere")
    #expect(try place.files() == ["golden-report", "goldens"])
  }

  @Test func onlyTheLastPartOfAReportsPathIsMade() async throws {
    for verb in ["verify", "record"] {
      try await golden(verb, "goldens", "--report", "x/y").expectFailure(2, "there is no directory x")
    }
    try await golden("report", "--from", "golden-report/report.json", "--report", "x/y").expectFailure(2, "no directory x")
    #expect(try place.files() == ["golden-report", "goldens"])
    #expect(try await golden("verify", "goldens", "--report", "m").end == .code(0))
  }

  // MARK: Damaged goldens

  @Test(arguments: [
    ("zeroed", #"("time": 0\.2, "hash": ")\w{32}"#, "$1" + String(repeating: "0", count: 32)),
    ("in upper case", #"("time": 0\.2, "hash": ")(\w{32})"#, "$1ABCDEF00ABCDEF00ABCDEF00ABCDEF00"),
    ("with a sign", #"("time": 0\.2, "hash": ")\w"#, "$1+"),
  ]) func aHashThatThePictureDeniesIsDamage(kind: String, pattern: String, other: String) async throws {
    let changed = try NSRegularExpression(pattern: pattern)
    let text = try text("goldens/a.json")
    let range = NSRange(text.startIndex..., in: text)
    let wrong = changed.stringByReplacingMatches(in: text, range: range, withTemplate: other)
    #expect(wrong != text)
    try place.write(wrong.utf8, to: "goldens/a.json")
    for limits in [[], ["--allow-share", "50"]] {
      #expect(try await place.run(["golden", "verify", "goldens"] + limits).end == .code(2))
    }
  }

  @Test func aPictureExchangedWithItsHashIsDamage() async throws {
    let line = try #require(try text("goldens/d.json").split(separator: "\n").first { $0.contains("\"picture\"") })
    let json = try text("goldens/a.json").split(separator: "\n").map { $0.contains("\"picture\"") ? line : $0 }
    try place.write(json.joined(separator: "\n").utf8, to: "goldens/a.json")
    try place.write(try place.bytes("goldens/d.png"), to: "goldens/a.png")
    let run = try await golden("verify", "goldens")
    #expect(run.end == .code(2) && run.words.contains("a could not be compared"), "\(run.words)")
  }

  // MARK: Recording

  @Test func recordingSaysWhatChanges() async throws {
    let same = try await golden("record", "goldens")
    #expect(same.words == "4 recorded  golden-report/index.html\n")
    try manifest(longer: ["a"])
    let run = try await golden("record", "goldens")
    for part in ["a is recorded in place of another", "it has 4 frames, now 6", "duration none, now 0.9"] {
      #expect(run.words.contains(part), "\(run.words)")
    }
    #expect(!run.words.contains("b is recorded"))
  }

  @Test func underCINothingIsRecordedUnasked() async throws {
    let run = try await place.start(["golden", "record", "goldens"], environment: ["CI": "true"]).end()
    run.expectFailure(64, "CI is set", "--ci-record")
    for (words, value) in [(["--ci-record"], "1"), ([], "false"), ([], "0")] {
      let run = try await place.start(["golden", "record", "goldens", "-q"] + words, environment: ["CI": value]).end()
      #expect(run.end == .code(0), "\(run.words)")
    }
  }

  @Test func parametersAndThePageSayHowToFilmIt() async throws {
    #expect(try text("goldens/b.json").contains("\"dark\": \"yes\""))
    #expect(try text("goldens/d.json").contains("\"bezel\": \"yes\""))
    let page = try text("golden-report/index.html")
    let command = "render-transition --bezel --fps 5 --size 20x30 --style mg-dismiss --first-hold 0 --last-hold 0 d.png"
    #expect(page.contains(command))
    // The command films the golden's very frames.
    let run = try await place.shell(command.replacing("render-transition", with: "exec \"$program\""))
    #expect(run.end == .code(0))
    let films = try ["d.png", "goldens/d.png"].map { try APNGReader.read(path: place.path($0)).frames.map(\.bitmap) }
    #expect(films[0] == films[1])
  }

  // MARK: What is kept

  @Test(arguments: ["strip", "hashes"]) func lessMayBeKept(keep: String) async throws {
    #expect(try await golden("record", "goldens", "-q", "--keep", keep, "--fps", "20").end == .code(0))
    let names = try place.files("goldens")
    #expect(names.contains("a.png") == (keep != "hashes"))
    #expect(try await golden("verify", "goldens", "-q").end == .code(0))
    try manifest(longer: ["a", "d"])
    #expect(try await golden("verify", "goldens", "-q").end == .code(1))
    #expect(try await golden("accept", "goldens", "-q").end == .code(0))
    #expect(try place.files("goldens") == names)
    #expect(try await golden("verify", "goldens", "-q").end == .code(0))
    if keep == "hashes" {
      try await golden("verify", "goldens", "--allow-levels", "2").expectFailure(64, "a keeps hashes alone", "--allow-")
    }
  }

  @Test func aLineOfTheManifestSaysWhatIsKept() async throws {
    try manifest(more: "e --style kugou-push --size 20x30 --fps 20 --keep hashes\n")
    #expect(try await golden("record", "goldens", "-q").end == .code(0))
    #expect(try place.files("goldens").filter { $0.hasPrefix("e") } == ["e.json"])
    #expect(try await golden("verify", "goldens", "-q").end == .code(0))
    try await golden("verify", "goldens", "--allow-share", "1").expectFailure(64, "e keeps hashes alone")
  }
}
