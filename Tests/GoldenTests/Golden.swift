import Foundation
import Testing

/// A file under `goldens/` that somebody has looked at, and what the code makes of it now.
///
/// Tests never write goldens: what differs goes to `.build/goldens-actual/`, from where `scripts/accept-goldens` takes it.
struct Golden {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "goldens")

  /// The path under `goldens/`.
  let name: String

  /// - Parameters:
  ///   - actual: the file's bytes as the code makes them now.
  ///   - difference: nil if the golden's bytes say the same as `actual`, otherwise how they differ.
  func expect(_ actual: [UInt8], difference: (_ golden: [UInt8]) throws -> String?) throws {
    guard let data = try? Data(contentsOf: Self.folder.appending(path: name)) else {
      try keep(actual)
      Issue.record("goldens/\(name) is missing: look at .build/goldens-actual/\(name), then scripts/accept-goldens \(name)")
      return
    }
    guard let difference = try difference(Array(data)) else { return }
    try keep(actual)
    Issue.record(
      "goldens/\(name) differs: \(difference). If .build/goldens-actual/\(name) is right: scripts/accept-goldens \(name)")
  }

  private func keep(_ bytes: [UInt8]) throws {
    let file = Self.root.appending(path: ".build/goldens-actual/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The text of a file in `Examples/`.
  static func example(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Examples/\(name)"), encoding: .utf8)
  }

  /// Every golden there is, by its path under `goldens/`.
  static func all() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let isFile = { (path: String) in
      try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    return Set(try paths.filter(isFile))
  }
}
