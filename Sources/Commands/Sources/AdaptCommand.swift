import Files
import SourcePrograms

extension Command {
  static let adapt = Command(
    name: "adapt", synopsis: "FILE.swift",
    summary: "print a Swift file as it is compiled here, without what only Objective-C or Xcode know",
    operand: Operand(name: "FILE", offer: .files),
    examples: [Example("adapt Fade.swift", "what --style Fade.swift compiles")]
  ) { arguments in
    var arguments = arguments
    let path = try arguments.takeOperand("a Swift file")
    try arguments.expectNoRest()
    guard path.hasSuffix(".swift") else {
      throw UsageError(SourceText.refusal(of: path) ?? "“\(path)” is no Swift file: its name must end in .swift")
    }
    try Console.show(SourceWorkshop.adapted(path))
  }
}
