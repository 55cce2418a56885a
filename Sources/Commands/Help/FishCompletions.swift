import StyleKit

extension Completions {
  /// Lines for fish's `complete`.
  var fish: String {
    """
    # fish completion for \(Program.name), \(Self.origin)
    function __render_transition_is
        set -l words (commandline -opc)
        set -l command film
        if contains -- "$words[2]" \(Self.commands())
            set command $words[2]
        end
        contains -- $command $argv
    end

    function __render_transition_parameters
        set -l style
        set -l words (commandline -opc)
        for i in (seq (count $words))
            switch $words[$i]
                case --style
                    set style $words[(math $i + 1)]
                case '--style=*'
                    set style (string replace -- --style= '' $words[$i])
            end
        end
        switch "$style"
    \(parameters.map { "        case \($0.styles.joined(separator: " "))\n            printf '%s\\n' \($0.words)" }.joined(separator: "\n"))
        end
    end

    function __render_transition_begins
        test (count (commandline -opc)) -eq 1
    end

    \((commands + operands + options).joined(separator: "\n"))
    """
  }

  private static let line = "complete -c \(Program.name)"

  private var commands: [String] {
    Command.all.map { "\(Self.line) -n __render_transition_begins -a \($0.name) -d '\($0.summary.quotable)'" }
  }

  private var operands: [String] {
    Command.all.filter { !$0.offer.allowsFiles }.map { command in
      "\(Self.line) -n '__render_transition_is \(command.name)' -f\(words(of: command.offer))"
    }
  }

  private var options: [String] {
    AnyOption.all.map { option in
      let commands = Command.all.filter { $0.allOptions.contains(option) }.map(\.name).joined(separator: " ")
      let letter = option.letter.map { " -s \($0)" } ?? ""
      return
        "\(Self.line) -n '__render_transition_is \(commands)'\(letter) -l \(option.name)\(option.form.offer.map(value) ?? "")"
        + " -d '\(option.summary.quotable)'"
    }
  }

  private func value(_ offer: Offer) -> String {
    (offer.allowsFiles ? " -r -F" : " -x") + words(of: offer)
  }

  private func words(of offer: Offer) -> String {
    if case .parameters = offer { return " -a '(__render_transition_parameters)'" }
    return list(of: offer).map { " -a '\($0)'" } ?? ""
  }
}
