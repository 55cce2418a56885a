import Codecs
import Files
import Foundation
import Preview
import SourcePrograms
import Synchronization

/// Hands bytes to a program that makes a file of them. The file appears when the program has ended well.
///
/// The program writes a hidden file beside the place, which is gone if anything goes wrong. It hears of signals that end this process.
final class ProgramSink: ByteSink {
  /// Why a file cannot be made: the program is not there.
  struct Missing: Error, CustomStringConvertible {
    let program: String
    let path: String

    var description: String {
      "“\(path)” is made by \(program), which is not installed: apt-get install \(program); a .gif or .png needs nothing"
    }
  }

  private let path: String
  private let program: String
  private let file: AtomicFile
  private let child: ChildProcess
  private let input: OutputPipe
  /// The program's messages.
  private let said: MemoryFile
  private let isEnded = Mutex(false)

  /// Gets the file's bytes in place of the file; nil makes the file.
  private let kept: ByteList?

  /// Starts the program.
  init(_ program: VideoProgram, _ settings: FilmSettings, to path: String, keeping kept: ByteList? = nil) throws {
    guard let executable = Self.find(program.name) else { throw Missing(program: program.name, path: path) }
    (self.path, self.program, self.kept) = (path, program.name, kept)
    file = try AtomicFile(path)
    input = try OutputPipe()
    // One byte, because a file of none has no place to begin.
    said = try MemoryFile([10])
    let nothing = try FileHandle(forUpdating: URL(filePath: "/dev/null"))
    child = try ChildProcess(
      executable, as: program.name, program.words(settings) + ["file:" + file.hiddenPath],
      descriptors: [input.reading, nothing.fileDescriptor, said.descriptor])
    input.closeReading()
  }

  /// The program's path, by the directories of PATH.
  static func find(_ name: String) -> String? {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return directories.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try DescriptorSink(descriptor: input.writing, name: path).write(bytes)
    } catch {
      // The program has ended before its input: it says why.
      throw end() ?? error
    }
  }

  func finish() throws(FileError) {
    if let failure = end() { throw failure }
    guard let kept else { return try file.finish() }
    kept.write(try InputFile.bytes(of: file.hiddenPath, limit: .max) ?? [])
    file.discard()
  }

  func discard() {
    _ = end(atOnce: true)
    file.discard()
  }

  deinit {
    discard()
  }

  /// Waits for the program's end, and returns what has gone wrong.
  ///
  /// - Parameter atOnce: whether the program is stopped where it is.
  private func end(atOnce: Bool = false) -> FileError? {
    let isFirst = isEnded.withLock { isEnded in
      defer { isEnded = true }
      return !isEnded
    }
    guard isFirst else { return nil }
    if atOnce { child.send(SIGKILL) }
    input.closeWriting()
    let end = child.end()
    guard end != .code(0) else { return nil }
    file.discard()
    return .unwritable(file: path, reason: "\(program): \(lastWords(end))")
  }

  /// The last line that the program has said; where it has said nothing, how it ended.
  private func lastWords(_ end: ChildProcess.End) -> String {
    let text = (try? Data(contentsOf: URL(filePath: "/dev/fd/\(said.descriptor)"))).map { String(decoding: $0, as: UTF8.self) }
    let last = text?.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
    switch end {
    case .code(let code): return last.map(String.init) ?? "it ended with exit code \(code)"
    case .signal(let number): return last.map(String.init) ?? "the signal \(number) ended it"
    }
  }
}
