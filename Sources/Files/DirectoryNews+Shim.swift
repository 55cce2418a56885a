private import CProcess

/// The facts about a file of which one changes when somebody saves it: the time of its last change, its size, and which file it is at all.
package struct FileStamp: Hashable, Sendable {
  private let device: Int64
  private let inode: Int64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of the file at a path, after following symbolic links; nil where there is none.
  package init?(of path: String) {
    var stamp: [Int64] = [0, 0, 0, 0, 0]
    guard unsafe directory_news_stamp(path, &stamp) == 0 else { return nil }
    (device, inode, size, seconds, nanoseconds) = (stamp[0], stamp[1], stamp[2], stamp[3], stamp[4])
  }
}

/// Waits until something in some directories changes: a file is written, made, moved or removed.
///
/// Where the system tells no such news, waiting only takes its time.
package final class DirectoryNews: Sendable {
  private let source: Int32

  package init() {
    source = directory_news_open()
  }

  deinit {
    if source >= 0 { FileSystem.release(source) }
  }

  /// Takes news of a directory, too. One that is not there brings none until it is added again.
  package func add(_ directory: String) {
    _ = unsafe directory_news_add(source, directory)
  }

  /// Waits for news, for so many seconds at most; returns whether there is some.
  @discardableResult
  package func wait(seconds: Double) -> Bool {
    directory_news_wait(source, Int32(seconds * 1000)) != 0
  }
}
