private import Foundation

extension Report {
  /// The goldens that are not what they were when they were compared, in order; nil where their directory is not there.
  package func changedGoldens() throws(GoldenError) -> [String]? {
    guard let goldens, FileManager.default.fileExists(atPath: goldens + "/.") else { return nil }
    var changed: [String] = []
    for finding in findings where [.same, .within, .differs, .missing].contains(finding.status) {
      if try !Golden(finding.name, in: goldens).stands(as: finding.golden) { changed.append(finding.name) }
    }
    return changed
  }

  /// The report, which is refused where goldens have changed since, and says so where there are none to be looked at.
  package func expectingGoldens() throws(GoldenError) -> Report {
    var report = self
    guard let changed = try changedGoldens() else {
      let words = "nobody has looked whether they are still those that were compared"
      report.note = "the goldens in “\(goldens ?? "")” are not here: \(words)"
      return report
    }
    guard changed.isEmpty else {
      let names = changed.prefix(12).joined(separator: ", ") + (changed.count > 12 ? " …" : "")
      throw .files("goldens in \(goldens ?? "") have changed since they were compared: \(names); run golden verify again")
    }
    return report
  }
}
