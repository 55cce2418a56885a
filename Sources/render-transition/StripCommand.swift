import Codecs
import Film
import Foundation
import Raster

extension Command {
  static let strip = Command(
    "strip", "--style NAME [--at LIST] [options] OUTPUT",
    summary: "picture moments of a transition side by side, each over its time",
    about: "OUTPUT is a .png, or - for standard output. --width is that of one picture; --scale is 0.4 unless given.",
    operands: [Operand(name: "OUTPUT", kind: .output)],
    options: Option.scenery + Option.drawing + [.at, .output] + Option.reporting,
    examples: [
      Example("strip --style kugou-push strip.png", "five moments, from the first picture to the last"),
      Example("strip --style custom-push --at 0,0.1,0.2,0.3 --width 200 strip.png", "the first three tenths of a second"),
    ]
  ) { arguments in
    Interruption.ignoreClosedPipes()
    let path = try arguments.output(like: "strip.png")
    guard path == "-" || path.lowercased().hasSuffix(".png") else { throw UsageError("a strip is a .png, not “\(path)”") }
    let words = arguments.text(.at) ?? "0%,25%,50%,75%,100%"
    let moments = zip(words.split(separator: ","), try [Moment](moments: words)).map { word, moment in
      (caption: "s%".contains(word.last ?? "s") ? String(word) : "\(word) s", moment: moment)
    }
    let film = try Film(arguments, standardScale: 0.4)
    try expectRoom(for: film.stripSize(moments.map(\.caption)))
    let picture = try film.strip(at: moments)
    try await Recording(
      StillSource(picture, edges: film.edges), size: (picture.width, picture.height), fps: film.fps,
      to: Output(path, format: "apng"), arguments, notes: film.notes(arguments)
    ).run()
  }

  /// A bitmap's sides have a limit.
  static func expectRoom(for size: (width: Int, height: Int)) throws(UsageError) {
    guard !Bitmap.allows(width: size.width, height: size.height) else { return }
    throw UsageError("\(size.width)×\(size.height) pixels are too many for one picture: take a smaller --width or --scale")
  }
}
