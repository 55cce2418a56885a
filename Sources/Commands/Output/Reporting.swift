/// The options of what a command says: its result, nothing, more, or JSON.
struct Reporting {
  let isQuiet: Bool
  let isVerbose: Bool
  let isJSON: Bool

  init(_ arguments: Arguments) {
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    isJSON = arguments.has(.json)
  }

  /// Prints one line for people, unless `--quiet` is given.
  func say(_ line: String) {
    if !isQuiet { Console.say(line) }
  }

  /// Replaces the progress line in a terminal, unless `--quiet` is given; an empty text clears the line.
  func redraw(_ line: String) {
    if !isQuiet && Console.isTerminal { Console.redraw(line) }
  }
}
