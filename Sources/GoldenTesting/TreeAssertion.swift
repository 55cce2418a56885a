private import Foundation
public import Goldens
private import Testing
public import TransitionKit
private import XCTest

/// Compares the stage's views, as `stage.describe()` writes them, with the golden text `goldens/NAME.txt`.
///
/// It is recorded and accepted as pictures are: see `record` of the other assertions. Returns whether the text is the golden's or has become it.
@MainActor @discardableResult
public func assertTree(
  _ stage: Stage, matches name: String? = nil, record: RecordMode? = nil, directory: String? = nil,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) throws -> Bool {
  let place = Place(fileID, file, line, column, function)
  let settings = GoldenSettings(
    record: record, keep: nil, limits: nil, directory: directory, allowsDiagnostics: nil
  ).over(.inForce)
  let goldens = PackageRoot.path(settings.directory ?? GoldenAssertion.standardDirectory, of: file)
  let path = try "\(goldens)/\(Golden.name(for: name ?? TestName.current(place))).txt"
  let text = TreeText(actual: stage.describe(), golden: try? String(contentsOfFile: path, encoding: .utf8), path: path)
  let (report, isGood) = try text.finish(ModeInForce(code: settings.record).mode)
  if let report { place.report(report, isGood: isGood) }
  return isGood
}

/// A tree of views, and the text that it is compared with.
private struct TreeText {
  let actual: String
  let golden: String?
  let path: String

  /// Records the text where the mode says so; returns what to tell, if anything.
  func finish(_ mode: RecordMode) throws -> (report: String?, isGood: Bool) {
    guard golden != actual else { return (nil, true) }
    let records = mode == .all || mode == .failed || (mode == .missing && golden == nil)
    guard records else {
      let advice = "to accept it: RECORD_GOLDENS=failed swift test"
      guard let golden else { return ("there is no golden \(path); \(advice)", false) }
      return ("the views differ from \(path):\n\(difference(from: golden))\n\(advice)", false)
    }
    let directory = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try actual.write(toFile: path, atomically: true, encoding: .utf8)
    return ("recorded \(path): look at it, and check it in", true)
  }

  /// The lines that only one of both has, in order: the golden's with a minus, this one's with a plus.
  private func difference(from golden: String) -> String {
    let (old, new) = (golden.split(separator: "\n"), actual.split(separator: "\n"))
    let changes = new.difference(from: old)
    let lines = changes.map { change -> (place: Int, line: String) in
      switch change {
      case .remove(let place, let line, _): (2 * place, "- \(line)")
      case .insert(let place, let line, _): (2 * place + 1, "+ \(line)")
      }
    }
    return lines.sorted { $0.place < $1.place }.map(\.line).joined(separator: "\n")
  }
}

extension Place {
  fileprivate func report(_ text: String, isGood: Bool) {
    guard Test.current != nil else {
      if !isGood { return XCTFail(text, file: file, line: line) }
      return FileHandle.standardError.write(Data("\(self): warning: \(text)\n".utf8))
    }
    Issue.record(Comment(rawValue: text), severity: isGood ? .warning : .error, sourceLocation: sourceLocation)
  }
}
