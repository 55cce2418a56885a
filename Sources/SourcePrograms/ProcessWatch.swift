import Files
import Foundation

/// One process under way: what it says, what it reports, and how long it computes.
final class ProcessWatch {
  private let child: ChildProcess
  private let limit: Double
  private let words: OutputPipe
  private let reports: OutputPipe
  private var bytes: [UInt8] = []
  private(set) var reported: [UInt8] = []

  /// How much of what sources print is kept, in bytes.
  private static let most = 1 << 20

  /// - Parameter more: descriptors that the process has, too, from 6 on.
  init(
    _ program: String, _ arguments: [String], variables: [String: String], input: Int32, more: [Int32], limit: Double
  ) throws(FileError) {
    self.limit = limit
    words = try OutputPipe()
    reports = try OutputPipe()
    child = try ChildProcess(
      program, as: "render-transition", arguments, variables: variables,
      descriptors: [input, words.writing, words.writing, reports.writing, STDOUT_FILENO, STDERR_FILENO] + more)
    words.closeWriting()
    reports.closeWriting()
  }

  /// What the process has printed, line by line.
  var said: [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") || text.isEmpty ? 1 : 0)
      .map(String.init)
  }

  /// Waits for the end; a process that computes for too long is stopped where it is.
  ///
  /// - Parameters:
  ///   - isTraced: whether it has been written down where the process was stopped.
  ///   - isWanted: whether anybody still waits for the result; the process is ended as soon as nobody does.
  func run(until isTraced: () -> Bool, while isWanted: () -> Bool) -> (end: ChildProcess.End, isLate: Bool) {
    var (open, isLate) = (true, false)
    var stopped: Date?
    var isReporting = true
    while open || isReporting {
      OutputPipe.wait(for: (open ? [words] : []) + (isReporting ? [reports] : []), within: 0.02)
      if open, let more = words.read(within: 0) {
        open = !more.isEmpty
        if bytes.count < Self.most { bytes += more }
      }
      // A report may be longer than a pipe holds, so it is read while the process runs.
      if isReporting, let more = reports.read(within: 0) {
        isReporting = !more.isEmpty
        reported += more
      }
      if !isWanted() {
        child.send(SIGKILL)
      } else if let stopped {
        if isTraced() || -stopped.timeIntervalSinceNow > 60 { child.send(SIGKILL) }
      } else if let seconds = child.seconds, seconds > limit {
        isLate = true
        stopped = Date()
        child.send(SIGQUIT)
      }
    }
    return (child.end(), isLate)
  }
}
