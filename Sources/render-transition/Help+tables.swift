extension Help {
  /// Every command and every option, for programs.
  static var tables: JSON {
    .object([
      ("program", .string(Program.name)), ("version", .string(Program.version)),
      ("commands", .array(Command.all.map(\.json))), ("options", .array(Option.all.map(\.json))),
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

extension Option {
  fileprivate var json: JSON {
    .object(
      [
        ("name", .string(name)), ("letter", .string(letter.map { String($0) })), ("value", .string(value)),
        ("summary", .string(summary)), ("standard", .string(standard)),
      ] + kind.members)
  }
}

extension Option.Kind {
  fileprivate var members: [(String, JSON)] {
    switch self {
    case .flag: [("kind", .string("flag"))]
    case .number(let range): [("kind", .string("number"))] + bounds(range.lowerBound, range.upperBound)
    case .count(let range): [("kind", .string("count"))] + bounds(Double(range.lowerBound), Double(range.upperBound))
    case .choice(let choice): [("kind", .string("choice")), ("names", .strings(choice.names))]
    case .screen: [("kind", .string("screen"))]
    case .size: [("kind", .string("size"))]
    case .file: [("kind", .string("file"))]
    case .moments: [("kind", .string("moments"))]
    case .frames: [("kind", .string("frames"))]
    case .setting: [("kind", .string("setting"))]
    case .color: [("kind", .string("color"))]
    }
  }

  private func bounds(_ least: Double, _ most: Double) -> [(String, JSON)] {
    [("least", .number(least)), ("most", .number(most))]
  }
}
