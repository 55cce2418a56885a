import Film
import Foundation
import StyleKit
import TransitionKit

extension Command {
  static let trace = Command(
    name: "trace", synopsis: "--style NAME [options]",
    summary: "print the protocol calls that a transition makes, in order, with their times",
    about: """
      Times are seconds since the beginning of the transition.
      With -v also what view controllers, presentation controllers and coordinators are told.
      With --json: calls, what was done against UIKit's contract, and the geometry of every layer at every frame.
      """,
    options: AnyOption.scenery + [.fps, .json, .verbose],
    examples: [
      Example("trace --style custom-push", "the calls, as document 004 prints them"),
      Example("trace --style picture-present -v", "also who appears and disappears"),
      Example("trace --style kugou-push --fps 10 --json", "where every layer is, ten times a second"),
    ]
  ) { arguments in
    try arguments.expectNoRest()
    let film = try Film(arguments, fps: arguments[.fps] ?? Film.standardRate)
    if arguments.has(.json) {
      return try Console.print(LayerTrace(film).json(of: film, style: arguments.style).text)
    }
    for call in try Take.trace(film, ofAllKinds: arguments.has(.verbose)) {
      try Console.print("\(String(format: "%.3f", call.time))  \(call.text)")
    }
  }
}

extension LayerTrace {
  /// Makes the trace's JSON, with the keys in the order that docs/trace.md says.
  fileprivate func json(of film: Film, style: Style) -> JSON {
    [
      "style": style.name, "size": [film.size.width, film.size.height], "scale": film.scale, "fps": film.fps,
      "duration": duration,
      "calls": calls.map { ["time": $0.time, "call": $0.text] as JSON },
      "diagnostics": diagnostics.map { ["time": $0.time, "text": $0.text] as JSON }, "frames": frames,
    ]
  }
}

extension LayerTrace.Frame: JSONConvertible { var json: JSON { ["time": time, "layers": layers] } }

extension LayerTrace.Layer: JSONConvertible {
  var json: JSON {
    [
      "id": id, "parent": parent, "type": type, "position": [position.x, position.y],
      "bounds": [bounds.minX, bounds.minY, bounds.width, bounds.height], "anchorPoint": [anchorPoint.x, anchorPoint.y],
      "zPosition": zPosition, "transform": transform, "opacity": Double("\(opacity)") ?? 0, "hidden": isHidden,
      "cornerRadius": cornerRadius, "masksToBounds": masksToBounds, "text": text, "font": font,
    ]
  }
}

extension CGFloat: JSONConvertible { var json: JSON { Double(self).json } }
