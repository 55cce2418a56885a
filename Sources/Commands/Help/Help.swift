import Film

/// The words of `--help` and `help COMMAND`, made from the tables.
enum Help {
  /// One screen: how to begin, the options most used, and the names of everything else.
  static let main = """
    \(Program.name) films UIKit screen transitions, with no simulator and no screen.

    usage: \(Program.name) --style NAME [options] OUTPUT
           \(Program.name) COMMAND [options]

    \((Command.film.examples + Command.strip.examples.prefix(1)).map { "  \(Program.name) \($0.words)" }.joined(separator: "\n"))

    \(TerminalText.paragraph("OUTPUT is \(Output.kinds)"))

    \(table(mainOptions) { $0.summary + $0.standardInBrackets })

    \(TerminalText.paragraph("more, in `help film`: \(names(Command.film.options.filter { !$0.isMain }))", hanging: 2))
    \(TerminalText.paragraph("commands, in `help COMMAND`: \(Command.all.map(\.name).joined(separator: ", "))", hanging: 2))
    """

  private static let mainOptions = AnyOption.Group.allCases.flatMap { group in
    Command.film.allOptions.filter { $0.isMain && $0.group == group }
  }

  private static func names(_ options: [AnyOption]) -> String { options.map(\.spelling).joined(separator: ", ") }

  /// All there is to say of a command.
  static func page(of command: Command) -> String {
    var parts = ["usage: " + command.usage, TerminalText.paragraph(command.summary.sentence)]
    parts += command.about.split(separator: "\n").map { TerminalText.paragraph(String($0)) }
    parts += command.examples.isEmpty ? [] : [examples(of: command)]
    for group in AnyOption.Group.allCases {
      let options = command.allOptions.filter { $0.group == group }
      if !options.isEmpty { parts.append("\(group.rawValue):\n\(table(options, text: \.explanation))") }
    }
    return parts.joined(separator: "\n\n")
  }

  private static func examples(of command: Command) -> String {
    command.examples.map { "  \(Program.name) \($0.words)\n      \($0.result)" }.joined(separator: "\n")
  }

  private static func table(_ options: [AnyOption], text: (AnyOption) -> String) -> String {
    TerminalText.table(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return (head: letter + option.spelling + (option.valueName.map { " \($0)" } ?? ""), text: text(option))
      })
  }
}

extension AnyOption {
  /// The option in words: its purpose, its values, and what holds without it.
  var explanation: String {
    let notes = [form.range?.inWords, standard.map { "default \($0)" }].compactMap(\.self)
    return summary + choices + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  fileprivate var standardInBrackets: String { standard.map { " (\($0))" } ?? "" }

  /// The names that the option takes, where they can be said in a few words.
  private var choices: String {
    guard form.name == "choice", case .words(let names) = form.offer else { return "" }
    return ": " + names.joined(separator: ", ")
  }
}

extension String {
  /// The text with a capital and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
