internal import Files
private import Foundation

/// The commit that is checked out around a directory, as Git's own files tell it. No other program is run.
enum Checkout {
  /// The most bytes of a file of Git's that is read.
  private static let limit = 1 << 24

  /// The commit's hash; nil where the directory lies in no checkout.
  static func commit(at directory: String) -> String? {
    var place = URL(filePath: directory).absoluteURL.standardized
    while true {
      if let hash = commit(in: place.path) { return hash }
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// The commit of a checkout's root. Its `.git` is a directory, or in a further worktree a file that names one.
  private static func commit(in root: String) -> String? {
    guard let link = text("\(root)/.git"), link.hasPrefix("gitdir: ") else { return head(of: "\(root)/.git") }
    let path = link.dropFirst("gitdir: ".count)
    return head(of: path.hasPrefix("/") ? String(path) : "\(root)/\(path)")
  }

  private static func head(of git: String) -> String? {
    guard let head = text("\(git)/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return hash(head) }
    let name = String(head.dropFirst("ref: ".count))
    guard !name.split(separator: "/").contains("..") else { return nil }
    let shared = text("\(git)/commondir").map { $0.hasPrefix("/") ? $0 : "\(git)/\($0)" } ?? git
    for place in [git, shared] {
      if let found = text("\(place)/\(name)").flatMap(hash) { return found }
    }
    let line = text("\(shared)/packed-refs")?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
    return line?.split(separator: " ").first.flatMap { hash(String($0)) }
  }

  private static func hash(_ text: String) -> String? {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit) ? text : nil
  }

  /// The text of an ordinary file, without the space around it.
  private static func text(_ path: String) -> String? {
    let parts = PathParts(path)
    guard let bytes = try? EnclosedFiles(parts.place).bytes(of: parts.name, limit: limit) else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
