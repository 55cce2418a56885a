import Codecs
import Files
import Film
import Foundation
import Goldens
import SourcePrograms
public import StyleKit
import TransitionKit

/// The ordinary command line, from its words to its exit code, over a catalogue of styles.
@MainActor
public struct Program {
  nonisolated static let name = "render-transition"
  nonisolated static let version = ToolVersion.current

  /// The day that the version came out, for the manual.
  nonisolated static let date = "2026-11-20"

  private let styles: [Style]

  /// - Parameter styles: those that the command line may name, such as `Style.all` of the module `Styles`.
  public init(styles: [Style]) {
    self.styles = styles
  }

  /// Ends the process with a line where stacks may not have the room that even a catalogue of styles takes. Call it before all else.
  public static func expectStack() {
    guard let missing = ProcessNeeds.missingStack() else { return }
    Console.say("\(name): \(missing)")
    exit(ExitCode.failed)
  }

  /// Does what the process's arguments say, and ends the process with the exit code.
  ///
  /// The main thread serves the main actor to the end: an asynchronous `main` would leave that to whichever thread is free, and neither
  /// `Thread.isMainThread` nor how long the sources' own thread computes would be true.
  public func run() -> Never {
    ProcessMemory.share()
    Console.occupyClosedStreams()
    guard hasRoom() else { exit(ExitCode.failed) }
    // A person's code sees the film's dates also before its stage is there.
    if Handover.received != nil { StageClock.showBeginning() }
    Task { exit(await end()) }
    while true { _ = Foundation.RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Runs until the end, and returns the exit code.
  private func end() async -> Int32 {
    // The libraries open now what they need for timers, and trap where they do not get it.
    try? await Task.sleep(nanoseconds: 1)
    lookForFonts()
    Interruption.ignoreFullFiles()
    let code = await code()
    if Handover.received != nil { Handover.send(.done(code)) }
    return code
  }

  /// Whether the system gives what the program needs in any case; one line says what it does not give.
  private func hasRoom() -> Bool {
    var missing = ProcessNeeds.missing(processors: ProcessInfo.processInfo.activeProcessorCount)
    if missing == nil, !Interruption.removeTemporaryFiles() { missing = "the system gives no thread for signals (ulimit -u)" }
    guard let missing else { return true }
    Console.say("\(Self.name): \(missing)")
    return false
  }

  /// Finds the fonts that an installation has brought: beside the program, or in its library.
  private func lookForFonts() {
    let program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
    let bin = program.deletingLastPathComponent()
    let places = [bin.appending(path: "fonts"), bin.deletingLastPathComponent().appending(path: "lib/render-transition/fonts")]
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { FontSet.look(in: place.path) }
  }

  private func code() async -> Int32 {
    do {
      return try await command(Console.arguments())
    } catch let error as FoundWanting {
      return error.code
    } catch let error as Ended {
      return error.code
    } catch {
      Self.say(error)
      return error is UsageError || (error as? CodecError)?.isBadPattern == true ? ExitCode.usage : ExitCode.failed
    }
  }

  /// Tells people of an error, in as many lines as it has.
  static func say(_ error: any Error) {
    let lines = (error as? StoryFileError)?.lines ?? (error as? SourceProblem)?.lines ?? ["\(error)"]
    for (index, line) in lines.enumerated() { Console.say(index == 0 ? "\(name): \(line)" : line) }
  }

  /// Runs a command and returns the exit code.
  private func command(_ words: [String]) async throws -> Int32 {
    let (command, arguments) = try Program(styles: Self.styles(beside: styles)).read(words)
    if arguments.has(.help) {
      try Console.print(words.contains(command.name) ? Help.page(of: command) : Help.main)
      return ExitCode.done
    }
    if arguments.has(.watch), Handover.received == nil { try await Self.watch(command, arguments, words) }
    if let code = try Self.runSources(command, arguments, words) { return code }
    do {
      try await command.run(arguments)
    } catch let error as StageError {
      throw SourceProblem(neverEnding: error, arguments) ?? error
    }
    return ExitCode.done
  }

  /// Which command the words mean, and its arguments.
  private func read(_ given: [String]) throws(UsageError) -> (Command, Arguments) {
    let words = Self.commandFirst(given)
    guard let first = words.first else {
      throw UsageError("no style is given: try \(Self.name) --style kugou-push out.gif, or --help")
    }
    if let command = Command.named(first) { return (command, try Arguments(words.dropFirst(), of: command, styles: styles)) }
    if first.hasSuffix(".story") { return (.story, try Arguments(words, of: .story, styles: styles)) }
    try expectNoOtherCommand(first)
    return (.film, try Arguments(words, of: .film, styles: styles))
  }

  /// The words with the command first, where only options stand before it, as in `-q golden verify goldens`. With a format, a last word
  /// is an output, whatever its name.
  private static func commandFirst(_ words: [String]) -> [String] {
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("-"), !["-", "--"].contains(word) {
      rest = rest.dropFirst(takesNextWord(word) ? 2 : 1)
    }
    let options = words.dropLast(rest.count)
    guard let name = rest.first, !options.isEmpty, Command.named(name) != nil else { return words }
    guard rest.count > 1 || !options.contains(where: { $0.hasPrefix(AnyOption.format.spelling) }) else { return words }
    return [name] + options + rest.dropFirst()
  }

  /// Whether a word is an option whose value is the next word.
  private static func takesNextWord(_ word: String) -> Bool {
    AnyOption.all.contains { option in
      option.valueName != nil && (word == option.spelling || word.count == 2 && word.last == option.letter)
    }
  }

  /// A first word that is neither an option nor anything like an output was meant as a command.
  private func expectNoOtherCommand(_ word: String) throws(UsageError) {
    if word.hasPrefix("-") || word.contains(where: { "./".contains($0) }) || Output.isDirectory(word) { return }
    guard styles.named(word) == nil else { throw UsageError("“\(word)” is a style: --style \(word)") }
    throw UsageError("there is no command called “\(word)”", nearest: word, among: Command.all.map(\.name))
  }
}

// MARK: - For tests of words that come from outside: nothing is run

extension Program {
  /// The mistake in a command line, as far as its words tell; nil where nothing is wrong.
  package func mistake(inCommandLine words: [String]) -> String? {
    mistake {
      let (command, arguments) = try read(words)
      let screens = arguments.all(.from) + arguments.all(.to)
      if command.name == Command.film.name, screens.allSatisfy({ $0.hasPrefix("sample:") }) { _ = try Film(arguments) }
    }
  }

  /// The mistake in a manifest of goldens; nil where nothing is wrong.
  package func mistake(inManifest text: String) -> String? {
    mistake { _ = try GoldenManifest(text, path: "goldens.txt").cases(under: Arguments([], of: .golden, styles: styles)) }
  }

  private func mistake(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension CodecError {
  /// Whether the error is a pattern for file names that no frame's file can follow: a mistake in the command line, not in a file.
  fileprivate var isBadPattern: Bool {
    if case .badPattern = self { true } else { false }
  }
}

/// Ends the program with an exit code after everything was done and said, because what it looked at is not as it should be.
struct FoundWanting: Error {
  let code: Int32
}

/// The program's answers to those who called it.
enum ExitCode {
  static let done: Int32 = 0
  /// The command failed: a file could not be read, written or understood.
  static let failed: Int32 = 2
  /// The arguments make no sense.
  static let usage: Int32 = 64
}
