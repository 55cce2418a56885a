import Foundation
import Testing

/// Someone stops a long film.
@Suite(.serialized)
struct InterruptionTests {
  private let place: Workplace
  /// A film of ten minutes, which is still under way however late a busy machine looks.
  private let film = ["--style", "kugou-push", "--duration", "60", "--speed", "0.1", "--scale", "2"]

  init() throws {
    place = try Workplace()
  }

  /// Waits until the program has begun to write.
  private func begin(_ output: String) async throws -> Running {
    let running = try place.start(film + [output])
    while running.isRunning, try !place.hasTemporaryFile(in: ".", "frames") {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(running.isRunning)
    return running
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["out.gif", "frames/"])
  func anInterruptedFilmLeavesNoFile(signal: Int32, output: String) async throws {
    try place.write([7], to: "mine.gif")
    let running = try await begin(output)
    try await Task.sleep(for: .milliseconds(40))
    running.send(signal)
    #expect(try await running.end().end == .signal(signal))
    #expect(try place.files() == ["mine.gif"])
  }

  @Test func anExistingFileStaysAsItWas() async throws {
    try place.write([7], to: "out.gif")
    let running = try await begin("out.gif")
    running.send(SIGINT)
    #expect(try await running.end().end == .signal(SIGINT))
    #expect(try place.files() == ["out.gif"])
    #expect(try place.bytes("out.gif") == Data([7]))
  }

  @Test func anExistingDirectoryStaysAsItWas() async throws {
    try place.makeDirectory("frames")
    let running = try await begin("frames/")
    try await Task.sleep(for: .milliseconds(40))
    running.send(SIGTERM)
    #expect(try await running.end().end == .signal(SIGTERM))
    #expect(try place.files("frames").isEmpty)
  }

  /// Under `nohup` a program outlives its terminal.
  @Test func signalsIgnoredFromTheStartStayIgnored() async throws {
    let film = "--style kugou-push --size 24x96 --duration 60 --fps 50 out.gif"
    let run = try await place.shell(
      """
      trap '' HUP
      "$program" \(film) 2>/dev/null &
      sleep 0.1
      kill -HUP $!
      wait $!
      """)
    #expect(run.end == .code(0))
    #expect(try place.files() == ["out.gif"])
  }
}

extension Workplace {
  fileprivate func hasTemporaryFile(in directories: String...) throws -> Bool {
    try directories.contains { directory in
      guard FileManager.default.fileExists(atPath: path(directory)) else { return false }
      return try files(directory).contains { $0.hasPrefix(".") }
    }
  }
}
