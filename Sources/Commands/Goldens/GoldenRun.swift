import Files
import Film
import Foundation
import Goldens
import SourcePrograms

/// `golden verify` and `golden record`: films every case and compares it with its golden, or makes it the golden.
///
/// The engine runs on the main actor; meanwhile other threads draw, hash and write frames. As many cases are drawn at once as there are
/// jobs, and one more is ready for the thread that ends first.
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
  let coverage: Coverage
  let isRecording: Bool
  /// Keeps other runs out of the report's directory.
  let hold: DirectoryHold?

  func run() async throws {
    Interruption.ignoreClosedPipes()
    if let name = Handover.received?.golden { try report(on: name) }
    if Handover.received == nil, claimsAll { warnOfLonePictures() }
    try await output.sayingWhy { try output.write(await wholeReport()) }
    // The report is there, so that a merge finds every part.
    if cases.isEmpty { throw FoundWanting(code: ExitCode.failed) }
  }

  /// Says which pictures look like goldens and are none.
  private func warnOfLonePictures() {
    let names = GoldenTree(directory).lonePictures(besides: claimed.reduce(into: []) { $0.formUnion($1.files()) })
    guard let first = names.first else { return }
    let rest = names.count == 1 ? "is a picture" : "and \(names.count - 1) more are pictures"
    output.reporting.say("warning: \(directory)/\(first) \(rest) without a JSON beside: no golden, and compared with nothing")
  }

  private func wholeReport() async throws -> Report {
    var coverage = coverage
    coverage.look(atFilms: claimed.filter { coverage.cases.contains($0.name) }.flatMap { $0.files() })
    var findings = await findings()
    if !isRecording { coverage.look(atGoldensIn: directory, after: findings) }
    if claimsAll {
      let names = try GoldenTree(directory).unclaimed(by: Set(claimed.map(\.name)))
      findings += names.map(Finding.unclaimed)
    }
    return Report(findings, goldens: directory, coverage: coverage)
  }

  private func findings() async -> [Finding] {
    defer { output.reporting.redraw("") }
    return await withTaskGroup(of: Finding.self) { group in
      var findings: [Finding] = []
      for (index, golden) in cases.enumerated() {
        output.reporting.redraw("\(index + 1)/\(cases.count)  \(golden.name)")
        if index > jobs, let finding = await group.next() { findings.append(finding) }
        do {
          let requests = try golden.sources()
          guard requests.isEmpty else {
            let words = try Console.arguments()
            group.addTask { await Self.finding(of: golden, requests, words: words) }
            continue
          }
          let footage = try footage(of: golden)
          let target = try Golden(golden.name, in: directory)
          let check = check(of: golden)
          group.addTask { check.run(footage, against: target) }
        } catch {
          findings.append(.impossible(golden.name, "\(error)"))
        }
      }
      for await finding in group { findings.append(finding) }
      return findings
    }
  }

  /// The result of a golden that films Swift files, in a process of its own.
  private nonisolated static func finding(of golden: GoldenCase, _ requests: [SourceRequest], words: [String]) async -> Finding {
    do {
      return try await Blocking.run {
        let workshop = try SourceWorkshop()
        defer { workshop.close() }
        var run = SourceRun(workshop.runner, try workshop.programs(of: requests), words: words, limit: golden.patience)
        guard case .finding(let data) = try run.run(golden: golden.name) else {
          throw SourceProblem("its process ended without a word")
        }
        return try JSONDecoder().decode(Finding.self, from: data)
      }
    } catch {
      return .impossible(golden.name, "\(error)")
    }
  }

  /// Tells the process that has started this one what became of a golden, and ends.
  private func report(on name: String) throws -> Never {
    guard let golden = claimed.first(where: { $0.name == name }) else { exit(ExitCode.failed) }
    let finding: Finding
    do {
      finding = check(of: golden).run(try footage(of: golden), against: try Golden(golden.name, in: directory))
    } catch {
      finding = .impossible(golden.name, "\(error)")
    }
    Handover.send(.finding(try JSONEncoder().encode(finding)))
    exit(ExitCode.done)
  }

  private func check(of golden: GoldenCase) -> GoldenCheck {
    var check = check
    check.keep = golden.keep
    return check
  }

  private func footage(of golden: GoldenCase) throws -> Footage {
    var footage = try Footage(golden.film())
    footage.parameters = golden.parameters
    footage.command = golden.command
    return footage
  }
}
