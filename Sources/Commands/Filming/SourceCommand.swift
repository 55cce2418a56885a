import StyleKit

extension Command {
  static let source = Command(
    name: "source", synopsis: "STYLE",
    summary: "print a style as one Swift file for an app: import UIKit and nothing else",
    operand: Operand(name: "STYLE", offer: .styles),
    examples: [
      Example("source mg-present > MGPresent.swift", "document 001's push, to put into an app and to change")
    ]
  ) { arguments in
    guard arguments.rest.count == 1 else { throw UsageError("name one style, like mg-present") }
    let style = try arguments.styles.style(named: arguments.rest[0])
    guard let file = style.fileForApps else { throw UsageError("\(style.name) is UIKit's own: there is no code to print") }
    try Console.print(file)
  }
}
