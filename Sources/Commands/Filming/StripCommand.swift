import Codecs
import Film
import Foundation
import Raster

extension Command {
  static let strip = Command(
    name: "strip", synopsis: "--style NAME [--at LIST] [options] OUTPUT",
    summary: "picture moments of a transition side by side, each over its time",
    about:
      "OUTPUT is a .png, or - for standard output. --width is that of one picture; --scale is 0.4 unless given, and 1 with --onion.",
    operand: Operand(name: "OUTPUT", offer: .files),
    options: AnyOption.scenery + AnyOption.drawing + [.at, .onion, .output, .watch] + AnyOption.reporting,
    examples: [
      Example("strip --style kugou-push strip.png", "five moments, from the first picture to the last"),
      Example("strip --style custom-push --at 0,0.1,0.2,0.3 --width 200 strip.png", "the first three tenths of a second"),
      Example("strip --style custom-push --onion onion.png", "one picture: a trail of ghosts behind what moves"),
    ]
  ) { arguments in
    Interruption.ignoreClosedPipes()
    let path = try arguments.outputName(like: "strip.png")
    guard path == "-" || path.lowercased().hasSuffix(".png") else { throw UsageError("a strip is a .png, not “\(path)”") }
    let moments = Self.moments(arguments)
    let isOnion = arguments.has(.onion)
    let film = try Film(arguments, standardScale: isOnion ? 1 : 0.4)
    let times = moments.map(\.moment)
    if !isOnion { try expectRoom(for: film.stripSize(moments.map(\.caption))) }
    var samplers: [TimelineSampler] = []
    let begin = { (sampler: TimelineSampler) in
      samplers.append(sampler)
      try Film.expect(times, in: sampler)
    }
    let picture = isOnion ? try film.onion(at: times, begin) : try film.strip(at: moments, begin)
    let reporting = Reporting(arguments)
    film.remarks.forEach(reporting.say)
    try await Recording(
      source: StillSource(picture, edges: film.edges), size: (picture.width, picture.height), fps: film.fps,
      writing: Writing(Output(path, format: .apng), arguments), reporting: reporting,
      notes: reporting.isVerbose ? film.notes(arguments.style) : []
    ).run()
    reporting.warn(of: [try arguments.style], samplers.flatMap(\.diagnostics))
  }

  /// The moments of a strip, each under the words that name it.
  private static func moments(_ arguments: Arguments) -> [(caption: String, moment: Moment)] {
    guard let words = arguments.texts(.at).last, let moments = arguments[.at] else { return Film.stripMoments }
    return zip(words.split(separator: ","), moments).map { word, moment in
      (caption: "s%".contains(word.last ?? "s") ? String(word) : "\(word) s", moment: moment)
    }
  }

  /// Refuses a picture whose sides are longer than a bitmap's may be.
  static func expectRoom(for size: (width: Int, height: Int)) throws(UsageError) {
    guard !Bitmap.allows(width: size.width, height: size.height) else { return }
    throw UsageError("\(size.width)×\(size.height) pixels are too many for one picture: take a smaller --width or --scale")
  }
}
