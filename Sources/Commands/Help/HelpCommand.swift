extension Command {
  static let help = Command(
    name: "help", synopsis: "[COMMAND]",
    summary: "explain a command and all its options",
    operand: Operand(name: "COMMAND", offer: .commands),
    options: [.json],
    examples: [
      Example("help film", "every option of the main job"),
      Example("help --json", "the tables of commands and options, for programs"),
    ]
  ) { arguments in
    let topics = arguments.rest
    guard topics.count <= 1 else { throw UsageError("help explains one command at a time") }
    if arguments.has(.json) {
      guard topics.isEmpty else { throw UsageError("help --json tells of every command at once") }
      return try Console.print(Help.tables(arguments.styles).text)
    }
    try Console.print(try topics.first.map { name throws(UsageError) in Help.page(of: try Command(named: name)) } ?? Help.main)
  }

  init(named name: String) throws(UsageError) {
    guard let command = Command.named(name) else {
      throw UsageError("there is no command called “\(name)”", nearest: name, among: Command.all.map(\.name))
    }
    self = command
  }
}
