import Files
import Foundation
import Testing

/// Files in directories that did not exist appear together, too.
struct StagingDirectoryTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test func filesOfAFreshDirectoryMayLieInPartsOfIt() throws {
    let path = scratch.path + "/fresh"
    let directory = try StagingDirectory(for: path)
    for byte in [1, 2, 3] as [UInt8] { try directory.add([byte]) }
    #expect(!FileManager.default.fileExists(atPath: path))
    try directory.finish(["a", "b/c", "b/d"]) { _ in false }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == ["a", "b", "b/c", "b/d"])
    #expect(FileManager.default.contents(atPath: path + "/b/d") == Data([3]))
  }

  /// A part that cannot be moved to its place takes everything away again.
  @Test func whatCannotAppearWholeDoesNotAppear() throws {
    let path = scratch.path + "/fresh"
    let directory = try StagingDirectory(for: path)
    for byte in [1, 2] as [UInt8] { try directory.add([byte]) }
    #expect(throws: FileError.self) { try directory.finish(["b/c", "b/c/d"]) { _ in false } }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
