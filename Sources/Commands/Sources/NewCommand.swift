import Files
import Foundation
import SourcePrograms

extension Command {
  static let new = Command(
    name: "new", synopsis: "NAME",
    summary: "make a directory with an animator to begin with, its delegate and a golden test",
    about:
      "The animator is plain UIKit and goes into an app as it is. The README beside it has the commands that film and test it.",
    operand: Operand(name: "NAME", offer: .nothing),
    options: [.quiet],
    examples: [Example("new CardFlip", "CardFlip/ with CardFlip.swift, its test, a Package.swift and a README")]
  ) { arguments in
    var arguments = arguments
    let name = try arguments.takeOperand("a name")
    try arguments.expectNoRest()
    try StarterName.check(name)
    let starter = Starter(name: name, kit: try SourceWorkshop.kit())
    try write(starter)
    Reporting(arguments).say("\(name)/  \(starter.files.map(\.path).joined(separator: ", "))  begin with \(name)/README.md")
  }

  private static func write(_ starter: Starter) throws(FileError) {
    guard (try? FileManager.default.attributesOfItem(atPath: starter.name)) == nil else {
      throw .unwritable(file: starter.name, reason: "it is there already; choose another name, or remove it")
    }
    let directory = try StagingDirectory(for: starter.name, in: .empty)
    for file in starter.files { try directory.add(Array(file.text.utf8)) }
    try directory.finish(starter.files.map(\.path)) { _ in false }
  }
}
