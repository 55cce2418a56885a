import Codecs
import Film
import Foundation
import StyleKit
import TransitionKit

extension Command {
  static let compare = Command(
    name: "compare", synopsis: "--style A --style B … [options] OUTPUT",
    summary: "film up to nine styles side by side at the same moment, each over its name",
    about: """
      A --param before the first --style holds for all, one behind a --style for that one alone; the names say so. --width is that of \
      one screen; --scale is 0.6 unless given. A style that is done waits for the longest.
      """,
    operand: Operand(name: "OUTPUT", offer: .files),
    options: AnyOption.scenery + AnyOption.drawing + AnyOption.timing + AnyOption.writing + AnyOption.reporting
      + [.purpose, .watch],
    examples: [
      Example("compare --style system-push --style kugou-push out.gif", "what the system does, and what Kugou does"),
      Example("compare --style kugou-push --style kugou-push --param damping=0.5 out.gif", "one style with two springs"),
      Example("compare --style mg-present --style pd-present --speed 0.5 out.gif", "in slow motion"),
    ]
  ) { arguments in
    Interruption.ignoreClosedPipes()
    let arguments = try arguments.suited()
    let (writing, reporting) = (try Writing(arguments), Reporting(arguments))
    let styles = arguments.all(.style)
    guard styles.count > 1 else { throw UsageError("there is nothing to compare with: give --style twice or more") }
    guard styles.count <= SideBySideSampler.most else {
      throw UsageError("\(styles.count) styles are too many for one picture: compare takes \(SideBySideSampler.most)")
    }
    let fps = arguments.rate(of: writing.output)
    let films = try styles.indices.map { index in
      (
        name: arguments.caption(index),
        film: try Film(
          arguments.column(index, of: .style, settingsBy: .param), style: styles[index], fps: fps, standardScale: 0.6)
      )
    }
    films[0].film.remarks.forEach(reporting.say)
    let size = SideBySideSampler.pixelSize(films)
    try expectRoom(for: size)
    let sampler = try SideBySideSampler(films, countsCentiseconds: writing.output.format.countsCentiseconds)
    try films[0].film.expectFrames(in: sampler)
    try await Recording(source: sampler, size: size, fps: fps, writing: writing, reporting: reporting).run()
    reporting.warn(of: styles, sampler.diagnostics(ofThose: styles.map { $0.file != nil }))
  }
}

extension Arguments {
  /// A caption that tells a column from the others: the style's name unless all are of one style, and what is set for it alone.
  func caption(_ index: Int) -> String {
    let names = all(.style).map(\.name)
    let own = ownTexts(index, of: .style, settingsBy: .param)
    let isOne = Set(names).count == 1
    return own.isEmpty ? names[index] : ((isOne ? [] : [names[index]]) + own).joined(separator: " ")
  }
}
