/// A row of the command table: what a command is called, takes and does.
struct Command: Sendable {
  /// A word that stands where no option does: its name in help, and what a shell can offer there.
  struct Operand: Sendable {
    let name: String
    let offer: Offer
  }

  /// A command line, and what comes of it.
  struct Example: Sendable {
    let words: String
    let result: String

    init(_ words: String, _ result: String) {
      (self.words, self.result) = (words, result)
    }
  }

  let name: String
  /// The words that follow the name, as help writes them.
  let synopsis: String
  /// One line, without a full stop.
  let summary: String
  /// A paragraph for `help COMMAND`, beyond the summary.
  let about: String
  let operands: [Operand]
  let options: [AnyOption]
  let examples: [Example]
  let run: @MainActor @Sendable (Arguments) async throws -> Void

  init(
    _ name: String, _ synopsis: String, summary: String, about: String = "", operands: [Operand] = [], options: [AnyOption] = [],
    examples: [Example] = [], run: @escaping @MainActor @Sendable (Arguments) async throws -> Void
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.about = about
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// The options, with what every command has.
  var allOptions: [AnyOption] { options + [.help] }

  /// The command line as one types it.
  var usage: String { [Program.name, name, synopsis].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The words to type for its help page.
  var helpWords: String { name == Command.film.name ? "--help" : "`\(Program.name) help \(name)`" }

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }
}
