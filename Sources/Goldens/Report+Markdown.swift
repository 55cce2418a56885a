extension Report {
  /// The summary of a CI service, such as a job's page or a comment on a pull request, has only so much room.
  private static let rowLimit = 50

  /// The report for people on a page of a CI service: the verdict, then a row for each golden that is not as it should be. Their pictures
  /// are named as the report beside it has them, because such pages show none that lie in a file.
  package var markdown: String {
    let bad = findings.filter { !$0.isGood }
    var lines = ["### Goldens: \(summary)", ""]
    if let note { lines += [MarkdownText.plain(note), ""] }
    if !bad.isEmpty {
      lines += ["| golden | what is the matter | strip in the report | films it |", "|---|---|---|---|"]
      lines += bad.prefix(Self.rowLimit).map(\.row)
      if bad.count > Self.rowLimit { lines.append("\nAnd \(bad.count - Self.rowLimit) more, which the report has.") }
      lines.append("")
      if let command = acceptance() { lines += ["Once looked at: \(MarkdownText.code(command))", ""] }
    }
    return lines.joined(separator: "\n")
  }
}

extension Report {
  /// The page where there is no report, because nothing could be compared.
  package static func markdown(ofFailure reason: String) -> String {
    "### Goldens: not compared\n\n\(MarkdownText.plain(reason))\n"
  }
}

extension Finding {
  fileprivate var row: String {
    let headline = lines.first ?? status.rawValue
    let code = MarkdownText.code
    let cells = [code(name), MarkdownText.plain(headline), files?.first.map(code) ?? "", command.map(code) ?? ""]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

/// Text in the Markdown of CI services.
private enum MarkdownText {
  /// Text that Markdown shows as it is, in one cell of a table. A run of backticks longer than any in the text encloses it.
  static func code(_ text: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let line = text.map { $0.isNewline ? " " : $0 == "|" ? "\\|" : String($0) }.joined()
    return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
  }

  /// A sentence in which nothing is a link, an image, HTML or a name that the service would write to.
  static func plain(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "!", "@", "~", "&"]
    return text.map { $0.isNewline ? "<br>" : special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
