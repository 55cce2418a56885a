import Codecs
import Film
import Foundation
import Goldens
import TransitionKit

extension Command {
  static let story = Command(
    name: "story", synopsis: "STORY OUTPUT",
    summary: "film several pushes, pops, presents and drags, as a text file tells them",
    about: """
      STORY is a file, or - for standard input; docs/stories.md has its grammar. PNGs are looked for beside the story.
      OUTPUT is \(Output.kinds)
      The word `story` may be left out before a name that ends in .story.
      """,
    operand: Operand(name: "STORY", offer: .files),
    options: [.check, .scale, .width, .swiftMode, .limit] + AnyOption.staging + [.edges] + AnyOption.timing + AnyOption.writing
      + AnyOption.reporting + [.purpose, .watch],
    examples: [
      Example("story Examples/a-b-c.story out.gif", "A pushes B, B presents C, C pops to A"),
      Example("story --check Examples/a-b-c.story", "what is wrong with a story, if anything"),
    ]
  ) { arguments in
    var arguments = arguments
    let path = try arguments.takeOperand("a story")
    let file = try StoryFile(path, styles: arguments.styles)
    if arguments.has(.check) {
      let story = try file.check()
      let steps = story.steps.count
      return Console.say("\(file.name): \(story.parts.count.of("screen")), \(steps.of("step")), nothing is wrong")
    }
    Interruption.ignoreClosedPipes()
    arguments = try arguments.suited()
    let (writing, reporting) = (try Writing(arguments), Reporting(arguments))
    try writing.output.expectOther(than: [path] + file.pictures)
    let breaches = try await Film(file.story(), arguments, for: writing.output).record(writing, reporting)
    reporting.warn(of: arguments.styles, breaches)
  }
}
