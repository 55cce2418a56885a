import Foundation

/// What the program is asked to do: `--output DIR FILE…` writes adapted copies and prints facts, `--text FILE` prints the
/// adapted text alone.
enum Invocation {
  case copies(directory: String, paths: [String])
  case text(path: String)

  init(arguments: [String]) throws(Failure) {
    switch (arguments.first, arguments.count) {
    case ("--text", 2): self = .text(path: arguments[1])
    case ("--output", 3...): self = .copies(directory: arguments[1], paths: Array(arguments.dropFirst(2)))
    default: throw Failure("usage: source-adapter --output DIR FILE… | source-adapter --text FILE")
    }
  }

  func run() throws(Failure) {
    switch self {
    case .text(let path):
      let source = try Self.source(path)
      FileHandle.standardOutput.write(Data(AdaptedSource(source, in: Program([source])).bytes))
    case .copies(let directory, let paths):
      var sources: [SourceText] = []
      for path in paths { sources.append(try Self.source(path)) }
      let program = Program(sources)
      var facts = SourceFacts()
      for (index, source) in sources.enumerated() {
        let copy = URL(fileURLWithPath: directory).appendingPathComponent("\(index)-\(Self.stem(source.path)).swift").path
        facts.files.append(try Self.adapt(source, in: program, to: copy))
      }
      try Self.print(facts)
    }
  }

  private static func adapt(_ source: SourceText, in program: Program, to copy: String) throws(Failure) -> SourceFile {
    let adapted = AdaptedSource(source, in: program)
    do {
      try Data(adapted.bytesSpeaking(of: source.path)).write(to: URL(fileURLWithPath: copy))
    } catch {
      throw Failure("cannot write \(copy)")
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
}
