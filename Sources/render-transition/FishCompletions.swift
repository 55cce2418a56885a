/// Lines for fish's `complete`.
enum FishCompletions {
  static let script = """
    # fish completion for \(Program.name), \(Shell.origin)
    function __render_transition_is
        set -l words (commandline -opc)
        set -l command film
        if contains -- "$words[2]" \(Command.all.map(\.name).joined(separator: " "))
            set command $words[2]
        end
        contains -- $command $argv
    end

    function __render_transition_begins
        test (count (commandline -opc)) -eq 1
    end

    \((commands + operands + options).joined(separator: "\n"))
    """

  private static let line = "complete -c \(Program.name)"

  private static let commands = Command.all.map {
    "\(line) -n __render_transition_begins -a \($0.name) -d '\($0.summary.quotable)'"
  }

  private static let operands = Command.all.compactMap { command -> String? in
    switch command.offer {
    case .words(let words): "\(line) -n '__render_transition_is \(command.name)' -f -a '\(words.joined(separator: " "))'"
    case .nothing: "\(line) -n '__render_transition_is \(command.name)' -f"
    case .files, .screens: nil
    }
  }

  private static let options = Option.all.map { option in
    let commands = Command.all.filter { $0.allOptions.contains(option) }.map(\.name).joined(separator: " ")
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "\(line) -n '__render_transition_is \(commands)'\(letter) -l \(option.name)\(value(option.offer))"
      + " -d '\(option.summary.quotable)'"
  }

  private static func value(_ offer: Offer?) -> String {
    switch offer {
    case nil: ""
    case .nothing?: " -x"
    case .words(let words)?: " -x -a '\(words.joined(separator: " "))'"
    case .files?: " -r -F"
    case .screens?: " -r -F -a '\(Offer.samples.joined(separator: " "))'"
    }
  }
}
