private import CProcess
package import Files
private import Foundation
private import Synchronization

/// A program that this one has started.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum End: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)
  }

  private let number: Int64
  /// What the environment of every child has beside this process's own.
  private static let shared = Mutex<[String: String]>([:])

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: what follows the program's name, which is `name`.
  ///   - variables: what the child's environment has beside this process's own.
  ///   - descriptors: those of this process that the child has as 0, 1, 2 …
  package init(
    _ path: String, as name: String, _ words: [String], variables: [String: String] = [:], descriptors: [Int32]
  ) throws(FileError) {
    let all = ProcessInfo.processInfo.environment.merging(Self.shared.withLock { $0 }) { $1 }.merging(variables) { $1 }
    var arguments = unsafe ([name] + words).map { unsafe strdup($0) } + [nil]
    var environment = unsafe all.sorted { $0.key < $1.key }.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    number = unsafe child_process_start(path, &arguments, &environment, descriptors, descriptors.count)
    guard number > 0 else {
      throw .unreadable(file: path, reason: "it cannot be started: \(unsafe String(cString: strerror(Int32(-number))))")
    }
  }

  /// How the child has ended; nil while it runs.
  package func ended() -> End? { end(now: 1) }

  /// Waits until the child has ended.
  package func end() -> End { end(now: 0) ?? .code(0) }

  private func end(now: Int32) -> End? {
    var number: Int32 = 0
    return switch unsafe child_process_wait(self.number, now, &number) {
    case 0: nil
    case 2: .signal(number)
    default: .code(number)
    }
  }

  /// Sets a variable of the environment that children will have.
  package static func setEnvironment(_ name: String, to value: String) { shared.withLock { $0[name] = value } }

  package func send(_ signal: Int32) { child_process_signal(number, signal) }

  /// Passes a signal on to every child that runs.
  package static func sendAll(_ signal: Int32) { child_process_signal_all(signal) }

  /// How long the child's main thread has computed, in seconds; nil where that is unknown.
  package var seconds: Double? {
    let seconds = child_process_seconds(number)
    return seconds < 0 ? nil : seconds
  }

  /// Has the system end this process when the one that started it ends.
  package static func followParent() { child_process_follow_parent() }
}

/// A pipe, and what comes out of it.
package final class OutputPipe: @unchecked Sendable {
  /// The end that is read from; negative once it is closed.
  package private(set) var reading: Int32
  /// The end that is written to; negative once it is closed.
  package private(set) var writing: Int32

  package init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    let error = unsafe child_process_pipe(&ends)
    guard error == 0 else { throw .unreadable(file: "a pipe", reason: unsafe String(cString: strerror(error))) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  package func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  package func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Waits until one of the pipes has something to read, or is at its end.
  package static func wait(for pipes: [OutputPipe], within seconds: Double) {
    var watched = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    _ = unsafe poll(&watched, nfds_t(watched.count), Int32(seconds * 1000))
  }

  /// The bytes that have come, after a wait of `seconds` at most; empty at the end, nil where nothing came in that time.
  package func read(within seconds: Double) -> [UInt8]? {
    var watched = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&watched, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Foundation.read(reading, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }
}
