import Codecs
import Foundation
import Goldens

/// Work on goldens without filming: accepting, pruning, putting reports together.
enum GoldenUpkeep {
  static func accept(_ arguments: Arguments) throws {
    let directory = try arguments.goldenDirectory()
    let report = try arguments.reportDirectory(besides: directory)
    let names = try GoldenTree(directory).accept(from: report, where: arguments.isMeant)
    guard !names.isEmpty else {
      throw GoldenError.files(
        "there is nothing to accept in \(report): run golden verify, look at its report, then accept with the same --report")
    }
    for name in names { Reporting(arguments).say("accepted  \(directory)/\(name).png") }
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
    var reports: [Report] = []
    for path in paths {
      let report = try Report.read(path)
      try copyPictures(of: report, from: (path as NSString).deletingLastPathComponent, to: directory)
      reports.append(report)
    }
    try GoldenOutput(arguments, directory).write(.merged(reports))
  }

  /// Copies the pictures of failures, which lie beside each report, to the merged report.
  private static func copyPictures(of report: Report, from old: String, to new: String) throws {
    for finding in report.findings {
      for file in FailureFiles.names(of: finding) {
        let source = (old.isEmpty ? "." : old) + "/" + file
        guard FileManager.default.fileExists(atPath: source) else { continue }
        try WholeFile.write(InputFile.bytes(of: source, limit: .max) ?? [], to: new + "/" + file)
      }
    }
  }
}
