private import Foundation
internal import Goldens
private import Testing
private import XCTest

/// Reports an assertion's result to Swift Testing or XCTest, whichever runs the test.
struct Reporter {
  let place: Place

  @MainActor
  func report(_ finding: Finding, words: [String], failures: String?) {
    let text = words.joined(separator: "\n")
    guard Test.current != nil else {
      if !finding.isGood { XCTFail(text, file: place.file, line: place.line) }
      let notes = finding.warnings + (finding.status == .recorded ? words : [])
      if !notes.isEmpty { FileHandle.standardError.write(Data("\(place): warning: \(notes.joined(separator: "\n"))\n".utf8)) }
      return
    }
    let location = place.sourceLocation
    if !finding.isGood {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      if let failures { attach(finding, in: failures) }
    } else if finding.status == .recorded {
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
    }
    for warning in finding.warnings {
      Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
    }
  }

  /// Attaches the pictures of a failure to the test; `swift test --attachments-path DIR` keeps them.
  private func attach(_ finding: Finding, in failures: String) {
    let files = finding.files.map { [$0.first, $0.worst, $0.diff, $0.actual, $0.expected].compactMap(\.self) } ?? []
    for file in files {
      guard let data = FileManager.default.contents(atPath: "\(failures)/\(file)") else { continue }
      let name = file.split(separator: "/").suffix(2).joined(separator: "-")
      Attachment.record(Array(data), named: name, sourceLocation: place.sourceLocation)
    }
  }
}
