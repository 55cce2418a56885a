import Foundation
import FuzzTargets
import Testing

/// The inputs that are kept for each target: what a fuzzer begins with, and what it once found.
enum Kept {
  private static let home = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz").standardized.path
  static let corpora = home + "/Corpora"
  static let regressions = home + "/Regressions"

  static func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  static func inputs(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    try [corpora, regressions].map { "\($0)/\(target.name)" }.flatMap { folder in
      try files(folder).map { ($0, Array(try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))) }
    }
  }
}

struct ReplayTests {
  /// No more than a fuzzer needs to get going, so that a clone stays small and this test short.
  private static let limits = (files: 40, bytes: 200_000)

  @Test(arguments: FuzzTarget.all.map(\.name)) @MainActor func whatIsKeptLeadsToNoFinding(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Kept.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      do {
        try target.run(input.bytes)
      } catch {
        Issue.record("\(input.name): \(error)")
      }
    }
  }

  @Test func corporaAreSmallAndHaveATarget() throws {
    let names = FuzzTarget.all.map(\.name)
    #expect(Kept.files(Kept.corpora).sorted() == names.sorted())
    #expect(Kept.files(Kept.regressions).allSatisfy(names.contains))
    for target in FuzzTarget.all {
      let folder = "\(Kept.corpora)/\(target.name)"
      let sizes = try Kept.files(folder).map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)")).count }
      #expect(sizes.count <= Self.limits.files && sizes.reduce(0, +) <= Self.limits.bytes, "\(target.name)")
    }
  }

  @Test @MainActor func aFindingIsTold() throws {
    let target = FuzzTarget("picky") { bytes in try demand(bytes.isEmpty, "there are bytes") }
    try target.run([])
    do {
      try target.run([1])
      Issue.record("nothing was found")
    } catch let finding as Finding {
      #expect(finding.description == "there are bytes")
    }
  }
}
