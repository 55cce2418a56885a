import Codecs
import Film
import Foundation
import StyleKit
import TransitionKit

extension Command {
  static let compare = Command(
    name: "compare", synopsis: "--style A --style B … [options] OUTPUT",
    summary: "film styles side by side at the same moment, each over its name",
    about: "--width is that of one screen; --scale is 0.6 unless given. A style that is done waits for the longest.",
    operand: Operand(name: "OUTPUT", offer: .files),
    options: AnyOption.scenery + AnyOption.drawing + AnyOption.timing + AnyOption.writing + AnyOption.reporting
      + [.watch],
    examples: [
      Example("compare --style system-push --style kugou-push out.gif", "what the system does, and what Kugou does"),
      Example("compare --style mg-present --style pd-present --speed 0.5 out.gif", "in slow motion"),
    ]
  ) { arguments in
    Interruption.ignoreClosedPipes()
    let (writing, reporting) = (try Writing(arguments), Reporting(arguments))
    let styles = arguments.all(.style)
    guard styles.count > 1 else { throw UsageError("there is nothing to compare with: give --style twice or more") }
    let fps = arguments.rate(of: writing.output)
    let films = try styles.map { (name: $0.name, film: try Film(arguments, style: $0, fps: fps, standardScale: 0.6)) }
    let size = SideBySideSampler.pixelSize(films)
    try expectRoom(for: size)
    let sampler = try SideBySideSampler(films, countsCentiseconds: writing.output.format.countsCentiseconds)
    try films[0].film.expectFrames(in: sampler)
    try await Recording(source: sampler, size: size, fps: fps, writing: writing, reporting: reporting).run()
  }
}
