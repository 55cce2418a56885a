import Film
import Raster
import Styles

extension Command {
  static let completions = Command(
    "completions", "bash|zsh|fish",
    summary: "print what a shell needs to complete commands, options, styles and devices",
    about: "scripts/install puts all three in place.",
    operands: [Operand(name: "SHELL", kind: .shell)],
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
    try Console.print(shell.completions)
  }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// For the first line of each.
  static let origin = "made by `\(Program.name) completions`"
}

/// What a shell can offer in a place.
enum Offer {
  /// A value that cannot be listed.
  case nothing
  case words([String])
  case files
  /// Samples, or a PNG.
  case screens

  static let samples = Screen.samples.map { "sample:\($0.name)" }
}

extension Option {
  /// In place of its value; nil for a flag.
  var offer: Offer? {
    switch kind {
    case .flag: nil
    case .choice(let choice): .words(choice.names)
    case .screen: .screens
    case .file: .files
    case .color: .words(Color.names.map(\.name))
    case .number, .count, .size, .moments, .frames, .setting: .nothing
    }
  }

  /// `-o` and `--output`
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Command {
  /// Where no option stands.
  var offer: Offer {
    switch operands.first?.kind {
    case nil: .nothing
    case .output, .story, .film, .frames: .files
    case .style: .words(Style.all.map(\.name))
    case .command: .words(Command.all.map(\.name))
    case .shell: .words(Shell.allCases.map(\.rawValue))
    case .goldenVerb: .words(GoldenVerb.all.map(\.name))
    case .directory: .files
    }
  }
}
