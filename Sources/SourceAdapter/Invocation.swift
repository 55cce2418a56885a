import Foundation

/// What the program is asked to do: `--output DIR FILE…` writes adapted copies and prints facts, `--text FILE` prints the
/// adapted text alone, `--package DIR [--keep MODULE]… FILE…` writes a copy `Fade.adapted.swift` of each `Fade.swift`, for a target
/// that has these modules.
enum Invocation {
  case copies(directory: String, paths: [String])
  case text(path: String)
  case package(directory: String, modules: Set<String>, paths: [String])

  private static let usage =
    "usage: source-adapter --output DIR FILE… | source-adapter --package DIR [--keep MODULE]… FILE… | source-adapter --text FILE"

  init(arguments: [String]) throws(Failure) {
    switch (arguments.first, arguments.count) {
    case ("--text", 2): self = .text(path: arguments[1])
    case ("--output", 3...): self = .copies(directory: arguments[1], paths: Array(arguments.dropFirst(2)))
    case ("--package", 3...):
      var paths = arguments.dropFirst(2)
      var modules: Set<String> = []
      while paths.first == "--keep" {
        modules.formUnion(paths.dropFirst().prefix(1))
        paths = paths.dropFirst(2)
      }
      guard !paths.isEmpty else { throw Failure(Self.usage) }
      self = .package(directory: arguments[1], modules: modules, paths: Array(paths))
    default: throw Failure(Self.usage)
    }
  }

  func run() throws(Failure) {
    switch self {
    case .text(let path):
      let source = try Self.sources([path])[0]
      FileHandle.standardOutput.write(Data(AdaptedSource(source, in: Program([source])).bytes))
    case .copies(let directory, let paths):
      let sources = try Self.sources(paths)
      let program = Program(sources)
      var facts = SourceFacts()
      for (index, source) in sources.enumerated() {
        let copy = URL(fileURLWithPath: directory).appendingPathComponent("\(index)-\(Self.stem(source.path)).swift").path
        facts.files.append(try Self.adapt(source, in: program, to: copy))
      }
      try Self.print(facts)
    case .package(let directory, let modules, let paths):
      let sources = try Self.sources(paths)
      let failure = Modules.$ofPackage.withValue(modules) { Self.write(sources, to: directory) }
      if let failure { throw failure }
    }
  }

  private static func sources(_ paths: [String]) throws(Failure) -> [SourceText] {
    var sources: [SourceText] = []
    for path in paths { sources.append(try source(path)) }
    let declared = Program(sources).declared
    return sources.map { $0.withoutSwiftUI(besides: declared) }
  }

  /// Writes a copy of each source. Its name is not the one that it tells the compiler, which warns of two files of one name. A copy that
  /// is the same already stays as it is, so that nobody compiles it again.
  private static func write(_ sources: [SourceText], to directory: String) -> Failure? {
    let program = Program(sources)
    for source in sources {
      let copy = URL(fileURLWithPath: directory).appendingPathComponent("\(stem(source.path)).adapted.swift")
      let bytes = Data(AdaptedSource(source, in: program).bytesSpeaking(of: source.path))
      guard FileManager.default.contents(atPath: copy.path) != bytes else { continue }
      do {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try bytes.write(to: copy)
      } catch {
        return Failure(writing: copy.path, error)
      }
    }
    return nil
  }

  private static func adapt(_ source: SourceText, in program: Program, to copy: String) throws(Failure) -> SourceFile {
    let adapted = AdaptedSource(source, in: program)
    do {
      try Data(adapted.bytesSpeaking(of: source.path)).write(to: URL(fileURLWithPath: copy))
    } catch {
      throw Failure(writing: copy, error)
    }
    return SourceFile(source, in: program, adapted, copy: copy)
  }

  private static func source(_ path: String) throws(Failure) -> SourceText {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("cannot read \(path)") }
    return SourceText(path: path, bytes: Array(data))
  }

  private static func print(_ facts: SourceFacts) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(facts) else { throw Failure("cannot encode what was found") }
    FileHandle.standardOutput.write(json + Data("\n".utf8))
  }

  private static func stem(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}

/// A failure as its one line for people.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }

  /// A file that cannot be written, with the system's reason if there is one.
  init(writing path: String, _ error: any Error) {
    // Foundation has no words for some of the system's errors, such as a file that would become too large.
    let system = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    description = "cannot write \(path): \((errno == 0 ? error as NSError : system).localizedDescription)"
  }
}
