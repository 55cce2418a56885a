import Foundation
import Goldens

extension Arguments {
  /// The one directory that a golden command works on.
  func goldenDirectory() throws(UsageError) -> String {
    guard rest.count > 1, !rest[1].isEmpty else { throw UsageError("no directory of goldens is given: name one, like goldens") }
    guard rest.count == 2 else { throw UsageError("one directory of goldens at a time, not “\(rest[1])” and “\(rest[2])”") }
    let directory = rest[1]
    return directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
  }

  /// Where the report goes: never among the goldens, which it would be taken for.
  func reportDirectory(besides goldens: String? = nil) throws(UsageError) -> String {
    let report = text(.report) ?? "golden-report"
    guard !report.isEmpty else { throw UsageError("--report takes a directory, not “”") }
    if let goldens {
      let (inner, outer) = (URL(filePath: report).standardized.path + "/", URL(filePath: goldens).standardized.path + "/")
      if inner.hasPrefix(outer) {
        throw UsageError("--report \(report) lies among the goldens in \(goldens): name a directory outside")
      }
    }
    return report.count > 1 && report.hasSuffix("/") ? String(report.dropLast()) : report
  }

  /// Whether `--only` lets a name through.
  func isMeant(_ name: String) -> Bool {
    let parts = texts(.only)
    return parts.isEmpty || parts.contains { name.contains($0) }
  }

  var limits: Limits {
    Limits(
      channel: count(.allowLevels), perceptual: number(.allowPerceptual), share: (number(.allowShare) ?? 0) / 100)
  }
}

/// Which part of the goldens: `2/4`.
struct Shard {
  let index: Int
  let count: Int

  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.text(.shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...100_000).contains(count),
      (1...count).contains(index)
    else { throw UsageError("--shard takes a part of a whole, like 2/4, not “\(text)”") }
    (self.index, self.count) = (index, count)
  }

  /// Every n-th: neighbours, which are often alike, go to different machines.
  func part(of cases: [GoldenCase]) -> [GoldenCase] {
    cases.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
