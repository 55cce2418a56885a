import Files
import Foundation

/// The files that a film is made of, and whether somebody has saved one of them.
struct WatchedFiles: Sendable {
  /// Files that are watched by themselves.
  private(set) var files: Set<String> = []
  /// Directories whose Swift files are watched.
  private var directories: Set<String> = []
  /// Directories whose Swift files are watched, and those of all directories below.
  private var trees: Set<String> = []

  /// The stamps of the watched files at one moment, by their paths.
  typealias Stamps = [String: FileStamp]

  var isEmpty: Bool { files.isEmpty && trees.isEmpty }

  mutating func add(_ file: String) { files.insert(file) }

  /// Adds a style's file, and those beside it, which may declare what it uses.
  mutating func addSource(_ file: String) {
    files.insert(file)
    directories.insert(Self.directory(of: file))
  }

  /// Adds a file or a directory that `--source` names.
  mutating func addSources(_ path: String) {
    if path.hasSuffix(".swift") { files.insert(path) } else { trees.insert(path) }
  }

  mutating func remove(_ file: String) { files.remove(file) }

  private static func directory(of file: String) -> String {
    let directory = (file as NSString).deletingLastPathComponent
    return directory.isEmpty ? "." : directory
  }

  // MARK: What there is now

  /// All files by their paths, those in directories too.
  var paths: Set<String> { files.union(directories.flatMap(Self.sources) + allTrees.flatMap(Self.sources)) }

  /// The files and what they are like.
  var stamps: Stamps {
    var stamps: Stamps = [:]
    for file in paths { stamps[file] = FileStamp(of: file) }
    return stamps
  }

  /// The directories whose news tell of these files. Where a file is a link, its target's directory is among them.
  var places: Set<String> {
    let targets = files.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    return directories.union(allTrees).union((Array(files) + targets).map(Self.directory))
  }

  private static func sources(in directory: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { directory == "." ? $0 : "\(directory)/\($0)" }
  }

  /// The trees' directories, hidden ones left out.
  private var allTrees: [String] {
    trees.flatMap { tree in
      let below = FileManager.default.enumerator(
        at: URL(filePath: tree), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      let found = (below?.allObjects ?? []).compactMap { $0 as? URL }
      return [tree] + found.filter(\.hasDirectoryPath).map(\.path)
    }
  }
}

/// Waits until a watched file is saved. It does not matter how: in its place, or by another file that takes its name.
final class FileWatch: Sendable {
  /// The longest time without a look at the files, in seconds: not every file system tells its news.
  private static let longest = 2.0
  /// How long nothing must have changed before a save counts as done, in seconds.
  private static let pause = 0.03
  /// How long a save is waited for at most, in seconds.
  private static let patience = 1.0

  private let files: WatchedFiles
  private let news = DirectoryNews()

  init(_ files: WatchedFiles) {
    self.files = files
  }

  /// The files' stamps as they are now. A change that comes later is not missed.
  func look() -> WatchedFiles.Stamps {
    files.places.forEach(news.add)
    return files.stamps
  }

  /// Whether the files are other than they were. Asked often, it only looks at them where there is news.
  func differs(from old: WatchedFiles.Stamps) -> Bool {
    news.wait(seconds: 0) && files.stamps != old
  }

  /// Waits until the files are other than they were, and no longer in the middle of a save.
  func change(from old: WatchedFiles.Stamps) -> WatchedFiles.Stamps {
    while true {
      var now = look()
      guard now != old else {
        news.wait(seconds: Self.longest)
        continue
      }
      var waited = 0.0
      while waited < Self.patience {
        Thread.sleep(forTimeInterval: Self.pause)
        waited += Self.pause
        let next = look()
        // A file that another is about to replace is away for a moment.
        if next == now, files.files.allSatisfy({ next[$0] != nil || old[$0] == nil }) { break }
        now = next
      }
      return now
    }
  }
}
