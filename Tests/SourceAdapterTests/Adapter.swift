import Foundation
import SourceFacts

/// The program `source-adapter`, which scripts/release-build compiles beside render-transition, and the sources it is tried on.
enum Adapter {
  private static let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  private static let program = root.appendingPathComponent(".build/adapter/source-adapter")

  /// The sources as their authors wrote them.
  static let originals = sources(in: tests.appendingPathComponent("Originals"))

  static func adapted(_ original: URL) -> URL {
    tests.appendingPathComponent("Adapted").appendingPathComponent(original.lastPathComponent)
  }

  static func sources(in directory: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map(directory.appendingPathComponent)
  }

  // MARK: Running

  struct Run {
    let status: Int32
    let output: Data
    let words: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    let (output, words) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = words
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let error = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: data, words: String(decoding: error, as: UTF8.self))
  }

  /// The adapted text of a file.
  static func text(of file: URL) throws -> Data { try run(["--text", file.path]).output }

  /// The facts about sources given by name and text, and their adapted copies.
  static func facts(_ sources: [(name: String, text: String)]) throws -> (facts: SourceFacts, copies: [String]) {
    try inTemporaryDirectory { directory in
      let paths = try sources.map { source in
        let file = directory.appendingPathComponent(source.name)
        try Data(source.text.utf8).write(to: file)
        return file.path
      }
      let run = try run(["--output", directory.path] + paths)
      let facts = try JSONDecoder().decode(SourceFacts.self, from: run.output)
      return (
        facts, try facts.files.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0.adapted)), as: UTF8.self) }
      )
    }
  }

  static func facts(_ text: String) throws -> SourceFile { try facts([("Source.swift", text)]).facts.files[0] }

  /// The adapted text of a piece of code.
  static func adapt(_ text: String) throws -> String {
    try inTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("Piece.swift")
      try Data(text.utf8).write(to: file)
      return String(decoding: try Self.text(of: file), as: UTF8.self)
    }
  }

  static func inTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("source-adapter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }
}
