import Codecs
import Film
import Foundation
import StyleKit
import TransitionKit

extension Command {
  /// The main job, which needs no name: `render-transition --style NAME out.gif`
  static let film = Command(
    name: "film", synopsis: "--style NAME [options] OUTPUT",
    summary: "film a transition",
    about: """
      The word `film` may be left out.
      OUTPUT is \(Output.kinds). A single moment (--at 50%) to a .png is a still; of several, each \
      stands as long as --last-hold says.
      An expression behind a Swift file may name navigationController, fromViewController, toViewController and window.
      Samples are \(Screen.Sample.allCases.map { "sample:\($0)" }.joined(separator: ", ")), with words (--language). \
      \(Screen.wireframes.map { "sample:\($0.name)" }.joined(separator: ", ")) have bars in their place. \
      A screenshot of a device's size is filmed on that device's screen; two of one other size keep their shape.
      """,
    operand: Operand(name: "OUTPUT", offer: .files),
    options: AnyOption.scenery + AnyOption.drawing + AnyOption.timing + AnyOption.writing + AnyOption.reporting
      + [.purpose, .watch, .version],
    examples: [
      Example("--style kugou-push out.gif", "a documented transition"),
      Example("--style Fade.swift out.gif", "your own animator, as you wrote it for iOS"),
      Example("--style kugou-push --from home.png --to detail.png out.gif", "between your own two screenshots"),
      Example("--style mg-present out.mp4", "a video, by ffmpeg; .webm, .mov, .webp and .avif, too"),
    ]
  ) { arguments in
    if arguments.has(.version) { return try Console.print("\(Program.name) \(Program.version)") }
    Interruption.ignoreClosedPipes()
    let arguments = try arguments.suited()
    let (writing, reporting) = (try Writing(arguments), Reporting(arguments))
    let film = try Film(arguments, fps: arguments.rate(of: writing.output), evenSides: writing.output.format.wantsEvenSides)
    let breaches = try await film.record(
      writing, reporting, notes: reporting.isVerbose ? film.notes(arguments.style) : [])
    reporting.warn(of: [try arguments.style], breaches)
  }
}

extension Film {
  /// Films to the output, and returns what the film's code did against UIKit's contract.
  @MainActor
  @discardableResult
  func record(_ writing: Writing, _ reporting: Reporting, notes: [String] = []) async throws -> [Diagnostic] {
    // The engine draws snapshots of whole screens, too, while it is asked for the first frame.
    _ = try writing.jobs(for: pixelSize)
    let sampler = try TimelineSampler(self, countsCentiseconds: writing.output.format.countsCentiseconds)
    try expectFrames(in: sampler)
    try await Recording(
      source: sampler, size: pixelSize, fps: fps, writing: writing, reporting: reporting, notes: notes
    ).run()
    remarks.forEach(reporting.say)
    let fonts = sampler.fonts.map { $0.isWidened ? "\($0.name) (strokes widened for a weight that it lacks)" : $0.name }
    if surroundings.touches != .hidden, !sampler.hasFingers {
      let name = surroundings.touches == .pointer ? "--show-pointer" : "--show-touches"
      reporting.say(
        "warning: \(name) shows nothing: no finger touches these screens; --drag, or a story's drag, tap or pinch, does")
    }
    if reporting.isVerbose, !fonts.isEmpty { Console.say("text in \(fonts.joined(separator: ", "))") }
    return sampler.diagnostics
  }

  /// Refuses numbers of frames and moments that lie beyond the film's end.
  @MainActor
  func expectFrames(in sampler: some PictureSource) throws(UsageError) {
    if case .moments(let moments) = excerpt { try Self.expect(moments, in: sampler) }
    guard case .frames(let from, let to) = excerpt, max(from, to ?? from) >= sampler.wholeFrameCount else { return }
    let shown = from == to ? "\(from)" : "\(from)..\(to.map { "\($0)" } ?? "")"
    throw UsageError("--frames \(shown) goes beyond the film, whose last frame is \(sampler.wholeFrameCount - 1)")
  }

  @MainActor
  static func expect(_ moments: [Moment], in sampler: some PictureSource) throws(UsageError) {
    for case .seconds(let seconds) in moments where seconds > sampler.lastMoment + 1e-9 {
      throw UsageError("--at \(seconds.short) goes beyond the film, which ends at \(sampler.lastMoment.short) s")
    }
  }

  /// The lines that `-v` tells of the film.
  @MainActor
  func notes(_ style: Style) throws -> [String] {
    let screen = "screen of \(Double(size.width).short)×\(Double(size.height).short) points at scale \(Double(scale).short)"
    return ["\(style.name): \(style.summary) (\(style.source))", screen]
      + (try Take.diagnostics(of: self).map { "at \($0.time.short) s: \($0.text)" })
  }
}

extension Arguments {
  /// The frames to a second that the output can show.
  @MainActor
  func rate(of output: Output) -> Double {
    let rate = self[.fps] ?? Film.standardRate
    guard output.format.countsCentiseconds, rate > Film.standardRate else { return rate }
    Reporting(self).say("\(Program.name): a GIF shows 50 frames a second at most: filming at 50, not \(rate.short)")
    return Film.standardRate
  }
}
