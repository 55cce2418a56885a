import Foundation
import Styles

extension Command {
  static let list = Command(
    "list", "",
    summary: "name every style, how long it takes, what it does and where it is described",
    examples: [Example("list", "every style, a line each")]
  ) { arguments in
    try arguments.expectNoRest()
    let width = Style.all.map(\.name.count).max() ?? 0
    for style in Style.all {
      let name = style.name.padding(toLength: width, withPad: " ", startingAt: 0)
      try Console.print("\(name)  \(style.duration.short) s  \(style.summary) (\(style.source))")
    }
  }
}
