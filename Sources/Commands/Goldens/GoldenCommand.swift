import Goldens

extension Command {
  /// The subcommands of `golden`.
  private static let goldenVerbs: [Command] = [
    Command(
      name: "record", synopsis: "DIR", summary: "films everything and makes it the goldens in DIR",
      options: AnyOption.goldenChoice + [.shard, .allowDiagnostics] + AnyOption.goldenScenery
        + [.keep, .ciRecord, .report, .jobs, .quiet, .json]
    ) { try await GoldenRun($0, mode: .all).run() },
    Command(
      name: "verify", synopsis: "DIR", summary: "films everything again, compares it with the goldens and writes a report",
      options: AnyOption.goldenChoice + [.shard, .allowDiagnostics] + AnyOption.goldenScenery
        + [.allowLevels, .allowPerceptual, .allowShare, .keep, .report, .junit, .resultSummary, .jobs, .quiet, .json]
    ) { try await GoldenRun($0, mode: .never).run() },
    Command(
      name: "accept", synopsis: "DIR", summary: "makes what the last verify got the new goldens: the very files its report shows",
      options: AnyOption.goldenChoice + AnyOption.goldenScenery + [.report, .quiet]
    ) { try GoldenUpkeep.accept($0) },
    Command(
      name: "prune", synopsis: "DIR", summary: "removes goldens that nothing claims",
      options: AnyOption.goldenChoice + [.force, .quiet]
    ) { try GoldenUpkeep.prune($0) },
    Command(
      name: "report", synopsis: "--from FILE…", summary: "puts the reports of shards together: the same as the report of one run",
      options: [.reports, .report, .junit, .resultSummary, .quiet, .json]
    ) { try await GoldenUpkeep.mergeReports($0) },
  ]

  static let golden = Command(
    name: "golden", synopsis: "\(goldenVerbs.map(\.name).joined(separator: "|")) DIR [options]",
    summary: "keep films as goldens, and say what differs from them",
    about: goldenVerbs.map { "golden \($0.name) \($0.synopsis) \($0.summary)." }.joined(separator: "\n")
      + """

      Exit code 0: all the same. 1: some differ, are missing, break the contract of transitions or are claimed by nothing. \
      2: some could not be compared.
      accept takes what the last report lists, and refuses where a golden or a film has changed since; golden report refuses \
      parts that are missing, there twice or of different runs.
      The report is a page that needs nothing else, and report.json for programs; pictures of failures lie beside it.
      """,
    operand: Operand(name: "VERB", offer: .words(goldenVerbs.map(\.name))),
    options: goldenVerbs.flatMap(\.options).withoutRepeats,
    examples: [
      Example("golden record goldens", "every style, or what goldens/goldens.txt names"),
      Example("golden verify goldens --junit goldens.xml", "for CI; golden-report/index.html shows what differs"),
      Example("golden accept goldens --only kugou", "after a look at the report"),
      Example("golden verify goldens --shard 2/4 --report shard-2", "a quarter of them, on one of four machines"),
      Example("golden report --from shard-1/report.json shard-2/report.json", "one report of several"),
    ]
  ) { arguments in
    let names = goldenVerbs.map(\.name)
    guard let word = arguments.rest.first else { throw UsageError("golden needs one of \(names.joined(separator: ", "))") }
    guard let verb = goldenVerbs.first(where: { $0.name == word }) else {
      throw UsageError("golden does not \(word)", nearest: word, among: names)
    }
    if let option = arguments.options.first(where: { !verb.options.contains($0) }) {
      throw UsageError("golden \(verb.name) has no option \(option.spelling)")
    }
    try await verb.run(arguments)
  }
}
