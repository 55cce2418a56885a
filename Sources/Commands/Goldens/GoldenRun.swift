import Film
import Foundation
import Goldens

/// `golden verify` and `golden record`: films every case and compares it with its golden, or makes it the golden.
///
/// The engine runs on the main actor; meanwhile other threads draw, hash and write frames. No more cases are under way at once than
/// there are jobs.
@MainActor
struct GoldenRun {
  let directory: String
  /// All the goldens there are.
  let claimed: [GoldenCase]
  /// The goldens that this run looks at.
  let cases: [GoldenCase]
  let check: GoldenCheck
  let jobs: Int
  /// Whether a golden that no case claims is a finding.
  let claimsAll: Bool
  let output: GoldenOutput

  func run() async throws {
    Interruption.ignoreClosedPipes()
    var findings = await findings()
    if claimsAll {
      let names = try GoldenTree(directory).unclaimed(by: Set(claimed.map(\.name)))
      findings += names.map(Finding.unclaimed)
    }
    try output.write(Report(findings, goldens: directory))
  }

  private func findings() async -> [Finding] {
    defer { output.reporting.redraw("") }
    return await withTaskGroup(of: Finding.self) { group in
      var findings: [Finding] = []
      for (index, golden) in cases.enumerated() {
        output.reporting.redraw("\(index + 1)/\(cases.count)  \(golden.name)")
        if index >= jobs, let finding = await group.next() { findings.append(finding) }
        do {
          let footage = try footage(of: golden)
          let target = try Golden(golden.name, in: directory)
          let check = check
          group.addTask { check.run(footage, against: target) }
        } catch {
          findings.append(.impossible(golden.name, "\(error)"))
        }
      }
      for await finding in group { findings.append(finding) }
      return findings
    }
  }

  private func footage(of golden: GoldenCase) throws -> Footage {
    var footage = try Footage(golden.film())
    footage.parameters = golden.parameters
    return footage
  }
}
