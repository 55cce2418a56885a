import Film
import Foundation
import TransitionKit

/// `render-transition trace --style NAME`
@MainActor
struct TraceCommand {
  nonisolated static let options: [Option] = [.style, .from, .to, .device, .size, .scale, .duration, .help]
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    if arguments.has(.help) { return try Console.print(Help.trace) }
    try arguments.expectNoRest()
    for call in try Take.trace(Film(arguments)) {
      try Console.print("\(String(format: "%.3f", call.time))  \(call.text)")
    }
  }
}
