import Foundation
import Raster
import Styles
import Testing

/// `golden`, from recording to pruning.
struct GoldenCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(Bitmap(width: 40, height: 60, fill: Bitmap.red), to: "from.png")
    try place.write(Bitmap(width: 40, height: 60, fill: Bitmap.blue), to: "to.png")
    try place.makeDirectory("goldens")
    try place.write(
      """
      # what we show
      home/push  --style kugou-push --from ../from.png --to "../to.png" --size 40x60
      pop        --style=kugou-pop --size 40x60 --fps 10   # in few frames
      rise       --style custom-push --from=../from.png --to=../to.png --size 40x60 --fps 10

      """.utf8, to: "goldens/goldens.txt")
  }

  private func golden(_ words: String...) async throws -> Run { try await place.run(["golden"] + words) }

  private func record() async throws {
    let run = try await golden("record", "goldens")
    #expect(run.end == .code(0) && run.data.isEmpty, "\(run.words)")
    #expect(run.words.hasPrefix("3 recorded  golden-report/index.html"))
  }

  /// Changes one pixel of the incoming screen.
  private func changeAPixel() throws {
    var to = Bitmap(width: 40, height: 60, fill: Bitmap.blue)
    to[20, 30] = Bitmap.red
    try place.write(to, to: "to.png")
  }

  @Test func recordedGoldensAreVerified() async throws {
    try await record()
    #expect(
      try place.files("goldens") == ["goldens.txt", "home", "pop.json", "pop.png", "rise.json", "rise.png"])
    let run = try await golden("verify", "goldens", "--json")
    #expect(run.end == .code(0) && run.words == "3 same  golden-report/index.html\n", "\(run.words)")
    #expect(run.data == String(decoding: try place.bytes("golden-report/report.json"), as: UTF8.self))
    #expect(try place.files("golden-report") == ["index.html", "report.json"])
    #expect(try await golden("verify", "goldens/", "-q").words.isEmpty)
  }

  @Test func aChangedPixelIsFoundShownAcceptedAndVerified() async throws {
    try await record()
    try changeAPixel()
    try place.makeDirectory("out")
    let run = try await golden("verify", "goldens", "--junit", "out/junit.xml", "--summary", "out/summary.md")
    #expect(run.end == .code(1) && run.data.isEmpty)
    for part in [
      "home/push differs from its golden", "first bad frame: ", "2400 pixels differ", "rise differs", "1 same, 2 different",
      "decided by exact comparison", "golden-report/failures/home/push/first.png",
      "if that is right: render-transition golden accept goldens\n",
    ] { #expect(run.words.contains(part), "\(part) is not in \(run.words)") }
    #expect(try place.files("golden-report/failures/home/push").contains("diff.png"))
    #expect(String(decoding: try place.bytes("out/junit.xml"), as: UTF8.self).contains("failures=\"2\""))
    let summary = String(decoding: try place.bytes("out/summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("### Goldens: 1 same, 2 different\n") && summary.contains("`failures/home/push/first.png`"))

    let accepted = try await golden("accept", "goldens", "--only", "home")
    #expect(accepted.end == .code(0) && accepted.words == "accepted  goldens/home/push.png\n")
    let rest = try await golden("verify", "goldens")
    #expect(rest.end == .code(1) && rest.words.contains("2 same, 1 different"))
    #expect(try await golden("accept", "goldens").end == .code(0))
    #expect(try await golden("verify", "goldens").end == .code(0))
    try await golden("accept", "goldens").expectFailure(2, "nothing to accept")
  }

  @Test func limitsLetSmallDifferencesPass() async throws {
    try await record()
    try changeAPixel()
    let run = try await golden("verify", "goldens", "--allow-share", "1")
    #expect(run.end == .code(0) && run.words.contains("1 same, 2 within limits"))
    #expect(run.words.contains("warning: pop needs no limit"))
    #expect(try await golden("verify", "goldens", "--allow-levels", "3").end == .code(1))
  }

  @Test func missingAndUnclaimedGoldensFail() async throws {
    try await record()
    for end in ["png", "json"] {
      try place.write(try place.bytes("goldens/pop.\(end)"), to: "goldens/stale.\(end)")
      try FileManager.default.removeItem(atPath: place.path("goldens/pop.\(end)"))
    }
    let run = try await golden("verify", "goldens")
    #expect(run.end == .code(1))
    #expect(run.words.contains("pop has no golden") && run.words.contains("stale is claimed by nothing"))
    #expect(try await golden("verify", "goldens", "--only", "rise").end == .code(0))

    #expect(try await golden("prune", "goldens").words == "removed  goldens/stale.png\n")
    #expect(try await golden("prune", "goldens").words == "every golden in goldens is claimed\n")
    #expect(try await golden("record", "goldens", "--only", "pop").words.contains("1 recorded"))
    #expect(try await golden("verify", "goldens").end == .code(0))
  }

  @Test func aPointerOfGitLFSCouldNotBeCompared() async throws {
    try await record()
    try place.write("version https://git-lfs.github.com/spec/v1\n".utf8, to: "goldens/pop.png")
    let run = try await golden("verify", "goldens")
    #expect(run.end == .code(2) && run.words.contains("git lfs pull"))
    #expect(try place.files("golden-report").contains("index.html"))
  }

  @Test(arguments: [
    ("x", "neither a style nor a story"), ("x --style nothing", "nothing"), ("a b", "one word too many"),
    ("../x --style pop", "cannot name"),
    ("x --style 'pop", "a quote"), ("# nothing", "names no golden"), ("x --quality 9 --style kugou-pop", "--quality"),
  ]) func aManifestThatIsWrong(line: String, words: String) async throws {
    try place.write("\n\(line)\n".utf8, to: "goldens/goldens.txt")
    let run = try await golden("verify", "goldens")
    run.expectFailure(2, "goldens/goldens.txt", words)
    if words != "names no golden" { #expect(run.words.contains("goldens.txt:2: ")) }
  }

  @Test func aScreenThatIsNotThereFailsItsGoldenAlone() async throws {
    try await record()
    try FileManager.default.removeItem(atPath: place.path("to.png"))
    let run = try await golden("verify", "goldens")
    #expect(run.end == .code(2) && run.words.contains("rise could not be filmed") && run.words.contains("1 same, 2 failed"))
  }

  @Test func argumentsThatMakeNoSenseAreRefused() async throws {
    try await place.run(["golden"]).expectFailure(64, "record, verify, accept, prune, report")
    try await golden("vrify", "goldens").expectFailure(64, "did you mean verify?")
    try await golden("verify").expectFailure(64, "no directory")
    try await golden("verify", "a", "b").expectFailure(64, "one directory")
    for shard in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", ""] {
      try await golden("verify", "goldens", "--shard", shard).expectFailure(64, "--shard")
    }
    try await golden("verify", "goldens", "--report", "goldens/report").expectFailure(64, "among the goldens")
    try await golden("verify", "goldens", "--only", "nothing").expectFailure(64, "nothing")
    try await golden("report", "--report", "all").expectFailure(64, "no report is given")
    try await golden("report", "--from", "goldens/goldens.txt").expectFailure(2, "is not a report")
    try await golden("accept", "goldens", "--shard", "1/2").expectFailure(64, "golden accept has no option --shard")
  }

  @Test func aStoryIsFilmedAsItSays() async throws {
    let story = """
      size 24x40
      fps 10
      screen A sample:list
      screen B to.png
      start A
      push B with kugou-push
      pop to A with kugou-pop

      """
    try place.write(story.utf8, to: "there-and-back.story")
    try place.write("told --story ../there-and-back.story\n".utf8, to: "goldens/goldens.txt")
    let run = try await golden("record", "goldens")
    #expect(run.end == .code(0) && run.words.hasPrefix("1 recorded"), "\(run.words)")
    #expect(try await golden("verify", "goldens").end == .code(0))
    try place.write("told --story ../there-and-back.story --bounce\n".utf8, to: "goldens/goldens.txt")
    try await golden("verify", "goldens").expectFailure(2, "goldens.txt:1", "it takes no --bounce")
  }

  @Test func withoutAManifestEveryStyleIsAGolden() async throws {
    let run = try await golden("record", "all", "--size", "12x20", "--fps", "5", "-q")
    #expect(run.end == .code(0) && run.words.isEmpty)
    #expect(try place.files("all").count == 2 * Style.all.count)
    #expect(try await golden("verify", "all", "--size", "12x20", "--fps", "5").end == .code(0))
    let other = try await golden("verify", "all", "--size", "12x20", "--only", "kugou-pop")
    #expect(other.end == .code(1) && other.words.contains("its rate is 5 fps, now 20 fps"))
    #expect(other.words.contains("made with other parameters: fps 5, now none"))
  }

  // MARK: Many machines

  private func expectTheSameReport(_ one: String, _ other: String) throws {
    for file in ["report.json", "index.html"] {
      #expect(try place.bytes("\(one)/\(file)") == place.bytes("\(other)/\(file)"), "\(file)")
    }
    #expect(try place.files("\(one)/failures/rise") == place.files("\(other)/failures/rise"))
  }

  @Test func threeShardsMakeTheReportOfOneRun() async throws {
    try await record()
    try changeAPixel()
    #expect(try await golden("verify", "goldens", "--report", "report").end == .code(1))
    // The page names its place in the command that accepts.
    _ = try await place.shell("mv report whole")
    try place.makeDirectory("shards")
    for shard in 1...3 {
      _ = try await golden("verify", "goldens", "--shard", "\(shard)/3", "--report", "shards/\(shard)")
    }
    let merged = try await golden(
      "report", "--from", "shards/3/report.json", "shards/1/report.json", "shards/2/report.json", "--report", "report")
    #expect(merged.end == .code(1) && merged.words.contains("1 same, 2 different"))
    try expectTheSameReport("whole", "report")
  }

  /// Runs the recipe of docs/scale-out.md, if GNU parallel is installed.
  @Test(.enabled("GNU parallel is not installed") { GoldenCommandTests.hasParallel })
  func parallelMakesTheReportOfOneRun() async throws {
    try await record()
    try changeAPixel()
    _ = try await golden("verify", "goldens", "--report", "report")
    let run = try await place.shell(
      """
      mv report whole && mkdir -p shards
      seq 3 | parallel --will-cite --quote "$program" golden verify goldens -q --shard {}/3 --report shards/{} 2>/dev/null
      exec "$program" golden report --from shards/*/report.json --report report -q
      """)
    #expect(run.end == .code(1), "\(run.words)")
    try expectTheSameReport("whole", "report")
  }

  private static var hasParallel: Bool {
    ["/usr/bin/parallel", "/usr/local/bin/parallel"].contains { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return text.contains("GNU Parallel") || text.contains("GNU parallel")
    }
  }

  @Test func twoVerifiesAtOnceDoNotDisturbEachOther() async throws {
    try await record()
    try changeAPixel()
    var said: Set<String> = []
    for _ in 1...4 {
      var finished = 0
      for run in try (1...6).map({ _ in try place.start(["golden", "verify", "goldens"]) }) {
        let run = try await run.end()
        // One run at a time has the report's directory.
        if run.end == .code(2) {
          run.expectFailure(2, "golden-report", "another run is writing there")
        } else {
          #expect(run.end == .code(1), "\(run.words)")
          said.insert(run.words)
          finished += 1
        }
      }
      #expect(finished > 0)
    }
    #expect(said.count == 1)
    #expect(try place.files("golden-report/failures/rise").allSatisfy { !$0.hasPrefix(".") })
  }

  /// Whenever the program is stopped, every golden is wholly the old one or wholly the new one.
  @Test(arguments: [SIGTERM, SIGINT, SIGKILL]) func aStoppedRecordLeavesOldOrNew(signal: Int32) async throws {
    try await record()
    for milliseconds in stride(from: 5, through: 60, by: 11) {
      try changeAPixel()
      let run = try place.start(["golden", "record", "goldens", "-q"])
      try await Task.sleep(for: .milliseconds(milliseconds))
      run.send(signal)
      _ = try await run.end()
      let check = try await golden("verify", "goldens")
      #expect(check.end == .code(0) || check.end == .code(1), "\(check.words)")
      if signal != SIGKILL {
        #expect(try place.files("goldens").allSatisfy { !$0.hasPrefix(".") })
      }
    }
  }
}
