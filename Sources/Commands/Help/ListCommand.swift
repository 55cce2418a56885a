import Foundation
import SourcePrograms
import SourceStyles
import StyleKit

extension Command {
  static let list = Command(
    name: "list", synopsis: "[STYLE …]",
    summary: "name the styles: how long they take, where they are described, what happens and what may be set",
    operand: Operand(name: "STYLE", offer: .styles),
    options: [.search, .json],
    examples: [
      Example("list", "every style, by family"),
      Example("list --search circle", "those that have the word in their names, families, sources or summaries"),
      Example("list kugou-push", "one, with the range of each parameter"),
      Example("list --json", "all there is to know of every style, for programs"),
    ]
  ) { arguments in
    let all = arguments.styles
    var styles = try arguments.rest.isEmpty ? all : arguments.rest.flatMap { name in try all.described(name) }
    for text in arguments.all(.search) { styles = styles.matching(text) }
    if styles.isEmpty,
      let text = arguments.all(.search).first(where: { all.matching($0).isEmpty }) ?? arguments.all(.search).first
    {
      throw UsageError(
        "no style has “\(text)” in what it says", nearest: text, among: all.searchWords, otherwise: "`list` has them all")
    }
    if arguments.has(.json) { return try Console.print(styles.json.text) }
    guard arguments.rest.isEmpty else { return try styles.print(isFull: true) }
    for (index, family) in styles.byFamily.enumerated() {
      try Console.print("\(index > 0 ? "\n" : "")# \(family.family.title)")
      try family.styles.print(isFull: false)
    }
  }
}

extension [Style] {
  /// Prints each style in a few lines; in full, every parameter has a line of its own.
  fileprivate func print(isFull: Bool) throws {
    let width = map(\.name.count).max() ?? 0
    for style in self {
      let name = style.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let takes = style.file == nil ? "\(style.duration.short) s  " : ""
      try Console.print("\(name)  \(takes)\(style.source)")
      try Console.print("    " + TerminalText.paragraph(style.summary, hanging: 4))
      for line in isFull ? style.parametersInFull : style.parametersInShort { try Console.print(line) }
    }
  }
}

extension [Style] {
  /// The words of which the styles' names are made, and their families.
  fileprivate var searchWords: [String] {
    Set(flatMap { $0.name.split(separator: "-").map(String.init) + [$0.family.rawValue] }).sorted()
  }

  /// The style of a name, or those of a Swift file.
  fileprivate func described(_ name: String) throws -> [Style] {
    guard let text = SourceText(name), named(name) == nil else { return [try style(named: name)] }
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    return try workshop.briefings(of: SourceRequest(text)).map { briefing in
      Style(
        name: briefing.name, source: briefing.source, summary: briefing.summary,
        parameters: briefing.properties.sorted { $0.key < $1.key }.map { Parameter($0, .expression($1), "a property") },
        gesture: briefing.followsFinger ? .right : nil, change: Style.uncompiled(briefing.name).change)
    }
  }
}

extension Style {
  fileprivate var parametersInShort: [String] {
    let words = parameters.filter { $0.name != "duration" }.map { "\($0.name) \($0.standard)" }
    return words.isEmpty ? [] : ["    " + TerminalText.paragraph(words.joined(separator: ", "), hanging: 4)]
  }

  fileprivate var parametersInFull: [String] {
    guard !parameters.isEmpty else { return [] }
    return ["", TerminalText.table(parameters.map { ("\($0.name) \($0.standard)", "\($0.summary): \($0.allowed)") })]
  }
}

extension Style: JSONConvertible {
  var json: JSON {
    [
      "name": name, "family": family.rawValue, "source": source, "summary": summary, "does": changes.map(\.verb),
      "duration": duration, "interactive": gesture != nil, "parameters": parameters,
    ]
  }
}

extension Parameter: JSONConvertible {
  var json: JSON {
    switch kind {
    case .number(let standard, let range, let unit):
      [
        "name": name, "summary": summary, "standard": standard, "least": range.lowerBound, "most": range.upperBound,
        "unit": unit.rawValue,
      ]
    case .choice(let standard, let words):
      ["name": name, "summary": summary, "standard": standard, "choices": words]
    case .expression(let text):
      ["name": name, "summary": summary, "standard": text]
    }
  }
}
