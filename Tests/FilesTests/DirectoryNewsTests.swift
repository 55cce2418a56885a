import Files
import Foundation
import Testing

/// Waiting for files to be saved, in each of the ways that editors save.
struct DirectoryNewsTests {
  private let directory: URL
  private let news = DirectoryNews()

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "directory-news-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: file)
    news.add(directory.path)
  }

  private var file: URL { directory.appending(path: "a") }

  private func expectNews(after change: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let old = FileStamp(of: file.path)
    #expect(!news.wait(seconds: 0), sourceLocation: sourceLocation)
    try change()
    #expect(news.wait(seconds: 5), sourceLocation: sourceLocation)
    while news.wait(seconds: 0.05) {}
    #expect(FileStamp(of: file.path) != old, sourceLocation: sourceLocation)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc"), "needs inotify")) func everyWayOfSavingIsNews() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try expectNews { try Data("three".utf8).write(to: file) }
    try expectNews { try Data("four4".utf8).write(to: file, options: .atomic) }
    try expectNews { try FileManager.default.removeItem(at: file) }
    #expect(FileStamp(of: file.path) == nil)
    let other = directory.appending(path: "b")
    try Data("five".utf8).write(to: other)
    while news.wait(seconds: 0.05) {}
    try expectNews { try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other) }
    #expect(FileStamp(of: file.path) == FileStamp(of: other.path))
  }

  @Test func withoutNewsWaitingTakesItsTime() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let begun = ContinuousClock.now
    #expect(!news.wait(seconds: 0.2))
    #expect(ContinuousClock.now - begun > .milliseconds(150))
    news.add(directory.appending(path: "nowhere").path)
    #expect(FileStamp(of: directory.appending(path: "nowhere").path) == nil)
  }
}
