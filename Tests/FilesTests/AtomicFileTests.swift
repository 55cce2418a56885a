import Files
import Foundation
import Testing

struct AtomicFileTests {
  @Test func itAppearsWhenItIsFinished() throws {
    let scratch = try Scratch()
    let file = try AtomicFile(scratch.path + "/out.gif")
    try file.write([1, 2])
    try file.write([3])
    #expect(try scratch.names.count == 1 && scratch.names != ["out.gif"])
    try file.finish()
    #expect(try scratch.names == ["out.gif"])
    #expect(try scratch.bytes("out.gif") == [1, 2, 3])
    file.discard()
    #expect(try scratch.names == ["out.gif"])
    #expect(throws: FileError.closed) { try file.write([4]) }
    #expect(throws: FileError.closed) { try file.finish() }
  }

  @Test func discardingLeavesTheOldFile() throws {
    let scratch = try Scratch()
    try scratch.put([9], "out.gif")
    let file = try AtomicFile(scratch.path + "/out.gif")
    try file.write([1])
    file.discard()
    file.discard()
    #expect(try scratch.names == ["out.gif"])
    #expect(try scratch.bytes("out.gif") == [9])
    #expect(throws: FileError.closed) { try file.finish() }
  }

  @Test func whatIsForgottenIsRemoved() throws {
    let scratch = try Scratch()
    do {
      let file = try AtomicFile(scratch.path + "/out.gif")
      try file.write([1])
      #expect(try scratch.names.count == 1)
    }
    #expect(try scratch.names.isEmpty)
  }

  @Test func permissionsAndLinksStay() throws {
    let scratch = try Scratch()
    try scratch.put([9], "real.gif")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.path + "/real.gif")
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/link.gif", withDestinationPath: "real.gif")
    let file = try AtomicFile(scratch.path + "/link.gif")
    try file.write([1])
    try file.finish()
    #expect(try scratch.bytes("real.gif") == [1])
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/real.gif")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/link.gif") == "real.gif")
  }

  /// The file that a link names is made, although it is not there yet.
  @Test func aLinkThatLeadsNowhereStaysALink() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path + "/deep", withIntermediateDirectories: false)
    for (link, place) in [("one.gif", "deep/two.gif"), ("deep/two.gif", "three.gif"), ("round", "round"), ("lost", "no/out")] {
      try FileManager.default.createSymbolicLink(atPath: scratch.path + "/" + link, withDestinationPath: place)
    }
    let file = try AtomicFile(scratch.path + "/one.gif")
    try file.write([1])
    try file.finish()
    #expect(try scratch.bytes("deep/three.gif") == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/one.gif") == "deep/two.gif")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/deep/two.gif") == "three.gif")
    for name in ["round", "lost"] { #expect(throws: FileError.self) { try AtomicFile(scratch.path + "/" + name) } }
  }

  @Test func relativePathsCountFromTheCurrentDirectory() throws {
    let name = "codecs-\(UUID().uuidString).gif"
    let file = try AtomicFile(name)
    try file.finish()
    #expect(FileManager.default.fileExists(atPath: FileManager.default.currentDirectoryPath + "/" + name))
    try FileManager.default.removeItem(atPath: name)
  }

  @Test func placesThatTakeNoFileAreNamed() throws {
    let scratch = try Scratch()
    try scratch.put([9], "file")
    func reason(_ path: String) -> String? {
      do {
        _ = try AtomicFile(path)
        return nil
      } catch .unwritable(let file, let reason) {
        return file == path ? reason : "another file is named"
      } catch {
        return "another error"
      }
    }
    #expect(reason(scratch.path) == "it is a directory; name a file in it")
    #expect(reason(scratch.path + "/new/") == "it names a directory; name a file in it")
    #expect(reason(scratch.path + "/missing/out.gif") == "there is no such file or directory")
    #expect(reason(scratch.path + "/file/out.gif") == "a part of the path is not a directory")
    #expect(reason("/dev/full") == "it is a device or pipe, not an ordinary file")
    #expect(reason("/proc/out.gif") == "there is no such file or directory")
    #expect(reason(scratch.path + "/" + String(repeating: "x", count: 5000)) != nil)
    #expect(throws: FileError.self) { try AtomicFile("") }
    #expect(throws: FileError.self) { try AtomicFile("a\0b") }
    #expect(try scratch.names == ["file"])
  }

  /// In a process of its own, whose outputs are all pending.
  @Test func everythingPendingCanBeRemovedAtOnce() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let file = try AtomicFile(scratch.path + "/out.gif")
      try file.write([1])
      let sequence = try StagingDirectory(for: scratch.path + "/shots", in: .empty)
      for number in 0..<11 as Range<UInt8> { try sequence.add([number]) }
      AtomicFile.removeAllPending()
      let left = try scratch.names
      precondition(left.isEmpty)
      try FileManager.default.removeItem(atPath: scratch.path)
      exit(0)
    }
  }

  @Test func aFullDeviceIsNamed() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let sink = DescriptorSink(descriptor: full.fileDescriptor, name: "standard output")
    let error = FileError.unwritable(file: "standard output", reason: "no space is left on the device")
    #expect(throws: error) { try sink.write([1]) }
    #expect(error.description == "cannot write standard output: no space is left on the device")
  }
}
