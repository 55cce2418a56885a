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

  static func prune(_ arguments: Arguments) throws {
    let directory = try arguments.goldenDirectory()
    let claimed = Set(try GoldenCase.all(arguments, in: directory).map(\.name))
    let names = try GoldenTree(directory).unclaimed(by: claimed).filter(arguments.isMeant)
    for name in names { try Golden(name, in: directory).remove() }
    if names.isEmpty { Reporting(arguments).say("every golden in \(directory) is claimed") }
    for name in names { Reporting(arguments).say("removed  \(directory)/\(name).png") }
  }

  /// Puts the reports of shards together.
  static func mergeReports(_ arguments: Arguments) throws {
    let paths = arguments.all(.reports) + arguments.rest.dropFirst()
    guard !paths.isEmpty else { throw UsageError("no report is given: --from A/report.json B/report.json") }
    let directory = try arguments.reportDirectory()
    var reports: [(name: String, report: Report)] = []
    for path in paths { reports.append((path, try Report.part(path))) }
    let merged = try Report.merged(reports)
    for (path, report) in reports {
      for finding in report.findings { try FailureFiles(finding.name, in: directory).copy(finding, from: PathParts(path).place) }
    }
    try GoldenOutput(arguments, directory).write(merged, isMerged: true)
  }
}
