private import Foundation
private import Synchronization

/// Directories of a report, made and removed by checks that run beside each other: none goes while another makes one in it.
enum Folders {
  private static let changes = Mutex(())

  /// Makes the directory that a file lies in, and those around it.
  static func make(around file: String) throws(GoldenError) {
    let directory = (file as NSString).deletingLastPathComponent
    guard !directory.isEmpty, !FileManager.default.fileExists(atPath: directory) else { return }
    do {
      try changes.withLock { _ in
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      }
    } catch {
      throw .files("cannot make the directory \(directory): \(error.localizedDescription)")
    }
  }

  /// Removes the directory and those around it, up to `root`, as far as they are empty.
  static func removeEmpty(_ directory: String, upTo root: String) {
    changes.withLock { _ in
      var directory = directory
      while directory.count >= root.count {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory), names.isEmpty,
          (try? FileManager.default.removeItem(atPath: directory)) != nil
        else { return }
        directory = (directory as NSString).deletingLastPathComponent
      }
    }
  }
}
