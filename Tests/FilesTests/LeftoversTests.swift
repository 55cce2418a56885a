import Files
import Foundation
import Testing

/// What killed processes have left goes with the next output; what others may still need stays.
struct LeftoversTests {
  /// More than any system numbers processes.
  private static let gone = ".render-transition-2000000000"

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: scratch.path + "/" + name, withIntermediateDirectories: true)
  }

  private func writeOutput() throws {
    let file = try AtomicFile(scratch.path + "/out")
    try file.finish()
  }

  @Test func filesAndDirectoriesOfDeadProcessesGo() throws {
    try scratch.put([1], "\(Self.gone)-1.tmp")
    try makeDirectory("\(Self.gone)-2.tmp/deep")
    for name in ["0", "journal", "deep/1"] { try scratch.put([1], "\(Self.gone)-2.tmp/\(name)") }
    try writeOutput()
    #expect(try scratch.names == ["out"])
  }

  @Test func anEmptyDirectoryIsOneAlsoWithLeftovers() throws {
    try scratch.put([1], "\(Self.gone)-1.tmp")
    let directory = try StagingDirectory(for: scratch.path, in: .empty)
    try directory.add([7])
    try directory.finish(["a"]) { _ in false }
    #expect(try scratch.names == ["a"])
  }

  @Test func whatMayBeNeededStays() throws {
    let own = ".render-transition-\(ProcessInfo.processInfo.processIdentifier)-99999.tmp"
    let others = [own, ".render-transition-x-1.tmp", "\(Self.gone).tmp", "\(Self.gone)-1.txt"]
    for name in others { try scratch.put([1], name) }
    try scratch.put([1], "precious")
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/\(Self.gone)-3.tmp", withDestinationPath: "precious")
    try makeDirectory("\(Self.gone)-4.tmp")
    try scratch.put(Array("render-transition moves 1\n+a\nend\n".utf8), "\(Self.gone)-4.tmp/journal")
    try writeOutput()
    #expect(try scratch.names == (others + ["\(Self.gone)-3.tmp", "\(Self.gone)-4.tmp", "out", "precious"]).sorted())
  }

  /// Another machine that shares the directory has other numbers: its lock tells.
  @Test func whatIsLockedStays() throws {
    let name = "\(Self.gone)-5.tmp"
    let hold = try DirectoryHold(scratch.path + "/" + name)
    try writeOutput()
    #expect(try scratch.names == [name, "out"])
    withExtendedLifetime(hold) {}
  }
}
