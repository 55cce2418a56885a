internal import Goldens

/// The page that shows one failure, and the lines of text that lead to its pictures.
struct FailurePage {
  private let finding: Finding
  private let directory: String

  init(_ finding: Finding, in directory: String) {
    self.finding = finding
    self.directory = directory
  }

  func write() throws -> [String] {
    guard let files = finding.files else { return [] }
    let page = FailureFiles(finding.name, in: directory).path("index.html")
    try TextFile.write(Array(ReportPage(Report([finding]), in: directory).html.utf8), to: page)
    var lines = ["look: \(page)"]
    if let first = files.first { lines.append("expected, diff, actual: \(directory)/\(first)") }
    if let worst = files.worst { lines.append("the same of the worst frame: \(directory)/\(worst)") }
    if let actual = files.actual { lines.append("the actual film: \(directory)/\(actual)") }
    return lines
  }
}
