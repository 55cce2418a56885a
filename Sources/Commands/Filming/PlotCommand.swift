import Codecs
import Film
import Foundation
import Raster
import StyleKit
import TransitionKit

extension Command {
  static let plot = Command(
    name: "plot", synopsis: "--style A [--style B …] [options] OUTPUT",
    summary: "draw offset, scale, alpha and speed of what moves, over time",
    about: """
      OUTPUT is a .svg or a .png, or - for an SVG on standard output. An incoming layer's offset counts from where it ends, an \
      outgoing one's from where it begins, in points. A --param before the first --style holds for all, one behind a --style for \
      that one alone. --fps is 240 unless given, and 60 for a finger.
      """,
    operand: Operand(name: "OUTPUT", offer: .files),
    options: AnyOption.scenery + [.dark, .fps, .output] + AnyOption.reporting,
    examples: [
      Example("plot --style custom-push plot.svg", "for a document: a spring, and how far it goes too far"),
      Example("plot --style custom-push --style custom-push --param damping=0.9 plot.png", "two springs in one drawing"),
      Example("plot --style Fade.swift plot.svg", "what your own animator does"),
    ]
  ) { arguments in
    Interruption.ignoreClosedPipes()
    let path = try arguments.plotOutput()
    let styles = arguments.all(.style)
    _ = try arguments.style
    let reporting = Reporting(arguments)
    let motions = try styles.indices.map { index in
      let film = try Film(arguments.column(index, of: .style, settingsBy: .param), style: styles[index])
      if reporting.isVerbose { try film.notes(styles[index]).forEach(Console.say) }
      let name = styles.count == 1 ? arguments.plotTitle : arguments.caption(index)
      return try MotionPlot.Motion(
        name, of: film, rate: arguments[.fps] ?? (arguments.has(.drag) ? 60 : nil), others: styles.count == 1 ? 2 : 0)
    }
    let drawing = MotionPlot(motions).drawing
    let isPNG = path.lowercased().hasSuffix(".png")
    let bytes = isPNG ? try PNG.encode(drawing.picture().rasterized()) : Array(drawing.svg.utf8)
    try Output(path, format: .apng).write(bytes)
    try reporting.tell(of: path, drawing, motions, bytes: bytes.count)
    reporting.warn(of: styles, zip(styles, motions).flatMap { $0.file == nil ? [] : $1.diagnostics })
  }
}

extension Arguments {
  /// The path of a plot, which is an SVG or a PNG.
  func plotOutput() throws(UsageError) -> String {
    let path = try outputName(like: "plot.svg")
    let ends = [".svg", ".png"]
    guard path == "-" || ends.contains(where: path.lowercased().hasSuffix) else {
      throw UsageError("a plot is a .svg or a .png, not “\(path)”")
    }
    try Output(path, format: .apng).expectOther(than: all(.from) + all(.to))
    let count = all(.style).count
    guard count <= MotionPlot.most else {
      throw UsageError("\(count) styles are too many for one drawing: plot takes \(MotionPlot.most)")
    }
    return path
  }

  /// The one style's name, and what is set of it.
  fileprivate var plotTitle: String { (all(.style).map(\.name) + texts(.param)).joined(separator: " ") }
}

extension Reporting {
  /// Says in one line, or as JSON, what was drawn; nothing on a standard output that has the drawing.
  fileprivate func tell(of path: String, _ drawing: PlotDrawing, _ motions: [MotionPlot.Motion], bytes: Int) throws {
    let name = path == "-" ? "standard output" : path
    guard isJSON else {
      let facts = motions.map { motions.count == 1 ? $0.facts : "\($0.name): \($0.facts)" }
      let size = "\(drawing.width)×\(drawing.height)"
      return say("\(name)  \(size)  \(facts.joined(separator: "; "))  \(ByteCount.inWords(bytes))")
    }
    let json: JSON = [
      "output": path == "-" ? nil : path, "width": drawing.width, "height": drawing.height, "bytes": bytes,
      "styles": motions.map { ["name": $0.name, "seconds": $0.duration, "facts": $0.facts] as JSON },
    ]
    if path == "-" { Console.say(json.line) } else { try Console.print(json.text) }
  }
}
