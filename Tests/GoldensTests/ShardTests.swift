import Foundation
import Goldens
import Testing

/// Reports of parts, put together: the whole is known or refused.
@MainActor
struct ShardTests {
  private let scratch: Scratch
  private let findings: [Finding]
  private static let cases = ["a", "b", "c", "d"].map { (name: $0, parameters: ["style": "push"]) }

  init() throws {
    let scratch = try Scratch()
    self.scratch = scratch
    for name in ["a", "b", "d"] {
      _ = scratch.check(.missing).run(try MovingBox().footage(), against: try scratch.golden(name))
    }
    findings = try Self.cases.map { one in
      let footage = try MovingBox(spot: one.name == "b" ? 0 : nil).footage()
      return scratch.check(.never).run(footage, against: try scratch.golden(one.name))
    }
  }

  private func shard(
    _ number: Int, of count: Int, _ cases: [(name: String, parameters: [String: String])] = Self.cases, options: [String] = [],
    films: [String] = []
  ) -> (name: String, report: Report) {
    var coverage = Coverage(of: cases, shard: number, shards: count, options: options)
    coverage.look(atGoldensIn: scratch.goldens)
    coverage.look(atFilms: films)
    let part = Coverage.part(number, of: count, findings) + [.unclaimed("stale")]
    return ("\(number)", Report(part, goldens: scratch.goldens, coverage: coverage))
  }

  private func expectRefusal(_ reports: [(name: String, report: Report)], _ words: String...) {
    do {
      _ = try Report.merged(reports)
      Issue.record("nothing was refused")
    } catch {
      for part in words { #expect("\(error)".contains(part), "\(error)") }
    }
  }

  @Test func theOrderOfShardsDoesNotCount() throws {
    let all = findings + [.unclaimed("stale")]
    var coverage = Coverage(of: Self.cases)
    coverage.look(atGoldensIn: scratch.goldens)
    coverage.look(atFilms: [])
    let whole = Report(all, goldens: scratch.goldens, coverage: coverage)
    let shards = (1...3).map { shard($0, of: 3) }
    for reports in [shards, shards.reversed()] {
      let merged = try Report.merged(reports)
      #expect(merged.json == whole.json)
      #expect(ReportPage(merged, in: scratch.report).html == ReportPage(whole, in: scratch.report).html)
    }
  }

  @Test func aMissingShardIsNamedWithItsGoldens() {
    expectRefusal([shard(1, of: 3), shard(2, of: 3)], "shard 3/3 is missing", "nothing is known of c")
    expectRefusal([shard(2, of: 2)], "shard 1/2 is missing", "nothing is known of a, c")
    expectRefusal([shard(4, of: 4)], "3 of 4 shards are missing (1/4, 2/4, 3/4)", "a, b, c")
    expectRefusal([], "no report")
  }

  @Test func aShardThatIsThereTwiceIsRefused() {
    expectRefusal([shard(1, of: 2), shard(2, of: 2), shard(1, of: 2)], "shard 1/2 is there twice")
  }

  @Test func partsOfOtherRunsAreRefused() {
    let one = shard(1, of: 2)
    expectRefusal([one, shard(2, of: 2, Self.cases + [("e", [:])])], "another manifest")
    expectRefusal([one, shard(2, of: 2, Self.cases.map { ($0.name, ["style": "pop"]) })], "another manifest")
    expectRefusal([one, shard(2, of: 2, options: ["--allow-levels", "9"])], "another command or options")
    expectRefusal([one, shard(2, of: 3)], "another number of shards")
    expectRefusal([one, ("2", Report([findings[1]]))], "does not say which goldens")
  }

  /// The report of an earlier run, which a shard that was killed has left.
  @Test func aShardFromBeforeAGoldenChangedIsRefused() throws {
    let old = shard(2, of: 2)
    _ = scratch.check(.all).run(try MovingBox(spot: 0).footage(), against: try scratch.golden("b"))
    expectRefusal([shard(1, of: 2), old], "another state of the goldens", "run golden verify again")
    #expect(throws: Never.self) { try Report.merged([shard(1, of: 2), shard(2, of: 2)]) }
  }

  @Test func aShardThatFilmedOtherFilesIsRefused() throws {
    let path = scratch.path + "/s.png"
    try scratch.write([1], to: "s.png")
    let one = shard(1, of: 2, films: [path])
    #expect(throws: Never.self) { try Report.merged([one, shard(2, of: 2, films: [path])]) }
    for bytes in [[2], [1, 1], []] as [[UInt8]] {
      try scratch.write(bytes, to: "s.png")
      expectRefusal([one, shard(2, of: 2, films: [path])], "another state of the files that are filmed")
    }
    // Where it lies does not count, as machines have their checkouts in different places.
    try FileManager.default.createDirectory(atPath: scratch.path + "/x", withIntermediateDirectories: false)
    try scratch.write([1], to: "x/s.png")
    #expect(throws: Never.self) { try Report.merged([one, shard(2, of: 2, films: [scratch.path + "/x/s.png"])]) }
  }

  @Test func aShardOfAnotherProgramIsRefused() throws {
    let json = shard(2, of: 2).report.json.replacing("\"tool\" : \"\(ToolVersion.current)\"", with: "\"tool\" : \"0.0.9\"")
    try scratch.write(json.utf8, to: "report.json")
    let other = try Report.part(scratch.path + "/report.json")
    expectRefusal([shard(1, of: 2), ("2", other)], "another program (\(ToolVersion.current), 0.0.9)")
    // Alone it is found to be changed.
    #expect(throws: GoldenError.self) { try Report.read(scratch.path + "/report.json") }
  }

  @Test func goldensAreShownInAMergedPageOnlyFromBelow() throws {
    let same = [findings[0]]
    let ids = { (goldens: String, isMerged: Bool) in
      ReportPage(Report(same, goldens: goldens), in: scratch.report, isMerged: isMerged).html.contains("id=\"expected-0\"")
    }
    #expect(ids(scratch.goldens, false))
    #expect(!ids(scratch.goldens, true))
    #expect(!ids("../" + scratch.goldens, true))
  }
}
