import Files
import Foundation
import Goldens

extension GoldenRun {
  /// The run that a command line asks for.
  init(_ arguments: Arguments, mode: RecordMode) throws {
    directory = try arguments.goldenDirectory(isMade: mode == .all)
    let report = try arguments.reportDirectory(besides: directory)
    if mode == .all { try arguments.expectMayRecord() }
    try arguments.expectResults(outside: directory)
    claimed = try GoldenCase.all(arguments, in: directory)
    let meant = claimed.filter { arguments.isMeant($0.name) }
    let parts = arguments.all(.only)
    guard !meant.isEmpty else {
      throw UsageError(
        "no golden has “\(parts.joined(separator: "” or “"))” in its name", nearest: parts.last ?? "",
        among: claimed.map(\.name), otherwise: "`golden verify \(directory)` names them all in its report")
    }
    let shard = arguments[.shard] ?? Shard(index: 1, count: 1)
    cases = Coverage.part(shard.index, of: shard.count, meant)
    jobs = arguments[.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    check = GoldenCheck(
      mode: mode, limits: arguments.limits, failures: report, jobs: cases.count == 1 ? jobs : 1,
      allowsDiagnostics: arguments.has(.allowDiagnostics))
    claimsAll = mode == .never && parts.isEmpty
    output = GoldenOutput(arguments, report)
    coverage = Coverage(
      of: meant.map { ($0.name, $0.parameters) }, shard: shard.index, shards: shard.count,
      options: arguments.comparisonWords(mode))
    if arguments.limits != .exact { try expectPictures(of: cases) }
  }

  /// Refuses limits for goldens that do not keep the pictures to which limits are applied.
  private func expectPictures(of cases: [GoldenCase]) throws {
    for golden in cases {
      let facts = try? Golden(golden.name, in: directory).read()?.facts
      guard let keep = facts.map({ $0.kept.isWhole(of: $0.frames.count) ? .film : $0.kept }) ?? golden.keep, keep != .film else {
        continue
      }
      throw UsageError(
        "\(golden.name) keeps \(keep == .hashes ? "hashes alone" : "only some frames"), which are compared exactly: take the --allow-… away, "
          + "or record it with --keep film")
    }
  }
}

extension GoldenOutput {
  /// - Parameter directory: where the report goes.
  init(_ arguments: Arguments, _ directory: String) {
    self.init(
      directory: directory, isElsewhere: arguments.has(.report), junit: arguments[.junit], summary: arguments[.resultSummary],
      reporting: Reporting(arguments))
  }
}

extension Arguments {
  /// The one directory that a golden command works on.
  /// - Parameter isMade: whether it may be missing, because the command makes it.
  func goldenDirectory(isMade: Bool = false) throws -> String {
    guard rest.count > 1, !rest[1].isEmpty else { throw UsageError("no directory of goldens is given: name one, like goldens") }
    guard rest.count == 2 else { throw UsageError("one directory of goldens at a time, not “\(rest[1])” and “\(rest[2])”") }
    let directory = rest[1].withoutLastSlash
    if !Output.isDirectory(directory) {
      guard !FileManager.default.fileExists(atPath: directory) else { throw GoldenError.files("\(directory) is no directory") }
      guard isMade else {
        throw GoldenError.files("there is no directory \(directory): `\(Program.name) golden record \(directory)` makes it")
      }
    }
    return directory
  }

  /// The directory that the report goes to, which is made in a directory that must be there. It may not lie among the goldens, because
  /// its pictures would be taken for goldens.
  func reportDirectory(besides goldens: String? = nil) throws -> String {
    let report = self[.report] ?? "golden-report"
    guard !report.isEmpty else { throw UsageError("--report takes a directory, not “”") }
    if let goldens {
      let (inner, outer) = (URL(filePath: report).standardized.path + "/", URL(filePath: goldens).standardized.path + "/")
      if inner.hasPrefix(outer) {
        throw UsageError("--report \(report) lies among the goldens in \(goldens): name a directory outside")
      }
    }
    let place = PathParts(report.withoutLastSlash).directory
    guard place.isEmpty || Output.isDirectory(place) else {
      throw GoldenError.files("cannot make the directory \(report): there is no directory \(place)")
    }
    return report.withoutLastSlash
  }

  /// Refuses a file of results that lies among the goldens, or in the place of the manifest.
  fileprivate func expectResults(outside goldens: String) throws(UsageError) {
    let outer = URL(filePath: goldens).standardized.path + "/"
    let manifest = self[.manifest].flatMap(Output.identity)
    for option in [AnyOption.junit, AnyOption.resultSummary] {
      guard let path = self[option] else { continue }
      if URL(filePath: path).standardized.path.hasPrefix(outer) || manifest != nil && manifest == Output.identity(of: path) {
        throw UsageError("\(option.spelling) \(path) lies among what is read here: name a file outside")
      }
    }
  }

  /// Whether `--only` lets a name through.
  func isMeant(_ name: String) -> Bool {
    let parts = all(.only)
    return parts.isEmpty || parts.contains { name.contains($0) }
  }

  /// The command and its options that decide which goldens are compared, and how.
  fileprivate func comparisonWords(_ mode: RecordMode) -> [String] {
    let deciding: [AnyOption] = [.only, .allowLevels, .allowPerceptual, .allowShare, .allowDiagnostics, .keep]
    let given = deciding.filter(has).flatMap { option in
      option.valueName == nil ? [option.spelling] : texts(option).flatMap { [option.spelling, $0] }
    }
    return [mode == .all ? "record" : "verify"] + given
  }

  /// Refuses to record where a CI service runs the command, because what it compares with would always be the same.
  fileprivate func expectMayRecord() throws(UsageError) {
    let service = ProcessInfo.processInfo.environment["CI"] ?? ""
    guard !["", "0", "false"].contains(service.lowercased()), !has(.ciRecord) else { return }
    throw UsageError("CI is set, and goldens that CI records are looked at by nobody: record them elsewhere, or add --ci-record")
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
