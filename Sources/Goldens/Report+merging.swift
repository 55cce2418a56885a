extension Report {
  /// Puts the reports of all parts together, in any order.
  ///
  /// - Parameter reports: each with the name by which errors call it.
  /// - Throws: where a part is missing or there twice, and where the reports are not parts of one whole.
  package static func merged(_ reports: [(name: String, report: Report)]) throws(GoldenError) -> Report {
    guard let first = reports.first, let whole = first.report.coverage?.whole else {
      throw .files("\(reports.first?.name ?? "no report") does not say which goldens it is about")
    }
    for other in reports { try expect(other, toBePartOf: whole, beside: first) }
    try expectAll(reports, of: whole)
    for (name, report) in reports { _ = try report.intact(name) }
    var found: [String: Finding] = [:]
    // A golden that nothing claims is in every report.
    for finding in reports.flatMap(\.report.findings) { found[finding.name] = finding }
    var merged = Report(Array(found.values), goldens: first.report.goldens)
    merged.coverage = whole
    return merged
  }

  private typealias Part = (name: String, report: Report)

  private static func expect(_ part: Part, toBePartOf whole: Coverage, beside first: Part) throws(GoldenError) {
    guard let coverage = part.report.coverage else { throw .files("\(part.name) does not say which goldens it is about") }
    var others: [String] = []
    if part.report.tool != first.report.tool { others.append("program (\(first.report.tool), \(part.report.tool))") }
    if coverage.manifest != whole.manifest || coverage.cases != whole.cases { others.append("manifest") }
    if coverage.options != whole.options || coverage.choice != whole.choice { others.append("command or options") }
    if coverage.films != whole.films { others.append("state of the files that are filmed") }
    if coverage.goldens != whole.goldens { others.append("state of the goldens") }
    if part.report.goldens != first.report.goldens { others.append("directory of goldens") }
    if coverage.shards != first.report.coverage?.shards { others.append("number of shards") }
    guard others.isEmpty else {
      throw .files(
        "\(first.name) and \(part.name) are no parts of one whole: each has another \(others.joined(separator: ", ")); run golden verify again for the older one"
      )
    }
  }

  private static func expectAll(_ reports: [Part], of whole: Coverage) throws(GoldenError) {
    let count = reports[0].report.coverage?.shards ?? 1
    var seen: [Int: String] = [:]
    for (name, report) in reports {
      guard let number = report.coverage?.shard else { continue }
      if let other = seen[number] { throw .files("shard \(number)/\(count) is there twice: \(other) and \(name)") }
      seen[number] = name
    }
    let missing = (1...count).filter { seen[$0] == nil }
    guard let first = missing.first else { return }
    let names = missing.prefix(20).flatMap { Coverage.part($0, of: count, whole.cases) }.sorted()
    let more = missing.count > 20 || names.count > 12 ? " …" : ""
    let words = missing.count == 1 ? "shard \(first)/\(count) is" : "\(missing.count) of \(count) shards are"
    let numbers = missing.count == 1 ? "" : " (\(missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")))"
    throw .files("\(words) missing\(numbers): nothing is known of \(names.prefix(12).joined(separator: ", "))\(more)")
  }
}
