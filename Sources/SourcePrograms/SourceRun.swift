import Files
public import Foundation

/// Runs a command line in processes of its own, over styles that come from sources.
///
/// Every run of the sources' code that only finds something out is one process, and the film is another: what the code keeps in globals is
/// untouched in each. What ends a process is told in one message.
public struct SourceRun {
  /// What came of a command line.
  public enum Outcome {
    /// The command line ended with this exit code.
    case done(Int32)
    /// The child has looked at the golden that it was given, and found this.
    case finding(Data)
  }

  private let runner: String
  private let words: [String]
  private let limit: Double
  private let input: Int32
  private var handover: Handover

  /// - Parameters:
  ///   - runner: the program to start.
  ///   - words: the command line, without the program's name.
  ///   - limit: how many seconds each process may compute.
  ///   - input: the descriptor of standard input; it is read anew by each process.
  public init(_ runner: String, _ programs: [SourceProgram], words: [String], limit: Double, input: Int32 = STDIN_FILENO) {
    (self.runner, self.words, self.limit, self.input) = (runner, words, limit, input)
    handover = Handover(programs: programs)
  }

  /// Runs the command line to its end; with a golden's name, that golden alone.
  public mutating func run(golden: String? = nil) throws(SourceProblem) -> Outcome {
    handover.golden = golden
    handover.results = []
    while true {
      switch try once() {
      case .result(let result): handover.results.append(result)
      case .finding(let finding): return .finding(finding)
      case .done(let code): return .done(code)
      }
    }
  }

  private func once() throws(SourceProblem) -> Handover.Report {
    let crash = CrashReport()
    defer { crash.remove() }
    let watch: ProcessWatch
    do {
      watch = try ProcessWatch(runner, [handover.word] + words, input: input, limit: limit)
    } catch {
      throw SourceProblem("\(error)")
    }
    let (end, isLate) = watch.run { crash.isComplete }
    let report = try? JSONDecoder().decode(Handover.Report.self, from: Data(watch.reported))
    let said = watch.said
    if case .result = report { return report! }
    guard case .signal(let number) = end else {
      said.forEach(Self.pass)
      guard let report else {
        throw SourceProblem("the sources end the program before the film is done, by exit or its like")
      }
      return report
    }
    if !CrashReport.signals.contains(number) {
      said.forEach(Self.pass)
      raise(number)
      return .done(128 + number)
    }
    throw crash.problem(number, said: said, sources: handover.programs.flatMap(\.sources), limit: isLate ? limit : nil)
  }

  /// Passes a signal on to the processes that run.
  public static func pass(_ signal: Int32) { ChildProcess.sendAll(signal) }

  /// Shows what the sources have printed.
  private static func pass(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
