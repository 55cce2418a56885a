import Codecs
import Film
import Foundation
import TransitionKit

extension Command {
  static let story = Command(
    "story", "STORY OUTPUT",
    summary: "film several pushes, pops, presents and drags, as a text file tells them",
    about: """
      STORY is a file, or - for standard input; docs/stories.md has its grammar. PNGs are looked for beside the story.
      OUTPUT is \(Output.kinds)
      The word `story` may be left out before a name that ends in .story.
      """,
    operands: [Operand(name: "STORY", kind: .story), Operand(name: "OUTPUT", kind: .output)],
    options: [.check, .scale] + Option.staging + [.edges] + Option.timing + Option.writing + Option.reporting,
    examples: [
      Example("story Examples/a-b-c.story out.gif", "A pushes B, B presents C, C pops to A"),
      Example("story --check Examples/a-b-c.story", "what is wrong with a story, if anything"),
    ]
  ) { arguments in
    var arguments = arguments
    let file = try StoryFile(try arguments.takeOperand("a story"))
    if arguments.has(.check) {
      try file.check()
      let story = try file.story()
      let steps = story.steps.count
      return Console.say("\(file.name): \(story.parts.count) screens, \(steps) steps, nothing is wrong")
    }
    Interruption.ignoreClosedPipes()
    let output = try Output(arguments)
    let film = try Film(file.story(), arguments, for: output)
    let sampler = try TimelineSampler(film, countsCentiseconds: output.countsCentiseconds)
    try film.expectFrames(in: sampler)
    try await Recording(sampler, size: film.pixelSize, fps: film.fps, to: output, arguments).run()
  }
}
