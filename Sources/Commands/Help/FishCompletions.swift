import StyleKit

/// Lines for fish's `complete`.
struct FishCompletions {
  let styles: [Style]

  var script: String {
    """
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
  }

  private let line = "complete -c \(Program.name)"

  private var commands: [String] {
    Command.all.map { "\(line) -n __render_transition_begins -a \($0.name) -d '\($0.summary.quotable)'" }
  }

  private var operands: [String] {
    Command.all.filter { !$0.offer.allowsFiles }.map { command in
      let words = command.offer.words(styles).map { " -a '\($0.joined(separator: " "))'" } ?? ""
      return "\(line) -n '__render_transition_is \(command.name)' -f\(words)"
    }
  }

  private var options: [String] {
    AnyOption.all.map { option in
      let commands = Command.all.filter { $0.allOptions.contains(option) }.map(\.name).joined(separator: " ")
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return "\(line) -n '__render_transition_is \(commands)'\(letter) -l \(option.name)\(option.form.offer.map(value) ?? "")"
        + " -d '\(option.summary.quotable)'"
    }
  }

  private func value(_ offer: Offer) -> String {
    (offer.allowsFiles ? " -r -F" : " -x") + (offer.words(styles).map { " -a '\($0.joined(separator: " "))'" } ?? "")
  }
}
