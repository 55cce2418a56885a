import Files
import Foundation
import Goldens
import SourcePrograms

extension GoldenRun {
  /// The run that a command line asks for.
  init(_ arguments: Arguments, mode: RecordMode) async throws {
    directory = try arguments.goldenDirectory(isMade: mode == .all)
    let report = try arguments.reportDirectory(besides: directory)
    if mode == .all { try arguments.expectMayRecord() }
    try arguments.expectResults(outside: directory, report, inputs: arguments.all(.manifest))
    output = GoldenOutput(arguments, report)
    // A process that films one golden for another process writes no report.
    hold = Handover.received == nil ? try DirectoryHold(report) : nil
    if Handover.received == nil { output.removeOldReport() }
    let goldens = directory
    claimed = try await output.sayingWhy { try GoldenCase.all(arguments, in: goldens) }
    let meant = claimed.filter { arguments.isMeant($0.name) }
    let parts = arguments.all(.only)
    try arguments.expectMeaning(claimed.map(\.name), otherwise: "`golden verify \(directory)` names them all in its report")
    let shard = arguments[.shard] ?? Shard(index: 1, count: 1)
    cases = Coverage.part(shard.index, of: shard.count, meant)
    jobs = arguments[.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    check = GoldenCheck(
      mode: mode, limits: arguments.limits, failures: report, jobs: cases.count == 1 ? jobs : 1,
      allowsDiagnostics: arguments.has(.allowDiagnostics))
    claimsAll = mode == .never && parts.isEmpty
    coverage = Coverage(
      of: meant.map { ($0.name, $0.parameters) }, shard: shard.index, shards: shard.count,
      options: arguments.comparisonWords(mode), choice: arguments.words(of: AnyOption.goldenChoiceOfAll))
    isRecording = mode == .all
    if arguments.limits != .exact { try expectPictures(of: cases) }
    if arguments.limits.allowsAnything {
      throw UsageError("\(arguments.limits) lets every film be any other, so that nothing is compared: take less of --allow-…")
    }
    if cases.isEmpty {
      Console.say("warning: part \(shard.index)/\(shard.count) has none of the \(meant.count.of("golden"))")
    }
    for golden in cases {
      guard let wanted = arguments[.keep], let kept = golden.keep, kept != wanted else { continue }
      output.reporting.say("warning: \(golden.name) keeps \(kept.rawValue), as its line says, not \(wanted.rawValue)")
    }
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

  /// Refuses a file of results that lies among the goldens, or in the place of something else that is read or written here.
  /// - Parameters:
  ///   - goldens: their directory; nil where none is read.
  ///   - report: the directory that the report goes to.
  ///   - inputs: other files that are read.
  func expectResults(outside goldens: String? = nil, _ report: String, inputs: [String]) throws {
    func place(_ path: String) -> String { URL(filePath: Target.real(path)).standardized.path }
    let outer = goldens.map { place($0) + "/" }
    var others = ["report.json", "index.html"].map { place("\(report)/\($0)") }
    let failures = place("\(report)/\(FailureFiles.folder)") + "/"
    let read = inputs.compactMap { Output.identity(of: $0) }
    for option in [AnyOption.junit, AnyOption.resultSummary] {
      guard let path = self[option] else { continue }
      let own = place(path)
      if outer.map(own.hasPrefix) ?? false || Output.identity(of: path).map(read.contains) ?? false {
        throw UsageError("\(option.spelling) \(path) lies among what is read here: name a file outside")
      }
      if others.contains(own) || own.hasPrefix(failures) {
        throw UsageError("\(option.spelling) \(path) is written here as something else: name another file")
      }
      others.append(own)
      let directory = PathParts(path).place
      guard Output.isDirectory(directory) || place(directory) == place(report) else {
        throw GoldenError.files("cannot write \(path): there is no directory \(directory)")
      }
    }
  }

  /// Whether `--only` lets a name through.
  func isMeant(_ name: String) -> Bool {
    let parts = all(.only)
    return parts.isEmpty || parts.contains { name.contains($0) }
  }

  /// Refuses a part of a name that none of the names has.
  func expectMeaning(_ names: [String], otherwise: String) throws(UsageError) {
    for part in all(.only) where !names.contains(where: { $0.contains(part) }) {
      throw UsageError("no golden has “\(part)” in its name", nearest: part, among: names, otherwise: otherwise)
    }
  }

  /// The command and its options that decide which goldens are compared, and how.
  fileprivate func comparisonWords(_ mode: RecordMode) -> [String] {
    let deciding: [AnyOption] = [.only, .allowLevels, .allowPerceptual, .allowShare, .allowDiagnostics, .keep]
    return [mode == .all ? "record" : "verify"] + words(of: deciding)
  }

  /// The options of a list that are given, as one would type them.
  fileprivate func words(of list: [AnyOption]) -> [String] {
    list.filter(has).flatMap { option in
      option.valueName == nil ? [option.spelling] : texts(option).flatMap { [option.spelling, $0] }
    }
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
