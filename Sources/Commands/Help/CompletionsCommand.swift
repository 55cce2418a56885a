import Film
import StyleKit

extension Command {
  static let completions = Command(
    name: "completions", synopsis: "bash|zsh|fish",
    summary: "print what a shell needs to complete commands, options, styles and devices",
    about: "scripts/install puts all three in place.",
    operand: Operand(name: "SHELL", offer: .words(Shell.allCases.map(\.rawValue))),
    examples: [
      Example("completions bash >~/.local/share/bash-completion/completions/render-transition", "for every new bash"),
      Example("completions fish >~/.config/fish/completions/render-transition.fish", "for every new fish"),
    ]
  ) { arguments in
    guard let name = arguments.rest.first, arguments.rest.count == 1 else {
      throw UsageError("name one shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("there are no completions for “\(name)”", nearest: name, among: Shell.allCases.map(\.rawValue))
    }
    try Console.print(shell.completions(arguments.styles))
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func completions(_ styles: [Style]) -> String {
    let completions = Completions(styles: styles)
    return switch self {
    case .bash: completions.bash
    case .zsh: completions.zsh
    case .fish: completions.fish
    }
  }
}

/// The parts that the completions of every shell have, made from the tables.
struct Completions {
  let styles: [Style]

  /// The note in the first line of each completion script, which says what made the script.
  static let origin = "made by `\(Program.name) completions`"

  /// The names of all commands.
  static func commands(separator: String = " ") -> String { Command.all.map(\.name).joined(separator: separator) }

  /// The words that an offer lists, with blanks between them; nil where they cannot be listed.
  func list(of offer: Offer) -> String? { offer.words(styles)?.joined(separator: " ") }

  /// The styles that have the same parameters, with what is offered for them: each parameter's name and the sign before its value.
  var parameters: [(styles: [String], words: String)] {
    let groups = Dictionary(grouping: styles.filter { !$0.parameters.isEmpty }) {
      $0.parameters.map { "\($0.name)=" }.joined(separator: " ")
    }
    return groups.map { ($0.value.map(\.name), $0.key) }.sorted { $0.styles[0] < $1.styles[0] }
  }
}

/// The completions that a shell can offer at a place of the command line.
enum Offer: Sendable {
  /// A value that cannot be listed.
  case nothing
  case words([String])
  case styles
  case commands
  case files
  /// The names of sample screens, or a PNG's path.
  case screens
  /// The names of the parameters of the style that the line names, each with the sign that its value follows.
  case parameters

  static let samples = Screen.samples.map { "sample:\($0.name)" }

  /// The words to choose from, where they can be listed.
  func words(_ styles: [Style]) -> [String]? {
    switch self {
    case .words(let words): words
    case .styles: styles.map(\.name)
    case .commands: Command.all.map(\.name)
    case .screens: Self.samples
    case .nothing, .files, .parameters: nil
    }
  }

  /// Whether a file's path may be offered.
  var allowsFiles: Bool {
    switch self {
    case .files, .screens, .styles: true
    case .nothing, .words, .commands, .parameters: false
    }
  }
}

extension AnyOption {
  /// The option as one types it, such as `-o` and `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Command {
  /// The completions of words that are no options.
  var offer: Offer { operand?.offer ?? .nothing }
}
