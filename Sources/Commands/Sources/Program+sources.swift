import Film
import Foundation
import SourcePrograms
import SourceStyles
import StyleKit
import TransitionKit

extension Program {
  /// Films Swift files: compiles them, and has the person's own command line run by a program that has them in its catalogue.
  ///
  /// - Parameter isWanted: whether the film is still worth making, which is asked again and again.
  /// - Returns: the exit code; nil where the command names no such file, and runs here.
  static func runSources(
    _ command: Command, _ arguments: Arguments, _ words: [String], while isWanted: @escaping @Sendable () -> Bool = { true }
  ) throws -> Int32? {
    guard Handover.received == nil, let scout = command.sources else { return nil }
    let requests = try scout(arguments)
    guard !requests.isEmpty else { return nil }
    if command.name != Command.story.name, [arguments[.from], arguments[.to]].contains("-") { try Console.keepInput() }
    try command.rehearse(arguments)
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    let reporting = Reporting(arguments)
    if arguments.has(.check) { return try check(requests, arguments, by: workshop) }
    if arguments.has(.dryRun) {
      for request in requests {
        let briefing = try workshop.briefing(of: request)
        reporting.say("\(briefing.name): \(briefing.summary), at \(briefing.source)  nothing compiled, nothing written")
      }
      return ExitCode.done
    }
    let programs = try workshop.programs(of: requests)
    programs.flatMap(\.warnings).forEach { reporting.say("warning: \($0)") }
    if reporting.isVerbose {
      for program in programs {
        Console.say("running \(program.briefing.name): \(program.briefing.summary), at \(program.briefing.source)")
        program.notes.forEach(Console.say)
      }
    }
    var run = SourceRun(workshop.runner, programs, words: words, limit: arguments.patience, while: isWanted)
    guard case .done(let code) = try run.run() else { return ExitCode.failed }
    return code
  }

  /// Looks at a story's Swift files without compiling them, then at the story.
  private static func check(_ requests: [SourceRequest], _ arguments: Arguments, by workshop: SourceWorkshop) throws -> Int32? {
    for request in requests { _ = try workshop.briefing(of: request) }
    return nil
  }

  /// The catalogue's styles and those that the process was handed.
  static func styles(beside catalogue: [Style]) throws -> [Style] {
    guard let handover = Handover.received else { return catalogue }
    Handover.followParent()
    Rehearsal.results = HandoverResults(handover.results)
    SourceNumbers.give(handover.numbers)
    AssetPlaces.sources = handover.programs.flatMap(\.sources)
    return try catalogue
      + handover.programs.map { program throws(UnfitSource) in
        try SourceLibrary.style(at: program.presentLibrary).style(program.briefing)
      }
  }
}

/// Results that earlier processes have found; a new one ends this process.
private final class HandoverResults: Rehearsal.Results {
  private var known: [Data]

  init(_ known: [Data]) {
    self.known = known.reversed()
  }

  func next() -> Data? { known.popLast() }

  func leave(with result: Data) -> Never {
    Handover.send(.result(result))
    exit(ExitCode.done)
  }
}

extension Command {
  /// Finds the Swift files that a command line names as styles; nil for commands that film none, or that film each by itself.
  fileprivate var sources: (@MainActor (Arguments) throws -> [SourceRequest])? {
    switch name {
    case Command.film.name, Command.strip.name, Command.compare.name, Command.plot.name, Command.trace.name:
      { try $0.sourceRequests() }
    case Command.story.name: { try $0.storyRequests() }
    default: nil
    }
  }

  /// Finds mistakes in a command line before its sources are compiled.
  fileprivate func rehearse(_ arguments: Arguments) throws {
    if [Command.film.name, Command.story.name, Command.compare.name].contains(name), !arguments.has(.check) {
      var arguments = arguments
      if name == Command.story.name { _ = try arguments.takeOperand("a story") }
      _ = try Writing(arguments)
    }
    if name == Command.plot.name { _ = try arguments.plotOutput() }
    if name == Command.trace.name { try arguments.expectNoRest() }
    if arguments.has(.release), !arguments.has(.drag) {
      throw UsageError("--release lifts a finger: --drag SHARE says how far it goes first")
    }
  }
}
