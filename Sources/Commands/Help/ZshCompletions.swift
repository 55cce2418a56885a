import StyleKit

extension Completions {
  /// A function for zsh's `compsys`, to be called `_render-transition` on the `fpath`.
  var zsh: String {
    #"""
    #compdef \#(Program.name)
    # zsh completion for \#(Program.name), \#(Self.origin)

    _render-transition_screens() {
      local -a samples=(\#(Offer.samples.map { "'\($0.escaped(":"))'" }.joined(separator: " ")))
      _describe -t samples sample samples
      _files -g '*.png'
    }

    _render-transition_parameters() {
      local style=
      local -a names
      local -i i
      for ((i = 1; i < CURRENT; i++)); do
        case $words[i] in
          (--style) style=$words[i+1] ;;
          (--style=*) style=${words[i]#--style=} ;;
        esac
      done
      case $style in
    \#(parameters.map { "    (\($0.styles.joined(separator: "|"))) names=(\($0.words.replacing("=", with: ""))) ;;" }.joined(separator: "\n"))
      esac
      compadd -S = -- $names
    }

    _render-transition() {
      local command=film
      local -a commands=(
    \#(Command.all.map { "    '\($0.name):\($0.summary.quotable)'" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        _files
        return
      fi
      case $words[2] in
        (\#(Self.commands(separator: "|"))) command=$words[2]; shift words; ((CURRENT--)) ;;
      esac
      case $command in
    \#(Command.all.map(arguments).joined(separator: "\n"))
      esac
    }

    _render-transition "$@"
    """#
  }

  private func arguments(of command: Command) -> String {
    let operand = command.operand.map { ["      '*:\($0.name):\(action(command.offer))'"] } ?? []
    let lines = command.allOptions.map { "      \(specification($0))" } + operand
    return "    (\(command.name)) _arguments -s -S : \\\n" + lines.joined(separator: " \\\n") + " ;;"
  }

  private func specification(_ option: AnyOption) -> String {
    let text = "[\(option.summary.quotable.escaped("[]:"))]"
    let value = option.form.offer.map { ":\(option.valueName ?? ""):\(action($0))" } ?? ""
    let isFlag = option.form.offer == nil
    return option.spellings.map { "'*\($0)\(isFlag ? "" : $0 == option.spelling ? "=" : "+")\(text)\(value)'" }
      .joined(separator: " ")
  }

  private func action(_ offer: Offer) -> String {
    if case .screens = offer { return "_render-transition_screens" }
    if case .parameters = offer { return "_render-transition_parameters" }
    return offer.allowsFiles ? "_files" : list(of: offer).map { "(\($0))" } ?? " "
  }
}

extension String {
  /// The text with a backslash before each of the characters.
  func escaped(_ characters: String) -> String {
    reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : "\($1)" }
  }

  /// The text, fit to stand between single quotes.
  var quotable: String { replacing("'", with: "’") }
}
