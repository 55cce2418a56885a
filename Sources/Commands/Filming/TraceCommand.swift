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
      return try Console.print(JSON(LayerTrace(film), of: film, style: arguments.style).text)
    }
    for call in try Take.trace(film, ofAllKinds: arguments.has(.verbose)) {
      try Console.print("\(String(format: "%.3f", call.time))  \(call.text)")
    }
  }
}

extension JSON {
  /// The keys and their order are what docs/trace.md says.
  fileprivate init(_ trace: LayerTrace, of film: Film, style: Style) {
    self = .object([
      ("style", .string(style.name)),
      ("size", .numbers([film.size.width, film.size.height])),
      ("scale", .number(Double(film.scale))),
      ("fps", .number(film.fps)),
      ("duration", .number(trace.duration)),
      ("calls", .array(trace.calls.map { .object([("time", .number($0.time)), ("call", .string($0.text))]) })),
      ("diagnostics", .array(trace.diagnostics.map { .object([("time", .number($0.time)), ("text", .string($0.text))]) })),
      ("frames", .array(trace.frames.map(JSON.init))),
    ])
  }

  private init(_ frame: LayerTrace.Frame) {
    self = .object([("time", .number(frame.time)), ("layers", .array(frame.layers.map(JSON.init)))])
  }

  private init(_ layer: LayerTrace.Layer) {
    self = .object([
      ("id", .number(layer.id)),
      ("parent", .number(layer.parent)),
      ("type", .string(layer.type)),
      ("position", .numbers([layer.position.x, layer.position.y])),
      ("bounds", .numbers([layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height])),
      ("anchorPoint", .numbers([layer.anchorPoint.x, layer.anchorPoint.y])),
      ("zPosition", .number(layer.zPosition)),
      ("transform", layer.transform.map { .numbers($0) } ?? .null),
      ("opacity", .number(Double("\(layer.opacity)") ?? 0)),
      ("hidden", .bool(layer.isHidden)),
      ("cornerRadius", .number(layer.cornerRadius)),
      ("masksToBounds", .bool(layer.masksToBounds)),
    ])
  }

  private static func numbers(_ numbers: [some BinaryFloatingPoint]) -> JSON { .array(numbers.map { .number(Double($0)) }) }
}
