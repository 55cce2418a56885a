internal import Files
private import Foundation

/// The findings on many goldens, in the order of their names.
public struct Report: Sendable, Equatable, Codable {
  static let format = "render-transition golden report 2"
  private static let byteLimit = 1 << 28

  var format = Self.format
  var tool = ToolVersion.current
  /// The directory of the goldens, as whoever made the report spells it.
  public private(set) var goldens: String?
  /// The part of the goldens that the report is about; nil where it is about a single assertion.
  public internal(set) var coverage: Coverage?
  /// A sentence about what a merge could not look at; nil where it has looked at all.
  package var note: String?
  /// The findings, in order of their names.
  public private(set) var findings: [Finding]
  /// The hash of all else in the report, by which one is recognised that was damaged or changed.
  private var seal: String?

  /// Makes a report of findings about the goldens of a directory.
  public init(_ findings: [Finding], goldens: String? = nil, coverage: Coverage? = nil) {
    self.findings = findings.sorted { $0.name < $1.name }
    self.goldens = goldens
    self.coverage = coverage
  }

  /// How many findings came to this.
  public func count(_ status: Finding.Status) -> Int { findings.count { $0.status == status } }

  /// 0 where all is well, 1 where goldens differ, are missing or unclaimed or break the contract, 2 where something could not be
  /// compared.
  public var exitCode: Int32 {
    if count(.failed) > 0 { return 2 }
    return findings.contains { !$0.isGood } ? 1 : 0
  }

  /// A line with the number of findings of each status.
  public var summary: String {
    let words: [(Finding.Status, String)] = [
      (.same, "same"), (.within, "within limits"), (.recorded, "recorded"), (.differs, "different"), (.missing, "missing"),
      (.broken, "breaking the contract"), (.failed, "failed"), (.unclaimed, "unclaimed"),
    ]
    let parts = words.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    return parts.isEmpty ? "no goldens" : parts.joined(separator: ", ")
  }

  // MARK: As a file

  /// The report as the text of `report.json`.
  public var json: String {
    var sealed = self
    sealed.seal = content
    return sealed.text
  }

  /// The hash of everything but the seal.
  private var content: String {
    var report = self
    report.seal = nil
    return PixelHash(Array(report.text.utf8)).description
  }

  private var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a `report.json`.
  public static func read(_ path: String) throws(GoldenError) -> Report {
    try part(path).intact(path)
  }

  /// Reads a `report.json` to be merged: whether it is intact is looked at after whether it belongs to the others.
  package static func part(_ path: String) throws(GoldenError) -> Report {
    let parts = PathParts(path)
    let bytes = try onFiles { () throws(FileError) in
      try EnclosedFiles(parts.place).bytes(of: parts.name, limit: byteLimit)
    }
    guard let bytes else { throw .files("cannot read \(path): there is no such file") }
    return try Report(part: bytes, name: path)
  }

  /// - Parameter name: what errors call the file.
  package init(json bytes: [UInt8], name: String) throws(GoldenError) {
    self = try Report(part: bytes, name: name).intact(name)
  }

  private init(part bytes: [UInt8], name: String) throws(GoldenError) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)), report.format == Self.format else {
      throw .files("\(name) is not a report of goldens: name a report.json that this release's golden verify has written")
    }
    for finding in report.findings {
      _ = try Golden(finding.name, in: "goldens")
      guard finding.files?.isOf(finding.name) ?? true else {
        throw .files("\(name): the pictures of \(finding.name) are not where a report has them")
      }
    }
    self = report
    seal = seal ?? "none"
  }

  /// The report without its seal. A report that was not read has none, and is intact.
  func intact(_ file: String) throws(GoldenError) -> Report {
    let names = findings.filter { $0.status != .unclaimed }.map(\.name)
    let claimed = coverage.map { $0.isPossible ? $0.claimed : [] } ?? names
    let isWhole = names == claimed && findings.map(\.name) == Set(findings.map(\.name)).sorted()
    guard seal == nil || isWhole && seal == content else {
      throw .files("\(file) is damaged, or was changed after it was written: run golden verify again")
    }
    var report = self
    report.seal = nil
    return report
  }
}

extension Finding.Files {
  /// Whether every path is the one that the file has by its name.
  fileprivate func isOf(_ name: String) -> Bool {
    let all = [("expected", expected), ("actual", actual), ("diff", diff), ("first", first), ("worst", worst)]
    return all.allSatisfy { file, path in path.map { $0 == "\(FailureFiles.folder)/\(name)/\(file).png" } ?? true }
  }
}
