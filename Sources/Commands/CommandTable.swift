extension Command {
  /// Every command, in the order that help names them.
  static let all: [Command] = [
    .film,
    .story,
    .list,
    .compare,
    .strip,
    .plot,
    .trace,
    .preview,
    .source,
    .encode,
    .adapt,
    .new,
    .inspect,
    .completions,
    .man,
    .golden,
    .gallery,
    .help,
  ]
}
