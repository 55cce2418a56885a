import Files
import Foundation

/// The user's cache directory, in which compiled sources are kept until they are old or too many.
///
/// The cache holds code, which runs with the user's rights. So nobody else may be able to put anything there, and an entry must
/// be this user's own (`PrivateDirectory`).
///
/// An entry is a directory that is renamed to its place when it is whole, so two programs at once do not disturb each other. Everything
/// here may vanish at any time.
struct SourceCache: Sendable {
  let directory: String
  /// Whether the directory goes when the program ends, because nothing lasting can be written.
  let isTemporary: Bool

  /// How long an entry stays that nobody uses, in seconds: a month.
  private static let age = 30.0 * 24 * 3600
  /// How many entries stay at most. One has about a third of a megabyte.
  private static let most = 300
  /// How many bytes all entries may have together: as much as a large film.
  private static let mostBytes = 256 << 20

  static func opened() throws(SourceProblem) -> SourceCache {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? environment["HOME"].map { $0 + "/.cache" }
    if let base, let directory = try? PrivateDirectory.made(base + "/render-transition"), isWritable(directory) {
      return SourceCache(directory: directory, isTemporary: false)
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "render-transition-\(UUID().uuidString)").path
    var isUsed = false
    defer { if !isUsed { FileSystem.removeEmptyDirectories(from: path, upTo: path) } }
    do {
      let directory = try PrivateDirectory.made(path)
      isUsed = isWritable(directory)
      if isUsed { return SourceCache(directory: directory, isTemporary: true) }
    } catch {
      throw SourceProblem("nothing can be compiled, as the cache directory cannot be used, either: \(error)")
    }
    throw SourceProblem("neither the cache directory nor \(FileManager.default.temporaryDirectory.path) can be written to")
  }

  private static func isWritable(_ path: String) -> Bool {
    let probe = path + "/.probe-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: probe) }
    return FileManager.default.createFile(atPath: probe, contents: Data([0]))
  }

  /// The place of an entry, which counts as used from now on.
  func entry(_ key: String) -> String { "\(directory)/\(key)" }

  func touch(_ entry: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry)
  }

  /// A directory for an entry that is being made.
  func draft() throws(SourceProblem) -> String {
    let path = "\(directory)/.new-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw NoRoom.problem(error, in: directory)
    }
    return path
  }

  /// Moves a whole draft to its place. Another program may have made the same entry in the meantime, which then counts.
  func keep(_ draft: String, as entry: String) {
    do {
      try FileManager.default.moveItem(atPath: draft, toPath: entry)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
    }
  }

  /// Removes what nobody has used for long, and the oldest beyond the limits.
  func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let entries = names.filter { $0.count == 32 || $0.hasPrefix(".new-") }.map { (name: $0, used: lastUse($0)) }
      .sorted { $0.used > $1.used }
    var bytes = 0
    for (index, entry) in entries.enumerated() {
      let limit = entry.name.hasPrefix(".") ? 3600 : Self.age
      bytes += size(entry.name)
      guard index >= Self.most || bytes > Self.mostBytes || -entry.used.timeIntervalSinceNow > limit else { continue }
      try? FileManager.default.removeItem(atPath: "\(directory)/\(entry.name)")
    }
  }

  private func size(_ name: String) -> Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(name)")) ?? []
    return files.reduce(0) { sum, file in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)/\(file)")
      return sum + ((facts?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  private func lastUse(_ name: String) -> Date {
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")
    return facts?[.modificationDate] as? Date ?? .distantPast
  }

  func remove() {
    if isTemporary { try? FileManager.default.removeItem(atPath: directory) }
  }
}
