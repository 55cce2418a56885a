import CProcess
import Foundation
import Testing

/// The table of pending files belongs to the process, so tests that fill or empty it run in processes of their own.
struct PendingFilesTests {
  private static func add(_ path: String) -> Int64 {
    unsafe pending_files_add(path)
  }

  @Test func aTicketIsReleasedOnce() {
    let ticket = Self.add("/nonexistent/a")
    #expect(ticket > 0 && pending_files_holds(ticket) != 0)
    #expect(pending_files_release(ticket) != 0)
    #expect(pending_files_release(ticket) == 0)
    #expect(pending_files_holds(ticket) == 0)
    #expect(Self.add("/nonexistent/b") != ticket)
  }

  @Test func aFullTableAndALongPathAreTurnedDown() async {
    await #expect(processExitsWith: .success) {
      for number in 0..<Int(PENDING_FILES_LIMIT) { precondition(Self.add("/nonexistent/\(number)") > 0) }
      precondition(Self.add("/nonexistent/more") == 0)
      precondition(Self.add(String(repeating: "x", count: Int(PENDING_FILES_PATH_SIZE))) == -1)
    }
  }

  @Test func everythingPendingIsRemovedAtOnce() async {
    await #expect(processExitsWith: .success) {
      let files = FileManager.default
      let home = files.temporaryDirectory.appendingPathComponent("pending-\(getpid())")
      defer { try? files.removeItem(at: home) }
      let directory = home.appendingPathComponent("directory")
      try files.createDirectory(at: directory, withIntermediateDirectories: true)
      let file = home.appendingPathComponent("file")
      let other = home.appendingPathComponent("other")
      for url in [file, other] + (0..<12).map({ directory.appendingPathComponent("\($0)") }) { try Data([1]).write(to: url) }
      precondition(Self.add(file.path) > 0)
      let ticket = Self.add(directory.path)
      pending_files_set_count(ticket, 12)
      precondition(pending_files_count(ticket) == 12)
      pending_files_remove_all()
      let left = try files.contentsOfDirectory(atPath: home.path)
      precondition(left == ["other"])
    }
  }
}
