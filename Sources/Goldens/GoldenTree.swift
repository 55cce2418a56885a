internal import Files
private import Foundation

/// A directory of goldens.
package struct GoldenTree: Sendable {
  package let directory: String
  /// The most bytes of a test's source file.
  private static let sourceLimit = 1 << 24

  package init(_ directory: String) {
    self.directory = directory
  }

  /// The names of all goldens in order, also of those that lack one of their two files.
  package func names() throws(GoldenError) -> [String] {
    guard FileManager.default.fileExists(atPath: directory) else { return [] }
    let paths = try onFiles { () throws(FileError) in try EnclosedFiles(directory).names() }
    var names: Set<String> = []
    for path in paths where try isGolden(path) { names.insert((path as NSString).deletingPathExtension) }
    return names.sorted()
  }

  /// The paths of pictures without a JSON beside them, in order, but for those in `others`, which something else takes.
  package func lonePictures(besides others: Set<String>) -> [String] {
    let paths = Set((try? EnclosedFiles(directory).names()) ?? [])
    let taken = Set(others.map(Target.real))
    let lone = paths.filter { $0.hasSuffix(".png") && !paths.contains($0.dropLast(4) + ".json") }
    return lone.filter { !taken.contains(Target.real("\(directory)/\($0)")) }.sorted()
  }

  /// Whether a file is a golden's JSON, which says what it is. Other files are somebody else's, with the pictures beside them.
  private func isGolden(_ path: String) throws(GoldenError) -> Bool {
    guard path.hasSuffix(".json"), !PathParts(path).name.hasPrefix(".") else { return false }
    return try Golden.isFacts(path, in: EnclosedFiles(directory))
  }

  /// The goldens that are not in `claimed` and that no test claims. A test claims the goldens that it has recorded as long as its
  /// function is in its file.
  package func unclaimed(by claimed: Set<String>) throws(GoldenError) -> [String] {
    try names().filter { !claimed.contains($0) && !isClaimedByTest($0) }
  }

  private func isClaimedByTest(_ name: String) -> Bool {
    guard let stored = try? Golden(name, in: directory).read(), let test = stored.facts.test else { return false }
    let words = test.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, !words[0].hasPrefix("/"), !words[0].split(separator: "/").contains("..") else { return false }
    var package = URL(filePath: directory).absoluteURL.standardized
    while package.path != "/" {
      package.deleteLastPathComponent()
      if let source = try? EnclosedFiles(package.path).bytes(of: words[0], limit: Self.sourceLimit) {
        return String(decoding: source, as: UTF8.self).contains(words[1])
      }
    }
    return false
  }
}
