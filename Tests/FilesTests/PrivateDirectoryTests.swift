import Files
import Foundation
import Testing

/// Directories for code, which nobody else may put there.
struct PrivateDirectoryTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func set(_ attribute: FileAttributeKey, _ value: Int, _ name: String) throws {
    try FileManager.default.setAttributes([attribute: value], ofItemAtPath: scratch.path + "/" + name)
  }

  private func expectRefusal(_ name: String, _ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      _ = try PrivateDirectory.made(scratch.path + "/" + name)
      Issue.record("it was not refused", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)".contains(words), "\(error)", sourceLocation: sourceLocation)
    }
  }

  @Test func itIsMadeForItsUserAlone() throws {
    let path = try PrivateDirectory.made(scratch.path + "/a/b")
    #expect(path.hasSuffix("/a/b") && PrivateDirectory.isOne(path))
    for part in ["a", "a/b"] {
      let mode = try FileManager.default.attributesOfItem(atPath: scratch.path + "/" + part)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
    #expect(try PrivateDirectory.made(scratch.path + "/a/b") == path)
  }

  @Test(arguments: [0o770, 0o707, 0o777]) func oneThatOthersMayWriteToIsRefused(mode: Int) throws {
    _ = try PrivateDirectory.made(scratch.path + "/a/b")
    try set(.posixPermissions, mode, "a/b")
    expectRefusal("a/b", "other users may write to it")
    #expect(!PrivateDirectory.isOne(scratch.path + "/a/b"))
  }

  /// Whoever may write to the directory around it may exchange it.
  @Test func oneThatOthersMayExchangeIsRefused() throws {
    _ = try PrivateDirectory.made(scratch.path + "/a/b/c")
    try set(.posixPermissions, 0o777, "a")
    expectRefusal("a/b/c", "other users may write to")
    try set(.posixPermissions, 0o1777, "a")
    _ = try PrivateDirectory.made(scratch.path + "/a/b/c")
  }

  @Test func aLinkInItsPlaceIsRefusedAndOneAroundItIsFollowed() throws {
    _ = try PrivateDirectory.made(scratch.path + "/real/c")
    for (link, target) in [("c", "real/c"), ("around", "real")] {
      try FileManager.default.createSymbolicLink(atPath: scratch.path + "/" + link, withDestinationPath: target)
    }
    expectRefusal("c", "it is a link")
    #expect(try PrivateDirectory.made(scratch.path + "/around/c").hasSuffix("/real/c"))
  }

  @Test(.enabled(if: getuid() == 0, "only root gives files away"), arguments: ["a", "a/b"])
  func oneOfAnotherUserIsRefused(part: String) throws {
    _ = try PrivateDirectory.made(scratch.path + "/a/b")
    try set(.ownerAccountID, 65534, part)
    expectRefusal("a/b", "belongs to another user")
  }
}
