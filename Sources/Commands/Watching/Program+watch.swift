import SourcePrograms
import Synchronization

extension AnyOption {
  static let watch = Option("watch", .flag, in: .output, "film again whenever a file is saved that the film is made of")
}

extension Program {
  /// Runs a command, and again whenever a file is saved that it films. Mistakes are said, and do not end it; a signal does.
  static func watch(_ command: Command, _ arguments: Arguments, _ words: [String]) async throws -> Never {
    try arguments.expectOne(of: [.watch, .dryRun])
    guard try !WatchedFiles(command, arguments).isEmpty else {
      throw UsageError("--watch films what is saved, and this film is made of no file: a style or a screen may be one")
    }
    guard !arguments.rest.contains("-"), arguments[.output] != "-" else {
      throw UsageError("--watch writes the film again and again: name a file for it, not -")
    }
    let reporting = Reporting(arguments)
    var isFirst = true
    while true {
      // A story may name other files than before, so the list is made anew each time.
      let files = try WatchedFiles(command, arguments)
      let watch = FileWatch(files)
      let stamps = watch.look()
      if isFirst, let missing = files.files.sorted().first(where: { stamps[$0] == nil }) {
        throw SourceProblem("there is no file called “\(missing)”")
      }
      let isWanted = Mutex(true)
      try await film(command, arguments, words, isFirst: isFirst) {
        isWanted.withLock { isWanted in
          if isWanted { isWanted = !watch.differs(from: stamps) }
          return isWanted
        }
      }
      if isFirst { reporting.say("watching \(stamps.count == 1 ? "1 file" : "\(stamps.count) files"): control-C ends it") }
      isFirst = false
      _ = watch.change(from: stamps)
    }
  }

  /// Films once.
  ///
  /// - Parameters:
  ///   - isFirst: whether arguments that make no sense end the program; later it is the files that no longer fit them.
  ///   - isWanted: whether the files are still those that are filmed.
  private static func film(
    _ command: Command, _ arguments: Arguments, _ words: [String], isFirst: Bool, while isWanted: @escaping @Sendable () -> Bool
  ) async throws {
    do {
      if let code = try runSources(command, arguments, words, while: isWanted) {
        if isFirst, code == ExitCode.usage { throw Ended(code: code) }
      } else {
        try await command.run(arguments)
      }
    } catch let error where isFirst && (error is UsageError || error is Ended) {
      throw error
    } catch {
      if isWanted() { say(error) }
    }
  }
}

/// The end of a process that has said already why it ended.
struct Ended: Error {
  let code: Int32
}
