extension Command {
  static let man = Command(
    name: "man", synopsis: "",
    summary: "print the manual page",
    about: "scripts/install puts it in place.",
    examples: [Example("man | man -l -", "read it")]
  ) { arguments in
    try arguments.expectNoRest()
    try Console.print(ManPage.text)
  }
}

/// The manual page in man(7)'s macros, made from the tables.
enum ManPage {
  static let text = (head + commands + options + tail).joined(separator: "\n")

  /// A paragraph of the manual, wrapped because roff wants short lines.
  private static func paragraph(_ text: String) -> [String] { TerminalText.wrapped(text, indent: 10).map(\.roff) }

  private static let head: [String] =
    [
      ".TH \(Program.name.uppercased()) 1 \"\(Program.date)\" \"\(Program.name) \(Program.version)\" \"User Commands\"",
      ".SH NAME", "\(Program.name.roff) \\- film UIKit screen transitions",
      ".SH SYNOPSIS", ".B \(Program.name)", "--style NAME [options] OUTPUT".roff,
      ".br", ".B \(Program.name)", "COMMAND [options]".roff,
      ".SH DESCRIPTION",
    ]
    + paragraph("Runs the code of UIKit view controller transitions under a clock of its own, draws it and writes it to a file.")
    + paragraph("No simulator and no screen is needed, and the same input gives the same bytes every time.")
    + [".PP"] + paragraph("OUTPUT is \(Output.kinds).")

  private static let commands: [String] = [".SH COMMANDS"] + Command.all.flatMap(lines)

  private static func lines(of command: Command) -> [String] {
    var lines = [".SS \(command.name)", ".B \(command.usage.roff)", ".PP"] + paragraph(command.summary.sentence)
    lines += command.about.split(separator: "\n").flatMap { paragraph(String($0)) }
    lines += [".PP"] + paragraph("Options: \(command.allOptions.map(\.spelling).joined(separator: ", ")).")
    for example in command.examples {
      lines += [".PP"] + paragraph(example.result.sentence)
      lines += [".PP", ".RS 4", ".nf", "\(Program.name) \(example.words)".roff, ".fi", ".RE"]
    }
    return lines
  }

  private static let options: [String] = [".SH OPTIONS"] + AnyOption.Group.allCases.flatMap(lines)

  private static func lines(of group: AnyOption.Group) -> [String] {
    var lines = [".SS \(group.rawValue.prefix(1).uppercased())\(group.rawValue.dropFirst())"]
    for option in AnyOption.all where option.group == group {
      lines += [".TP", head(of: option)] + paragraph(option.explanation.sentence)
    }
    return lines
  }

  private static func head(of option: AnyOption) -> String {
    let names = option.spellings.map { "\\fB\($0.roff)\\fR" }.joined(separator: ", ")
    return names + (option.valueName.map { " \\fI\($0.roff)\\fR" } ?? "")
  }

  private static let tail: [String] = [
    ".SH EXIT STATUS", ".TP", "0", "Done.", ".TP", "1", "Pictures differ from their goldens.",
    ".TP", "2", "It could not be done: a file cannot be read, written or understood.",
    ".TP", "64", "The arguments make no sense.",
    ".SH ENVIRONMENT", ".TP", "TERM", "Where it is empty or \\(lqdumb\\(rq, no progress is shown.", "Nothing is ever coloured.",
  ]
}

extension String {
  /// The text with roff's special characters escaped.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let plain = text.replacing("“", with: "\\(lq").replacing("”", with: "\\(rq").replacing("×", with: "\\(mu")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
