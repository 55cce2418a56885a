import Foundation
import SourcePrograms
import SourceStyles
import StyleKit

extension Command {
  static let list = Command(
    name: "list", synopsis: "[STYLE …]",
    summary: "name the styles: how long they take, where they are described, what happens and what may be set",
    operand: Operand(name: "STYLE", offer: .styles),
    options: [.json],
    examples: [
      Example("list", "every style"),
      Example("list kugou-push", "one, with the range of each parameter"),
      Example("list --json", "all there is to know of every style, for programs"),
    ]
  ) { arguments in
    let all = arguments.styles
    let styles = try arguments.rest.isEmpty ? all : arguments.rest.flatMap { name in try all.described(name) }
    if arguments.has(.json) { return try Console.print(styles.json.text) }
    let width = styles.map(\.name.count).max() ?? 0
    for style in styles {
      let name = style.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let takes = style.file == nil ? "\(style.duration.short) s  " : ""
      try Console.print("\(name)  \(takes)\(style.source)")
      try Console.print("    " + TerminalText.paragraph(style.summary, hanging: 4))
      for line in arguments.rest.isEmpty ? style.parametersInShort : style.parametersInFull { try Console.print(line) }
    }
  }
}

extension [Style] {
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
      "name": name, "source": source, "summary": summary, "does": changes.map(\.verb), "duration": duration,
      "interactive": gesture != nil, "parameters": parameters,
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
