import Foundation
import Styles

/// `render-transition list`
struct ListCommand {
  static let options: [Option] = [.help]
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    if arguments.has(.help) { return try Console.print(Help.list) }
    try arguments.expectNoRest()
    let width = Style.all.map(\.name.count).max() ?? 0
    for style in Style.all {
      let name = style.name.padding(toLength: width, withPad: " ", startingAt: 0)
      try Console.print("\(name)  \(style.duration.short) s  \(style.summary) (\(style.source))")
    }
  }
}
