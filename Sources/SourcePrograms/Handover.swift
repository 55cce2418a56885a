import Files
public import Foundation

/// What the program is handed when it starts itself again to film sources: it then runs the person's own command line.
public struct Handover: Codable, Sendable {
  /// What the child finds out for its parent.
  public enum Report: Codable, Sendable {
    /// The result of a run that only finds something out; the next child knows it.
    case result(Data)
    /// What became of one golden.
    case finding(Data)
    /// The command is done, with this exit code.
    case done(Int32)
  }

  /// The compiled sources that the command line names.
  public var programs: [SourceProgram]
  /// The results that earlier children have found.
  public var results: [Data] = []
  /// The one golden that the child looks at; nil for the whole command.
  public var golden: String?

  /// The descriptors of a child: what the sources print goes with their messages, apart from what the program itself writes.
  public static let reportDescriptor: Int32 = 3
  /// Where the child writes what goes to standard output.
  public static let dataDescriptor: Int32 = 4
  /// Where the child writes what people read.
  public static let wordsDescriptor: Int32 = 5

  private static let option = "--handover="

  /// The first word of a child's command line.
  var word: String {
    Self.option + ((try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// What this process was handed; nil for a process that a person has started.
  public static let received: Handover? = {
    guard CommandLine.arguments.count > 1, CommandLine.arguments[1].hasPrefix(option) else { return nil }
    return try? JSONDecoder().decode(Handover.self, from: Data(CommandLine.arguments[1].dropFirst(option.count).utf8))
  }()

  /// Tells the parent.
  public static func send(_ report: Report) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    try? FileHandle(fileDescriptor: reportDescriptor).write(contentsOf: data)
  }

  /// Has this process end when its parent ends.
  public static func followParent() { ChildProcess.followParent() }
}
