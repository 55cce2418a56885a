import Codecs
import Files
import Foundation
import StyleKit

/// A file, directory or stream to be written, and its format.
struct Output {
  /// Everything that an output can be, for help.
  static let kinds: String = {
    let streams = FilmFormat.all.filter { $0.isStream && $0.inHelp == nil }.flatMap(\.extensions).map { ".\($0)" }
    let files = FilmFormat.all.filter(\.isStream).compactMap(\.inHelp) + ["a \(streams.joinedByOr) stream"]
    let others = FilmFormat.all.filter { !$0.isStream }.compactMap(\.inHelp)
    let videos = FilmFormat.all.filter { $0.program != nil }.flatMap(\.extensions).map { ".\($0)" }
    return "\(files.joined(separator: ", ")), a \(videos.joinedByOr) (by ffmpeg), or \(others.joined(separator: ", or "))"
  }()

  let format: FilmFormat
  /// Nil for standard output. A directory ends in a slash; a pattern has `%d` in it.
  let path: String?

  /// - Parameter format: the format asked for; nil lets the name decide.
  init(_ path: String, format: FilmFormat?) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("the output has no name: name a file, like out.gif") }
    guard path != "-" else {
      guard let format else {
        let names = FilmFormat.all.filter(\.isStream).map(\.name).joined(separator: ", ")
        throw UsageError("standard output needs a --format: \(names)")
      }
      (self.format, self.path) = (format, nil)
      return
    }
    if let format {
      guard !path.hasSuffix("/"), !Self.isDirectory(path) else {
        throw UsageError("--format is for one file, not for a directory")
      }
      (self.format, self.path) = (format, path)
      return
    }
    let path = !path.hasSuffix("/") && Self.isDirectory(path) ? path + "/" : path
    (self.format, self.path) = (try Self.format(of: path), path)
  }

  /// Refuses options that have no effect on this format.
  func expectUse(of arguments: Arguments) throws(UsageError) {
    for option in FilmSettings.Name.allCases.map(\.rawValue) {
      guard arguments.options.contains(where: { $0.name == option }), !format.honours(option) else { continue }
      let kinds = FilmFormat.all.filter { $0.honours(option) }.map(\.plural).joinedByAnd
      throw UsageError("--\(option) is for \(kinds), and \(name) is written as \(format.plural)")
    }
  }

  /// How many bytes the output has; nil where it is no ordinary file.
  var byteCount: Int? {
    guard let path, let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return (facts[.size] as? NSNumber)?.intValue
  }

  private static func format(of path: String) throws(UsageError) -> FilmFormat {
    if let format = FilmFormat.named(byPath: path) { return format }
    if ["m4v", "mkv", "avi", "mpg", "mpeg"].contains((path as NSString).pathExtension.lowercased()) {
      throw UsageError("“\(path)” takes a video encoder: --format y4m - | ffmpeg -i - \(path)")
    }
    let ends = FilmFormat.all.flatMap(\.extensions).map { ".\($0)" }.joinedByOr
    throw UsageError("“\(path)” must end in \(ends), in %04d.png, or in a slash for a directory of PNGs")
  }

  static func isDirectory(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/.")
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Refuses an output that is a file to be read: it would be gone. Of a sequence of frames, every file whose name a frame may have
  /// is its output.
  func expectOther(than inputs: [String]) throws(UsageError) {
    guard let path else { return }
    for input in inputs where mayBe(input, path) {
      throw UsageError("“\(path)” would overwrite “\(input)”, which is read here: name another output")
    }
  }

  private func mayBe(_ input: String, _ path: String) -> Bool {
    guard format.name == FilmFormat.pngs.name else {
      return Self.identity(of: path).map { Self.identity(of: input) == $0 } ?? false
    }
    guard let (directory, names, _) = try? FrameNames.place(of: path),
      let place = Self.identity(of: directory, .typeDirectory)
    else { return false }
    return [input, URL(filePath: input).resolvingSymlinksInPath().path].map(PathParts.init).contains { parts in
      names.number(in: parts.name) != nil && Self.identity(of: parts.place, .typeDirectory) == place
    }
  }

  /// The identity of a file, which is the same under each of its names; nil where there is no such file.
  static func identity(of path: String, _ type: FileAttributeType = .typeRegular) -> [UInt64]? {
    let real = URL(filePath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: real), facts[.type] as? FileAttributeType == type
    else { return nil }
    return [facts[.systemNumber], facts[.systemFileNumber]].compactMap { ($0 as? NSNumber)?.uint64Value }
  }

  /// The output's name in messages.
  var name: String { path ?? "standard output" }

  /// Writes a whole file at once.
  func write(_ bytes: [UInt8]) throws {
    let sink = try place().sink()
    do {
      try sink.write(bytes)
      try sink.finish()
    } catch {
      sink.discard()
      throw error
    }
  }

  /// The place that an encoder writes to.
  ///
  /// - Throws: if standard output cannot be written to, or a program that makes the file is missing.
  ///
  /// - Parameter bytes: gets the bytes in the file's place; nil makes the file.
  func place(_ settings: FilmSettings, keeping bytes: ByteList? = nil) throws -> FilmPlace {
    guard let program = format.program, let path else { return try bytes.map { .sink($0) } ?? place() }
    return .sink(try ProgramSink(program, settings, to: path, keeping: bytes))
  }

  private func place() throws(FileError) -> FilmPlace {
    if let path { .path(path) } else { .sink(try Console.standardOutput) }
  }
}

extension [String] {
  /// The words in a row, with an “and” before the last.
  fileprivate var joinedByAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension FilmFormat {
  fileprivate func honours(_ option: String) -> Bool { settings.contains { $0.rawValue == option } }
}
