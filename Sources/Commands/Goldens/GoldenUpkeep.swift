import Files
import Foundation
import Goldens

/// Work on goldens without filming: accepting, pruning, putting reports together.
enum GoldenUpkeep {
  static func accept(_ arguments: Arguments) throws {
    let directory = try arguments.goldenDirectory()
    let place = try arguments.reportDirectory(besides: directory)
    let nothing =
      "there is nothing to accept in \(place): run golden verify, look at its report, then accept with the same --report"
    guard FileManager.default.fileExists(atPath: place + "/report.json") else { throw GoldenError.files(nothing) }
    let report = try Report.read(place + "/report.json")
    try expect(report, in: place, toBeAbout: directory)
    try expectSameFilms(arguments, report, in: directory)
    try arguments.expectMeaning(report.findings.map(\.name), otherwise: "\(place)/index.html shows what there is")
    let names = try Acceptance(report, in: place, to: directory, where: arguments.isMeant).run()
    guard !names.isEmpty else { throw GoldenError.files(nothing) }
    for name in names {
      let file = Golden.file(of: name, in: directory)
      Reporting(arguments).say("accepted  \(file)")
    }
  }

  /// Refuses a report on goldens in another directory. A report names the directory as it was typed; it is looked for from here, and
  /// from the directory that the report's own lies in.
  private static func expect(_ report: Report, in place: String, toBeAbout directory: String) throws {
    let goldens = report.goldens ?? ""
    let beside = PathParts(place).directory
    let places = [goldens, goldens.hasPrefix("/") || beside.isEmpty ? goldens : "\(beside)/\(goldens)"]
    func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().standardized.path }
    guard !goldens.isEmpty, places.contains(where: { real($0) == real(directory) }) else {
      throw GoldenError.files("the report in \(place) is about the goldens in “\(goldens)”, not about \(directory)")
    }
  }

  /// Refuses a report that was made of another manifest, other files or with other options: what it shows is not filmed any more.
  private static func expectSameFilms(_ arguments: Arguments, _ report: Report, in directory: String) throws {
    guard let coverage = report.coverage else { return }
    let cases = try GoldenCase.all(arguments, in: directory)
    let known = Set(coverage.cases)
    let meant = cases.filter { known.contains($0.name) }
    var now = Coverage(of: meant.map { ($0.name, $0.parameters) })
    now.look(atFilms: meant.flatMap { $0.files() })
    guard now.manifest == coverage.manifest, now.films == coverage.films else {
      let options = coverage.choice.isEmpty ? "" : ", or repeat the options it had: \(coverage.choice.joined(separator: " "))"
      throw GoldenError.files("what is filmed has changed since the report was made: run golden verify again\(options)")
    }
  }

  static func prune(_ arguments: Arguments) throws {
    let directory = try arguments.goldenDirectory()
    let claimed = Set(try GoldenCase.all(arguments, in: directory).map(\.name))
    let tree = GoldenTree(directory)
    let names = try tree.unclaimed(by: claimed)
    let isAll = try names.count == tree.names().count
    guard names.isEmpty || !isAll || arguments.has(.force) else {
      throw GoldenError.files(
        "nothing claims any golden in \(directory), so that all would go: name the manifest (--manifest), or use --force")
    }
    let meant = names.filter(arguments.isMeant)
    for name in meant {
      let file = Golden.file(of: name, in: directory)
      try Golden(name, in: directory).remove()
      Reporting(arguments).say("removed  \(file)")
    }
    if meant.isEmpty { Reporting(arguments).say("every golden in \(directory) is claimed") }
  }

  /// Puts the reports of shards together.
  @MainActor
  static func mergeReports(_ arguments: Arguments) async throws {
    let paths = arguments.all(.reports) + arguments.rest.dropFirst()
    guard !paths.isEmpty else { throw UsageError("no report is given: --from A/report.json B/report.json") }
    let directory = try arguments.reportDirectory()
    try arguments.expectResults(directory, inputs: paths)
    let own = Output.identity(of: directory + "/report.json")
    if own != nil, let path = paths.first(where: { Output.identity(of: $0) == own }) {
      throw UsageError("--report \(directory) would overwrite \(path), which is read here: name another directory")
    }
    let output = GoldenOutput(arguments, directory)
    let hold = try DirectoryHold(directory)
    defer { withExtendedLifetime(hold) {} }
    output.removeOldReport()
    try await output.sayingWhy {
      var reports: [(name: String, report: Report)] = []
      for path in paths { reports.append((path, try Report.part(path))) }
      let merged = try Report.merged(reports).expectingGoldens()
      for (path, report) in reports {
        for finding in report.findings {
          try FailureFiles(finding.name, in: directory).copy(finding, from: PathParts(path).place)
        }
      }
      try output.write(merged, isMerged: true)
    }
  }
}
