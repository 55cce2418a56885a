import Film
import Foundation
import TransitionKit

extension Command {
  static let trace = Command(
    "trace", "--style NAME [options]",
    summary: "print the protocol calls that a transition makes, in order, with their times",
    about: "Times are seconds since the beginning of the transition.",
    options: Option.scenery,
    examples: [Example("trace --style custom-push", "the calls, as document 004 prints them")]
  ) { arguments in
    try arguments.expectNoRest()
    for call in try Take.trace(Film(arguments)) {
      try Console.print("\(String(format: "%.3f", call.time))  \(call.text)")
    }
  }
}
