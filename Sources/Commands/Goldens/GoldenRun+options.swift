import Foundation
import Goldens

extension GoldenRun {
  /// The run that a command line asks for.
  init(_ arguments: Arguments, mode: RecordMode) throws {
    directory = try arguments.goldenDirectory()
    let report = try arguments.reportDirectory(besides: directory)
    claimed = try GoldenCase.all(arguments, in: directory)
    let meant = claimed.filter { arguments.isMeant($0.name) }
    let parts = arguments.all(.only)
    guard !meant.isEmpty else {
      throw UsageError(
        "no golden has “\(parts.joined(separator: "” or “"))” in its name", nearest: parts.last ?? "",
        among: claimed.map(\.name), otherwise: "`golden verify \(directory)` names them all in its report")
    }
    cases = arguments[.shard]?.part(of: meant) ?? meant
    jobs = arguments[.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    check = GoldenCheck(
      mode: mode, limits: arguments.limits, failures: report, jobs: cases.count == 1 ? jobs : 1,
      allowsDiagnostics: arguments.has(.allowDiagnostics))
    claimsAll = mode == .never && parts.isEmpty
    output = GoldenOutput(arguments, report)
  }
}

extension GoldenOutput {
  /// - Parameter directory: where the report goes.
  init(_ arguments: Arguments, _ directory: String) {
    self.init(
      directory: directory, isElsewhere: arguments.has(.report), junit: arguments[.junit], reporting: Reporting(arguments))
  }
}

extension Arguments {
  /// The one directory that a golden command works on.
  func goldenDirectory() throws(UsageError) -> String {
    guard rest.count > 1, !rest[1].isEmpty else { throw UsageError("no directory of goldens is given: name one, like goldens") }
    guard rest.count == 2 else { throw UsageError("one directory of goldens at a time, not “\(rest[1])” and “\(rest[2])”") }
    return rest[1].withoutLastSlash
  }

  /// The directory that the report goes to. It may not lie among the goldens, because its pictures would be taken for goldens.
  func reportDirectory(besides goldens: String? = nil) throws(UsageError) -> String {
    let report = self[.report] ?? "golden-report"
    guard !report.isEmpty else { throw UsageError("--report takes a directory, not “”") }
    if let goldens {
      let (inner, outer) = (URL(filePath: report).standardized.path + "/", URL(filePath: goldens).standardized.path + "/")
      if inner.hasPrefix(outer) {
        throw UsageError("--report \(report) lies among the goldens in \(goldens): name a directory outside")
      }
    }
    return report.withoutLastSlash
  }

  /// Whether `--only` lets a name through.
  func isMeant(_ name: String) -> Bool {
    let parts = all(.only)
    return parts.isEmpty || parts.contains { name.contains($0) }
  }

  fileprivate var limits: Limits {
    Limits(channel: self[.allowLevels], perceptual: self[.allowPerceptual], share: (self[.allowShare] ?? 0) / 100)
  }
}

extension String {
  /// The path of a directory without a slash at its end.
  var withoutLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}

/// One of several parts of the goldens: `2/4`.
struct Shard: Sendable {
  let index: Int
  let count: Int

  /// Every n-th case: neighbours, which are often alike, go to different machines.
  func part(of cases: [GoldenCase]) -> [GoldenCase] {
    cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}

extension ValueKind<Shard> {
  static var shard: Self {
    Self(ValueKind<String>.file.form) { text, _, _ throws(UsageError) in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...100_000).contains(count),
        (1...count).contains(index)
      else { throw UsageError("--shard takes a part of a whole, like 2/4, not “\(text)”") }
      return Shard(index: index, count: count)
    }
  }
}
