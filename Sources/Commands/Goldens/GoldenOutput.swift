import Codecs
import Foundation
import Goldens

/// Writes the files of a golden command's report, and says what went wrong.
struct GoldenOutput {
  /// The directory that the report goes to.
  let directory: String
  /// Whether the option `--report` names that directory.
  let isElsewhere: Bool
  /// The file of results for a CI service; nil for none.
  let junit: String?
  let reporting: Reporting

  /// - Throws: `GoldensDiffer` where the program must end with 1 or 2 although everything was done.
  func write(_ report: Report) throws {
    let page = directory + "/index.html"
    var files = FileSet()
    try files.add(Array(report.json.utf8), at: directory + "/report.json")
    try files.add(Array(ReportPage(report, in: directory).html.utf8), at: page)
    if let junit { try files.add(Array(report.junit.utf8), at: junit) }
    try files.finish()
    if reporting.isJSON { try Console.print(String(report.json.dropLast())) }
    say(report, page)
    if report.exitCode != ExitCode.done { throw GoldensDiffer(code: report.exitCode) }
  }

  /// Prints errors always, and warnings and the summary unless `--quiet` is given.
  private func say(_ report: Report, _ page: String) {
    for finding in report.findings {
      if !finding.isGood { finding.lines.enumerated().forEach { Console.say(($0 == 0 ? "" : "  ") + $1) } }
      if let first = finding.files?.first { Console.say("  expected, diff, actual: \(directory)/\(first)") }
      finding.warnings.forEach { reporting.say("warning: \($0)") }
    }
    reporting.say("\(report.summary)  \(page)")
    let canAccept = report.findings.contains { $0.status == .differs || $0.status == .missing }
    if canAccept, let goldens = report.goldens {
      let place = isElsewhere ? " --report \(directory)" : ""
      reporting.say("if that is right: \(Program.name) golden accept \(goldens)\(place)")
    }
    if report.count(.unclaimed) > 0, let goldens = report.goldens {
      reporting.say("to remove what nothing claims: \(Program.name) golden prune \(goldens)")
    }
  }
}

/// Ends the program with an exit code after everything was done and said, because goldens differ or could not be compared.
struct GoldensDiffer: Error {
  let code: Int32
}
