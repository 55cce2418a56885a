import Foundation
import Goldens

/// A temporary directory for goldens and failures; removed when the test lets go of it.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var goldens: String { path + "/goldens" }
  var report: String { path + "/report" }

  func golden(_ name: String) throws -> Golden { try Golden(name, in: goldens) }

  func check(_ mode: RecordMode, limits: Limits = .exact, allowsDiagnostics: Bool = false) -> GoldenCheck {
    GoldenCheck(mode: mode, limits: limits, failures: report, jobs: 2, allowsDiagnostics: allowsDiagnostics)
  }

  /// Accepts what a report shows, and returns the names.
  func accept(_ report: Report, where isMeant: (String) -> Bool = { _ in true }) throws -> [String] {
    try Acceptance(report, in: self.report, to: goldens, where: isMeant).run()
  }

  func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path + "/" + file))) }

  func text(_ file: String) throws -> String { String(decoding: try bytes(file), as: UTF8.self) }

  func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
    try Data(bytes).write(to: URL(filePath: path + "/" + file))
  }

  func makePipe(_ file: String) throws {
    let process = try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: [path + "/" + file])
    process.waitUntilExit()
  }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + file) }

  /// Everything under a directory that is a file, in order.
  func files(_ directory: String) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: path + "/" + directory)
    return all.filter { ($0 as NSString).pathExtension != "" }.sorted()
  }
}
