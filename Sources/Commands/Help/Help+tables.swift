import StyleKit

extension Help {
  /// Every command and every option, for programs.
  static func tables(_ styles: [Style]) -> JSON {
    [
      "program": Program.name, "version": Program.version, "commands": Command.all,
      "options": AnyOption.all.map { $0.json(styles) },
    ]
  }
}

extension Command: JSONConvertible {
  var json: JSON {
    [
      "name": name, "usage": usage, "summary": summary, "options": allOptions.map(\.name), "examples": examples.map(\.words),
    ]
  }
}

extension AnyOption {
  fileprivate func json(_ styles: [Style]) -> JSON {
    var members: [(String, any JSONConvertible)] = [
      ("name", name), ("letter", letter.map { String($0) }), ("value", valueName), ("summary", summary), ("standard", standard),
      ("kind", form.name),
    ]
    if let range = form.range { members += [("least", range.lowerBound), ("most", range.upperBound)] }
    if form.name == "choice" { members.append(("names", form.offer?.words(styles) ?? [])) }
    return JSON(members)
  }
}
