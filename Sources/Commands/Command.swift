/// A row of the command table: what a command is called, takes and does.
struct Command: Sendable {
  /// The words on a command line that are no options: their name in help, and the completions for them.
  struct Operand: Sendable {
    let name: String
    let offer: Offer
  }

  /// An example of a command line, and what it does.
  struct Example: Sendable {
    let words: String
    let result: String

    init(_ words: String, _ result: String) {
      (self.words, self.result) = (words, result)
    }
  }

  let name: String
  /// The words that follow the command's name, as help writes them.
  let synopsis: String
  /// The command's purpose, in one line without a full stop.
  let summary: String
  /// A paragraph for `help COMMAND`, beyond the summary.
  var about = ""
  /// The words that the command takes besides options; nil where it takes none.
  var operand: Operand?
  var options: [AnyOption] = []
  var examples: [Example] = []
  let run: @MainActor @Sendable (Arguments) async throws -> Void

  /// The command's own options and those that every command has.
  var allOptions: [AnyOption] { options + [.help] }

  /// The command line as one types it.
  var usage: String { [Program.name, name, synopsis].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The words to type for the command's help page.
  var helpWords: String { name == Command.film.name ? "--help" : "`\(Program.name) help \(name)`" }

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }
}
