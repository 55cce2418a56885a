import StyleKit

/// A function for bash's `complete`.
///
/// readline takes `=` and `:` for words of their own, so `--from=sample:li` arrives in five pieces.
struct BashCompletions {
  let styles: [Style]

  var script: String {
    #"""
    # bash completion for \#(Program.name), \#(Shell.origin)
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
          \#(Command.all.map(\.name).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case ${COMP_WORDS[i]} in
    \#(values)
        *)
          if [[ $cur == -* ]]; then
            case $command in
    \#(options)
            esac
          elif ((COMP_CWORD == 1)); then
            words="\#(Command.all.map(\.name).joined(separator: " "))" files=1
          else
            case $command in
    \#(operands)
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

  private var values: String {
    AnyOption.all.compactMap { option in
      option.form.offer.map { "    \(option.spellings.joined(separator: " | "))) \(assignment($0)) ;;" }
    }.joined(separator: "\n")
  }

  private var options: String {
    Command.all.map { command in
      "          \(command.name)) words=\"\(command.allOptions.flatMap(\.spellings).joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  private var operands: String {
    Command.all.map { "          \($0.name)) \(assignment($0.offer)) ;;" }.joined(separator: "\n")
  }

  private func assignment(_ offer: Offer) -> String {
    let parts =
      (offer.words(styles).map { ["words=\"\($0.joined(separator: " "))\""] } ?? []) + (offer.allowsFiles ? ["files=1"] : [])
    return parts.isEmpty ? "return" : parts.joined(separator: " ")
  }
}
