import StyleKit

extension Help {
  /// Every command and every option, for programs.
  static func tables(_ styles: [Style]) -> JSON {
    .object([
      ("program", .string(Program.name)), ("version", .string(Program.version)),
      ("commands", .array(Command.all.map(\.json))), ("options", .array(AnyOption.all.map { $0.json(styles) })),
    ])
  }
}

extension Command {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("usage", .string(usage)), ("summary", .string(summary)),
      ("options", .strings(allOptions.map(\.name))), ("examples", .strings(examples.map(\.words))),
    ])
  }
}

extension AnyOption {
  fileprivate func json(_ styles: [Style]) -> JSON {
    var members: [(String, JSON)] = [
      ("name", .string(name)), ("letter", .string(letter.map { String($0) })), ("value", .string(valueName)),
      ("summary", .string(summary)), ("standard", .string(standard)), ("kind", .string(form.name)),
    ]
    if let range = form.range { members += [("least", .number(range.lowerBound)), ("most", .number(range.upperBound))] }
    if form.name == "choice" { members.append(("names", .strings(form.offer?.words(styles) ?? []))) }
    return .object(members)
  }
}
