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
    let directory = try StagingDirectory(for: path, in: .empty)
    for byte in [1, 2, 3] as [UInt8] { try directory.add([byte]) }
    #expect(!FileManager.default.fileExists(atPath: path))
    try directory.finish(["a", "b/c", "b/d"]) { _ in false }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == ["a", "b", "b/c", "b/d"])
    #expect(FileManager.default.contents(atPath: path + "/b/d") == Data([3]))
  }

  private func staged(_ bytes: [UInt8], for path: String, in room: StagingDirectory.Room = .empty) throws -> StagingDirectory {
    let directory = try StagingDirectory(for: path, in: room)
    for byte in bytes { try directory.add([byte]) }
    return directory
  }

  @Test func ofTwoWhoMakeADirectoryTheFirstHasItAlone() throws {
    let path = scratch.path + "/fresh"
    let (first, second) = (try staged([1, 2], for: path), try staged([3, 4, 5], for: path))
    try first.finish(["a", "b"]) { _ in false }
    #expect(throws: FileError.directoryNotEmpty(path)) { try second.finish(["a", "b", "c"]) { _ in false } }
    #expect(try scratch.names == ["fresh"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["a", "b"])
    #expect(try scratch.bytes("fresh/a") == [1] && scratch.bytes("fresh/b") == [2])
  }

  @Test(arguments: [false, true]) func aFileThatHasAppearedMeanwhileStays(wasThere: Bool) throws {
    let path = scratch.path + "/frames"
    if wasThere { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    let directory = try staged([1], for: path)
    if !wasThere { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    try scratch.put([9], "frames/a")
    #expect(throws: FileError.directoryNotEmpty(path)) { try directory.finish(["a"]) { _ in false } }
    #expect(try scratch.names == ["frames"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a"])
    #expect(try scratch.bytes("frames/a") == [9])
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    let path = scratch.path + "/frames"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try scratch.put([9], "frames/a")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path + "/a")
    try staged([1, 2], for: path, in: .replaced { $0.count == 1 }).finish(["a", "b"]) { _ in false }
    #expect(try scratch.bytes("frames/a") == [1] && scratch.bytes("frames/b") == [2])
    #expect(try FileManager.default.attributesOfItem(atPath: path + "/a")[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.attributesOfItem(atPath: path + "/b")[.posixPermissions] as? Int != 0o600)
  }

  @Test(arguments: [false, true]) func aFileOfANameThatMustBeFreeStays(comesLater: Bool) throws {
    let path = scratch.path + "/frames"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try scratch.put([9], "frames/notes")
    if !comesLater { try scratch.put([9], "frames/b") }
    #expect(throws: FileError.taken(file: "b", directory: path)) {
      let directory = try staged([1, 2], for: path, in: .free { $0.count == 1 })
      try scratch.put([9], "frames/b")
      try directory.finish(["a", "b"]) { _ in false }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["b", "notes"])
    try FileManager.default.removeItem(atPath: path + "/b")
    try staged([1, 2], for: path, in: .free { $0.count == 1 }).finish(["a", "b"]) { _ in false }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["a", "b", "notes"])
  }

  // MARK: What a killed process has left

  /// Leaves a hidden directory in `frames`, as a process does that is killed after its first move.
  private func leave(_ journal: String = rest, permissions: Int = 0o700, ofList: Int = 0o600) throws -> String {
    let hidden = "frames/.render-transition-1-1.tmp"
    try FileManager.default.createDirectory(atPath: scratch.path + "/" + hidden, withIntermediateDirectories: true)
    try scratch.put([1], "frames/a")
    try scratch.put([2], hidden + "/1")
    for name in ["frames/b", "frames/z", hidden + "/0.old"] { try scratch.put([8], name) }
    try scratch.put(Array(journal.utf8), hidden + "/journal")
    for (name, mode) in [("/journal", ofList), ("", permissions)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch.path + "/" + hidden + name)
    }
    return hidden
  }

  private static let rest = "render-transition moves 1\n+a\n+b\n-z\nend\n"

  @Test func theNextRunDoesTheRestOfTheMoves() throws {
    _ = try leave()
    let path = scratch.path + "/frames"
    _ = try StagingDirectory(for: path, in: .replaced { $0.count == 1 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["a", "b"])
    #expect(try scratch.bytes("frames/a") == [1] && scratch.bytes("frames/b") == [2])
  }

  private func expectNothingMoved(_ hidden: String) throws {
    #expect(try scratch.bytes("frames/b") == [8] && scratch.bytes("frames/z") == [8] && scratch.bytes(hidden + "/1") == [2])
  }

  /// Whoever fills a directory may have written the list.
  @Test func aListIsNotFollowedByARunThatReplacesNothing() throws {
    let hidden = try leave()
    let path = scratch.path + "/frames"
    #expect(throws: FileError.directoryNotEmpty(path)) { try StagingDirectory(for: path, in: .empty) }
    _ = try StagingDirectory(for: path, in: .free { _ in false })
    try expectNothingMoved(hidden)
  }

  @Test(arguments: ["a", "b", "z"]) func aListWithANameThatIsNotTheRunsIsNotFollowed(name: String) throws {
    let hidden = try leave()
    _ = try StagingDirectory(for: scratch.path + "/frames", in: .replaced { $0 != name })
    try expectNothingMoved(hidden)
  }

  @Test(arguments: [(0o720, 0o600), (0o702, 0o600), (0o700, 0o620), (0o700, 0o602)])
  func aListThatOthersMayWriteIsNotFollowed(directory: Int, list: Int) throws {
    let hidden = try leave(permissions: directory, ofList: list)
    _ = try StagingDirectory(for: scratch.path + "/frames", in: .replaced { _ in true })
    try expectNothingMoved(hidden)
  }

  @Test(.enabled(if: getuid() == 0, "only root gives files away"), arguments: ["", "/journal"])
  func aListOfAnotherUserIsNotFollowed(part: String) throws {
    let hidden = try leave()
    try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: scratch.path + "/" + hidden + part)
    _ = try StagingDirectory(for: scratch.path + "/frames", in: .replaced { _ in true })
    try expectNothingMoved(hidden)
  }

  @Test func theListAndItsDirectoryAreTheUsersAlone() throws {
    let path = scratch.path + "/frames"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let directory = try staged([1], for: path, in: .replaced { _ in true })
    let hidden = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
    let mode = try FileManager.default.attributesOfItem(atPath: path + "/" + hidden)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    try directory.finish(["a"]) { _ in false }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a"])
  }

  @Test(arguments: [
    "render-transition moves 1\n+a\n+b\n", "render-transition moves 1\n+a\n+../b\nend\n", "+a\n+b\nend\n", "",
    "render-transition moves 1\n+a\n*b\nend\n",
  ])
  func aListThatIsNotWholeIsNotFollowed(journal: String) throws {
    let hidden = try leave(journal)
    try staged([5], for: scratch.path + "/frames", in: .replaced { $0.count == 1 }).finish(["c"]) { _ in false }
    try expectNothingMoved(hidden)
    #expect(try scratch.names == ["frames"])
  }

  /// A part that cannot be moved to its place takes everything away again.
  @Test func whatCannotAppearWholeDoesNotAppear() throws {
    let path = scratch.path + "/fresh"
    let directory = try StagingDirectory(for: path, in: .empty)
    for byte in [1, 2] as [UInt8] { try directory.add([byte]) }
    #expect(throws: FileError.self) { try directory.finish(["b/c", "b/c/d"]) { _ in false } }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
