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

  /// One line for people, unless it is to be quiet.
  func say(_ line: String) {
    if !isQuiet { Console.say(line) }
  }

  /// Replaces the line that shows how far it is, where somebody looks; empty leaves it empty.
  func redraw(_ line: String) {
    if !isQuiet && Console.isTerminal { Console.redraw(line) }
  }
}
