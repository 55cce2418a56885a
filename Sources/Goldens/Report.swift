private import Foundation

/// The findings on many goldens, in the order of their names.
public struct Report: Sendable, Equatable, Codable {
  static let format = "render-transition golden report 1"
  private static let byteLimit = 1 << 28

  var format = Self.format
  var tool = ToolVersion.current
  /// The directory of the goldens, as whoever made the report spells it.
  public private(set) var goldens: String?
  /// The findings, in order of their names.
  public private(set) var findings: [Finding]

  /// Makes a report of findings about the goldens of a directory.
  public init(_ findings: [Finding], goldens: String? = nil) {
    self.findings = findings.sorted { $0.name < $1.name }
    self.goldens = goldens
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

  // MARK: Shards

  /// Merges reports that each cover a part of the goldens; a golden that is unclaimed in one may be claimed in another.
  public static func merged(_ reports: [Report]) -> Report {
    var found: [String: Finding] = [:]
    for finding in reports.flatMap(\.findings) {
      if let other = found[finding.name], other.rank >= finding.rank { continue }
      found[finding.name] = finding
    }
    return Report(Array(found.values), goldens: reports.compactMap(\.goldens).first)
  }

  // MARK: As a file

  /// The report as the text of `report.json`.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a `report.json`.
  public static func read(_ path: String) throws(GoldenError) -> Report {
    try Report(json: WholeFile.read(path, limit: byteLimit), name: path)
  }

  /// - Parameter name: what errors call the file.
  package init(json bytes: [UInt8], name: String) throws(GoldenError) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)), report.format == Self.format else {
      throw .files("\(name) is not a report of goldens: name a report.json that golden verify has written")
    }
    for finding in report.findings { _ = try Golden(finding.name, in: "goldens") }
    self = report
  }
}

extension Finding {
  /// The rank of a finding: where reports disagree, the higher rank counts. Trouble ranks above success, and `unclaimed` lowest.
  fileprivate var rank: Int {
    let order: [Status] = [.unclaimed, .same, .within, .recorded, .missing, .differs, .broken, .failed]
    return order.firstIndex(of: status) ?? 0
  }
}
