extension Command {
  /// Every command, in the order that help names them.
  static let all: [Command] = [
    .film,
    .list,
    .trace,
    .help,
  ]
}
