import StyleKit

extension Completions {
  /// A function for bash's `complete`.
  ///
  /// Readline treats `=` and `:` as separate words, so `--from=sample:li` arrives in five pieces.
  var bash: String {
    #"""
    # bash completion for \#(Program.name), \#(Self.origin)
    _render_transition_parameters() {
      local i style=
      for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${COMP_WORDS[i]} == --style ]]; then
          style=${COMP_WORDS[i + 1]}
          if [[ $style == = ]]; then style=${COMP_WORDS[i + 2]}; fi
        fi
      done
      case $style in
    \#(parameters.map { "    \($0.styles.joined(separator: " | "))) words=\"\($0.words)\" ;;" }.joined(separator: "\n"))
      esac
      compopt -o nospace 2>/dev/null
    }
    _render_transition() {
      local cur=${COMP_WORDS[COMP_CWORD]} i=$COMP_CWORD colon= words= files= command=film match
      COMPREPLY=()
      if [[ $cur == [=:] ]]; then cur=; else ((i--)); fi
      if [[ ${COMP_WORDS[i]} == : ]]; then
        colon=${COMP_WORDS[i - 1]}:
        ((i -= 2))
      fi
      if [[ ${COMP_WORDS[i]} == = ]]; then ((i--)); fi
      if ((COMP_CWORD > 1)); then
        case ${COMP_WORDS[1]} in
          \#(Self.commands(separator: " | "))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case ${COMP_WORDS[i]} in
    \#(values.joined(separator: "\n"))
        *)
          if [[ $cur == -* ]]; then
            case $command in
    \#(cases { "words=\"\($0.allOptions.flatMap(\.spellings).joined(separator: " "))\"" })
            esac
          elif ((COMP_CWORD == 1)); then
            words="\#(Self.commands())" files=1
          else
            case $command in
    \#(cases { assignment($0.offer) })
            esac
          fi
          ;;
      esac
      while IFS= read -r match; do
        COMPREPLY+=("${match#"$colon"}")
      done < <(compgen -W "$words" -- "$colon$cur")
      if [[ $files ]]; then
        while IFS= read -r match; do COMPREPLY+=("$match"); done < <(compgen -f -- "$cur")
      fi
    }
    complete -o filenames -F _render_transition \#(Program.name)
    """#
  }

  private var values: [String] {
    AnyOption.all.compactMap { option in
      option.form.offer.map { "    \(option.spellings.joined(separator: " | "))) \(assignment($0)) ;;" }
    }
  }

  /// The branches of a `case` over the command: one a command, with the statement that `text` gives.
  private func cases(_ text: (Command) -> String) -> String {
    Command.all.map { "          \($0.name)) \(text($0)) ;;" }.joined(separator: "\n")
  }

  private func assignment(_ offer: Offer) -> String {
    if case .parameters = offer { return "_render_transition_parameters" }
    let parts = [list(of: offer).map { "words=\"\($0)\"" }, offer.allowsFiles ? "files=1" : nil].compactMap(\.self)
    return parts.isEmpty ? "return" : parts.joined(separator: " ")
  }
}
