import Film
import Foundation
import Goldens

/// `golden verify` and `golden record`: films every case and compares it with its golden, or makes it the golden.
///
/// The engine runs on the main actor; frames are drawn, counted and written by others meanwhile. No more cases are under way at once
/// than there are jobs.
@MainActor
struct GoldenRun {
  private let arguments: Arguments
  private let directory: String
  private let report: String
  /// All there are, and those that this run looks at.
  private let claimed: [GoldenCase]
  private let cases: [GoldenCase]
  private let check: GoldenCheck
  private let jobs: Int
  private let claimsAll: Bool

  init(_ arguments: Arguments, mode: RecordMode) throws {
    self.arguments = arguments
    directory = try arguments.goldenDirectory()
    report = try arguments.reportDirectory(besides: directory)
    claimed = try GoldenCase.all(arguments, in: directory)
    let meant = claimed.filter { arguments.isMeant($0.name) }
    guard !meant.isEmpty else {
      throw UsageError(
        "no golden has “\(arguments.texts(.only).joined(separator: "” or “"))” in its name", nearest: arguments.text(.only) ?? "",
        among: claimed.map(\.name), otherwise: "`golden verify \(directory)` names them all in its report")
    }
    cases = try Shard(arguments)?.part(of: meant) ?? meant
    jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    check = GoldenCheck(
      mode: mode, limits: arguments.limits, failures: report, jobs: cases.count == 1 ? jobs : 1,
      allowsDiagnostics: arguments.has(.allowDiagnostics))
    claimsAll = mode == .never && arguments.texts(.only).isEmpty
  }

  func run() async throws {
    Interruption.ignoreClosedPipes()
    var findings = await findings()
    if claimsAll {
      let names = try GoldenTree(directory).unclaimed(by: Set(claimed.map(\.name)))
      findings += names.map(Finding.unclaimed)
    }
    try GoldenOutput(arguments, report).write(Report(findings, goldens: directory))
  }

  private func findings() async -> [Finding] {
    let progress = GoldenProgress(of: cases.count, isShown: !arguments.has(.quiet) && Console.isTerminal)
    defer { progress.clear() }
    return await withTaskGroup(of: Finding.self) { group in
      var findings: [Finding] = []
      for (index, golden) in cases.enumerated() {
        progress.show(index, golden.name)
        if index >= jobs, let finding = await group.next() { findings.append(finding) }
        do {
          let footage = try footage(of: golden)
          let target = try Golden(golden.name, in: directory)
          let check = check
          group.addTask { check.run(footage, against: target) }
        } catch let error as UsageError {
          findings.append(.impossible(golden.name, error.message))
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

/// A line on the terminal that says how far it is.
@MainActor
private struct GoldenProgress {
  let count: Int
  let isShown: Bool

  init(of count: Int, isShown: Bool) {
    self.count = count
    self.isShown = isShown
  }

  func show(_ done: Int, _ name: String) {
    if isShown { Console.redraw("\(done + 1)/\(count)  \(name)") }
  }

  func clear() {
    if isShown { Console.redraw("") }
  }
}
