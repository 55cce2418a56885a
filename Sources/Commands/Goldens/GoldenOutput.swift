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
  /// The file of results as Markdown; nil for none.
  let summary: String?
  let reporting: Reporting

  /// - Parameter isMerged: whether the report was put together of others.
  /// - Throws: `FoundWanting` where the program must end with 1 or 2 although everything was done.
  func write(_ report: Report, isMerged: Bool = false) throws {
    let page = directory + "/index.html"
    let html = ReportPage(report, in: directory, isMerged: isMerged).html
    var files = FileSet()
    try files.add(Array(report.json.utf8), as: "report.json", below: directory)
    try files.add(Array(html.utf8), as: "index.html", below: directory)
    if let junit { try files.add(Array(report.junit.utf8), at: junit) }
    if let summary { try files.add(Array(report.markdown.utf8), at: summary) }
    try files.finish()
    if reporting.isJSON { try Console.print(String(report.json.dropLast())) }
    say(report, page)
    if report.exitCode != ExitCode.done { throw FoundWanting(code: report.exitCode) }
  }

  /// Prints errors always, and warnings and the summary unless `--quiet` is given.
  private func say(_ report: Report, _ page: String) {
    for finding in report.findings {
      let lines = finding.lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
      if !finding.isGood { lines.forEach(Console.say) }
      if finding.status == .recorded, lines.count > 1 { lines.forEach(reporting.say) }
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
