import Codecs
import Files
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

  /// Removes an earlier report, so that nobody takes it for that of a run that ends before it has written one.
  func removeOldReport() {
    for file in ["report.json", "index.html"] { EnclosedFiles(directory).remove(file) }
    for path in [junit, summary].compactMap(\.self) {
      let parts = PathParts(path)
      if EnclosedFiles(parts.place).has(parts.name) { EnclosedFiles(parts.place).remove(parts.name) }
    }
  }

  /// Does work that comes to a report. Where it comes to none, the summary says why.
  @MainActor
  func sayingWhy<Result>(_ work: () async throws -> Result) async throws -> Result {
    do {
      return try await work()
    } catch {
      if !(error is FoundWanting) { try? writeSummary(of: error) }
      throw error
    }
  }

  private func writeSummary(of error: any Error) throws {
    guard let summary else { return }
    var files = FileSet()
    try files.add(Array(Report.markdown(ofFailure: "\(error)").utf8), at: summary)
    try files.finish()
  }

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
    if let note = report.note { reporting.say("warning: \(note)") }
    reporting.say("\(report.summary)  \(page)")
    let canAccept = report.findings.contains { $0.status == .differs || $0.status == .missing }
    if canAccept, let command = report.acceptance(from: isElsewhere ? directory : nil) {
      reporting.say("if that is right: \(command)")
    }
    if report.count(.unclaimed) > 0, let goldens = report.goldens {
      reporting.say("to remove what nothing claims: \(Program.name) golden prune \(goldens)")
    }
  }
}
