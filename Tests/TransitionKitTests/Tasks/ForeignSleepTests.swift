import Testing

// This file does not import the engine, so its tasks sleep by Swift's own functions.

actor Sleeper {
  private(set) var naps = 0

  func nap() async throws {
    try await Task.sleep(for: .milliseconds(500))
    naps += 1
  }
}
