import Codecs
import Foundation
import GIFReading
import Raster
import Testing

/// A run of the program: how it ended, and what it said.
struct Run {
  enum End: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  let end: End
  /// Standard output.
  let data: String
  /// Standard error.
  let words: String

  /// Expects that the run succeeded and said nothing on standard output.
  func expectDone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(end == .code(0), "\(words)", sourceLocation: sourceLocation)
    #expect(data.isEmpty, sourceLocation: sourceLocation)
  }

  /// Expects one line of complaint, which names everything in `parts`, and nothing on standard output.
  func expectFailure(_ code: Int32, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    Ledger.note("refusal in one line")
    #expect(end == .code(code), "\(words)", sourceLocation: sourceLocation)
    #expect(data.isEmpty, sourceLocation: sourceLocation)
    #expect(words.hasPrefix("render-transition: "), sourceLocation: sourceLocation)
    #expect(words.hasSuffix("\n") && words.filter(\.isNewline).count == 1, "\(words)", sourceLocation: sourceLocation)
    for part in parts { #expect(words.contains(part), "\(words)", sourceLocation: sourceLocation) }
  }
}

/// A temporary directory in which the program runs; removed when the test lets go of it.
final class Workplace {
  /// The directory that the program runs in.
  let path: String
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("render-transition-\(UUID().uuidString)")
    let work = root.appendingPathComponent("work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    path = work.path
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  // MARK: Files

  /// Everything in the directory, hidden files included, in order.
  func files(_ directory: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(directory)).sorted()
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  func write(_ bitmap: Bitmap, to name: String) throws {
    try write(PNG.encode(bitmap), to: name)
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func film(_ name: String) throws -> AnimatedPicture { try GIFReader.read(path: path(name)) }

  /// A directory's frames in order.
  func frames(_ directory: String) throws -> [Bitmap] {
    try files(directory).map { try PNG.read(path: path(directory) + "/" + $0) }
  }

  // MARK: Running

  /// The program lies beside the test bundle.
  static let program = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("render-transition").path

  /// Compiled sources are kept beside the program, so that tests share what the compiler builds for itself.
  static let cache = URL(filePath: program).deletingLastPathComponent().appending(path: "test-cache").path

  func run(_ arguments: String...) async throws -> Run { try await run(arguments) }

  func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
    try await Turns.shared.take { try await start(Self.program, arguments, environment: environment).end() }
  }

  /// Runs a script of the shell, to which the program is `$program`.
  func shell(_ script: String) async throws -> Run {
    try await Turns.shared.take { try await start("/bin/sh", ["-c", script]).end() }
  }

  /// Starts the program and does not wait.
  ///
  /// - Parameter environment: what is set beside what the tests themselves have.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Running {
    try start(Self.program, arguments, environment: environment)
  }

  private func start(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Running {
    try Running(program, arguments, environment, in: path, logs: root.appendingPathComponent(UUID().uuidString))
  }
}

/// The programs that are waited for run a few at a time: a hundred at once would take each other's time and memory.
private actor Turns {
  static let shared = Turns()

  private var free = 2 * ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated func take<Result>(_ run: () async throws -> sending Result) async throws -> sending Result {
    await begin()
    do {
      let result = try await run()
      await end()
      return result
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// A program under way.
final class Running {
  private let process = Process()
  private let logs: URL
  private let endings: AsyncStream<Void>

  fileprivate init(
    _ program: String, _ arguments: [String], _ environment: [String: String], in directory: String, logs: URL
  ) throws {
    self.logs = logs
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["program": Workplace.program, "XDG_CACHE_HOME": Workplace.cache, "CI": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (data, words) = (try Self.log("data", in: logs), try Self.log("words", in: logs))
    process.standardOutput = data
    process.standardError = words
    let (endings, continuation) = AsyncStream.makeStream(of: Void.self)
    self.endings = endings
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    // A Process keeps what it was given; hundreds of them would run out of descriptors.
    try data.close()
    try words.close()
  }

  private static func log(_ name: String, in logs: URL) throws -> FileHandle {
    let url = logs.appendingPathComponent(name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  var isRunning: Bool { process.isRunning }

  /// What it has written on standard output and on standard error so far.
  var data: String { text("data") }
  var words: String { text("words") }

  private func text(_ name: String) -> String {
    String(decoding: (try? Data(contentsOf: logs.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
  }

  /// Waits until something holds; fails if it does not within a minute, or if the program ends before.
  func wait(until holds: () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<1200 {
      if try holds() { return }
      guard isRunning else { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try holds(), "\(words)", sourceLocation: sourceLocation)
  }

  /// Waits for the end, and brings it about where the program hangs: five minutes are enough for every program on the slowest machine.
  func end() async throws -> Run {
    let rescue = Task { [number = process.processIdentifier] in
      try await Task.sleep(for: .seconds(300))
      kill(number, SIGKILL)
    }
    for await _ in endings {}
    rescue.cancel()
    let status = process.terminationStatus
    return Run(
      end: process.terminationReason == .exit ? .code(status) : .signal(status),
      data: String(decoding: try Data(contentsOf: logs.appendingPathComponent("data")), as: UTF8.self),
      words: String(decoding: try Data(contentsOf: logs.appendingPathComponent("words")), as: UTF8.self))
  }
}

extension Bitmap {
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)
}

/// A film of few and small pictures.
let small = ["--style", "kugou-push", "--size", "24x96", "--fps", "10"]

extension AnimatedPicture.Frame {
  /// The delay as a GIF counts it.
  var centiseconds: Int { Int(((facts.delay ?? 0) * 100).rounded()) }
}
