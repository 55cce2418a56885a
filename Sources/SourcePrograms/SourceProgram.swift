import Files
import Foundation
import SourceFacts
public import SourceStyles
import Synchronization

/// A style of a person's sources, compiled.
public struct SourceProgram: Sendable, Codable {
  /// What the command line says of the style.
  public let briefing: SourceBriefing
  /// The shared library that holds the sources and hands the style over.
  public let library: String
  /// Another path to the library, for as long as the process holds it that has started this one; nil where the system has none.
  public private(set) var heldLibrary: String?
  /// The files that were compiled, as the person spells them.
  public let sources: [String]
  /// What `-v` says of how the sources were taken.
  public let notes: [String]
  /// What of the sources is left out although it may be seen in the film.
  public let warnings: [String]

  /// The path by which the library is there, although the cache may have vanished.
  public var presentLibrary: String {
    FileManager.default.fileExists(atPath: library) ? library : heldLibrary ?? library
  }

  /// Opens the library, and returns the file with the program that names it; nil if the library has vanished.
  func held() -> (program: SourceProgram, file: FileHandle)? {
    guard let file = FileHandle(forReadingAtPath: library) else { return nil }
    var program = self
    let path = "/proc/\(ProcessInfo.processInfo.processIdentifier)/fd/\(file.fileDescriptor)"
    program.heldLibrary = FileManager.default.fileExists(atPath: path) ? path : nil
    return (program, file)
  }
}

/// Makes programs of sources, and keeps them in the user's cache.
public struct SourceWorkshop: Sendable {
  private let kit: SourceKit
  private let cache: SourceCache

  /// Finds the compiler and the modules, and opens the cache; fails if one of them is missing.
  public init() throws(SourceProblem) {
    kit = try SourceKit.found()
    cache = try SourceCache.opened()
  }

  /// The directory of what sources are compiled against, which a package may use, too.
  public static func kit() throws(SourceProblem) -> String { try SourceKit.found().directory }

  /// The program that runs what was compiled.
  public var runner: String { kit.program }

  /// Removes what only this run has needed.
  public func close() { cache.remove() }

  /// What the sources hold, and how it would be filmed; nothing is compiled.
  public func briefing(of request: SourceRequest) throws(SourceProblem) -> SourceBriefing {
    try withDraft { draft throws(SourceProblem) in
      let sources = try SourceSet(SourceTexts(request), by: kit, in: draft)
      let types = SourceTypes(sources.files)
      let choice = try SourceChoice(request, types, sources)
      _ = try SourceEntry(choice, request, types, sources)
      return SourceBriefing(choice, request, types, sources)
    }
  }

  /// A file as it is compiled.
  public static func adapted(_ path: String) throws(SourceProblem) -> String {
    guard FileManager.default.fileExists(atPath: path) else { throw SourceProblem("there is no file called “\(path)”") }
    let kit = try SourceKit.found()
    let result = try Tool(kit.adapter).run(["--text", path])
    guard result.end == .code(0) else {
      try kit.expectSameCompiler()
      throw SourceProblem(result.words.withoutLineEnd)
    }
    return result.output
  }

  /// Everything of the sources that can be filmed, or the one thing that the request names; nothing is compiled.
  public func briefings(of request: SourceRequest) throws(SourceProblem) -> [SourceBriefing] {
    try withDraft { draft throws(SourceProblem) in
      let sources = try SourceSet(SourceTexts(request), by: kit, in: draft)
      let types = SourceTypes(sources.files)
      return try SourceChoice.all(request, types, sources).map { SourceBriefing($0.choice, $0.request, types, sources) }
    }
  }

  /// The compiled program of a request: a kept one, or a new one.
  public func program(of request: SourceRequest) throws(SourceProblem) -> SourceProgram {
    let texts = try SourceTexts(request)
    let key = key(of: request, texts)
    let entry = cache.entry(key)
    if let kept = program(in: entry) {
      cache.touch(entry)
      return kept
    }
    return try withDraft { draft throws(SourceProblem) in
      let sources = try SourceSet(texts, by: kit, in: draft)
      let types = SourceTypes(sources.files)
      let choice = try SourceChoice(request, types, sources)
      let code = try SourceEntry(choice, request, types, sources)
      let compiler = SourceCompiler(kit: kit, isSwift6: request.isSwift6, directory: cache.directory)
      try compiler.compile(sources, code, named: module(request, key), to: draft + "/library.so")
      let program = SourceProgram(
        briefing: SourceBriefing(choice, request, types, sources, set: code.set), library: entry + "/library.so",
        heldLibrary: nil,
        sources: sources.files.map(\.path), notes: notes(sources, choice), warnings: sources.warnings)
      try write(program, in: draft)
      for file in sources.files { try? FileManager.default.removeItem(atPath: file.adapted) }
      cache.keep(draft, as: entry)
      cache.prune()
      return program
    }
  }

  /// The compiled programs of several requests, which are compiled side by side. The first request that fails is the error.
  public func programs(of requests: [SourceRequest]) throws(SourceProblem) -> [SourceProgram] {
    guard requests.count > 1 else { return try requests.map(program) }
    let results = Mutex<[Int: Result<SourceProgram, SourceProblem>]>([:])
    DispatchQueue.concurrentPerform(iterations: requests.count) { index in
      let result = Result { () throws(SourceProblem) in try program(of: requests[index]) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var programs: [SourceProgram] = []
    for index in requests.indices {
      if let result = all[index] { programs.append(try result.get()) }
    }
    return programs
  }

  private func program(in entry: String) -> SourceProgram? {
    guard PrivateDirectory.isOne(entry), FileManager.default.fileExists(atPath: entry + "/library.so"),
      let data = FileManager.default.contents(atPath: entry + "/program.json")
    else { return nil }
    return try? JSONDecoder().decode(SourceProgram.self, from: data)
  }

  private func write(_ program: SourceProgram, in draft: String) throws(SourceProblem) {
    do {
      try JSONEncoder().encode(program).write(to: URL(filePath: draft + "/program.json"))
    } catch {
      throw NoRoom.problem(error, in: cache.directory)
    }
  }

  /// Everything that the library depends on.
  private func key(of request: SourceRequest, _ texts: SourceTexts) -> String {
    var print = Fingerprint()
    print.add(kit.stamp)
    print.add(
      "\(request.name) \(request.text.path) \(request.more) \(request.ways) \(String(describing: request.presentation)) \(request.isSwift6)"
    )
    print.add("\(request.settings) \(request.controllers)")
    for text in texts.given + texts.siblings {
      print.add(text.path)
      print.add(text.bytes)
      print.add("")
    }
    return print.digits
  }

  private func module(_ request: SourceRequest, _ key: String) -> String {
    let stem = ((request.text.path as NSString).lastPathComponent as NSString).deletingPathExtension
    return "Film_" + stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "_" + key.prefix(8)
  }

  private func notes(_ sources: SourceSet, _ choice: SourceChoice) -> [String] {
    let neighbours = sources.neighbours.map(\.path)
    return (neighbours.isEmpty ? [] : ["taken along: \(neighbours.joined(separator: ", "))"])
      + sources.files.flatMap { file in file.notes.map { "\(file.path): \($0)" } }
  }

  private func withDraft<Result>(_ work: (String) throws(SourceProblem) -> Result) throws(SourceProblem) -> Result {
    let draft = try cache.draft()
    defer { try? FileManager.default.removeItem(atPath: draft) }
    return try work(draft)
  }
}
