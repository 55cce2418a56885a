import Foundation
import Goldens

/// The rows of `golden`.
extension Command {
  private static let directory = Operand(name: "DIR", kind: .directory)

  static let goldenVerify = Command(
    "golden verify", "DIR [options]",
    summary: "film everything again, compare it with the goldens in DIR, and write a report",
    about: """
      Exit code 0: all the same. 1: some differ, are missing, break the contract of transitions or are claimed by nothing. \
      2: some could not be compared.
      The report is a page that needs nothing else, and report.json for programs. Pictures of failures lie beside it.
      """,
    operands: [directory],
    options: Option.goldenChoice + [.shard, .allowDiagnostics] + Option.goldenScenery
      + [.allowLevels, .allowPerceptual, .allowShare, .report, .junit, .jobs, .quiet, .json],
    examples: [
      Example("golden verify goldens --junit goldens.xml", "for CI: golden-report/index.html shows what differs"),
      Example(
        "golden verify goldens --shard 2/4 --report shard-2", "a quarter of the goldens; `golden report` puts shards together"),
    ]
  ) { arguments in
    try await GoldenRun(arguments, mode: .never).run()
  }

  static let goldenRecord = Command(
    "golden record", "DIR [options]",
    summary: "film everything and make it the goldens in DIR",
    about: "What breaks the contract of transitions is not recorded, and is an error.",
    operands: [directory],
    options: Option.goldenChoice + [.missing, .allowDiagnostics] + Option.goldenScenery + [.report, .jobs, .quiet, .json],
    examples: [
      Example("golden record goldens", "every style, and what goldens/goldens.txt names instead, if it is there"),
      Example("golden record goldens --fps 10 --size 187x333", "smaller ones: verify them with the same options"),
    ]
  ) { arguments in
    try await GoldenRun(arguments, mode: arguments.has(.missing) ? .missing : .all).run()
  }

  static let goldenAccept = Command(
    "golden accept", "DIR [options]",
    summary: "make what the last verify got the new goldens, after a look at its report",
    about: "Takes the very files that the report shows; nothing is filmed again.",
    operands: [directory],
    options: [.only, .report, .quiet],
    examples: [
      Example("golden accept goldens --only kugou", "those with kugou in their names"),
      Example("golden accept goldens --report .build/golden-failures", "failures of a test that used GoldenTesting"),
    ]
  ) { arguments in
    try GoldenUpkeep(arguments).accept()
  }

  static let goldenPrune = Command(
    "golden prune", "DIR [options]",
    summary: "remove goldens that nothing claims",
    operands: [directory],
    options: Option.goldenChoice + [.quiet],
    examples: [Example("golden prune goldens", "what golden verify has called unclaimed")]
  ) { arguments in
    try GoldenUpkeep(arguments).prune()
  }

  static let goldenReport = Command(
    "golden report", "--from FILE… --report DIR [options]",
    summary: "put the reports of shards together: the same as the report of one run",
    options: [.reports, .report, .junit, .quiet, .json],
    examples: [
      Example(
        "golden report --from shard-1/report.json shard-2/report.json --report all", "a report of both, with their pictures")
    ]
  ) { arguments in
    try GoldenUpkeep.mergeReports(arguments)
  }
}

extension Arguments {
  /// The one directory that a golden command works on.
  func goldenDirectory() throws(UsageError) -> String {
    guard let directory = rest.first else { throw UsageError("no directory of goldens is given: name one, like goldens") }
    guard rest.count == 1 else { throw UsageError("one directory of goldens at a time, not “\(directory)” and “\(rest[1])”") }
    return directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
  }

  /// Where the report goes: never among the goldens, which it would be taken for.
  func reportDirectory(besides goldens: String? = nil) throws(UsageError) -> String {
    let report = text(.report) ?? "golden-report"
    guard !report.isEmpty else { throw UsageError("--report takes a directory, not “”") }
    if let goldens {
      let (inner, outer) = (URL(filePath: report).standardized.path + "/", URL(filePath: goldens).standardized.path + "/")
      if inner.hasPrefix(outer) {
        throw UsageError("--report \(report) lies among the goldens in \(goldens): name a directory outside")
      }
    }
    return report.count > 1 && report.hasSuffix("/") ? String(report.dropLast()) : report
  }

  /// Whether `--only` lets a name through.
  func isMeant(_ name: String) -> Bool {
    let parts = texts(.only)
    return parts.isEmpty || parts.contains { name.contains($0) }
  }

  var limits: Limits {
    Limits(
      channel: count(.allowLevels), perceptual: number(.allowPerceptual), share: (number(.allowShare) ?? 0) / 100)
  }
}

/// Which part of the goldens: `2/4`.
struct Shard {
  let index: Int
  let count: Int

  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.text(.shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...100_000).contains(count),
      (1...count).contains(index)
    else { throw UsageError("--shard takes a part of a whole, like 2/4, not “\(text)”") }
    (self.index, self.count) = (index, count)
  }

  /// Every n-th: neighbours, which are often alike, go to different machines.
  func part(of cases: [GoldenCase]) -> [GoldenCase] {
    cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
