import Codecs
import Film
import Foundation

extension Command {
  /// The main job, which needs no name: `render-transition --style NAME out.gif`
  static let film = Command(
    "film", "--style NAME [options] OUTPUT",
    summary: "film a transition",
    about: """
      The word `film` may be left out.
      OUTPUT is \(Output.kinds). A single moment (--at 50%) to a .png is a still; of several, each \
      stands as long as --last-hold says.
      Samples are \(Screen.samples.map { "sample:\($0.name)" }.joined(separator: ", ")). Two screenshots of one size keep their shape.
      """,
    operands: [Operand(name: "OUTPUT", kind: .output)],
    options: Option.scenery + Option.drawing + Option.timing + Option.writing + Option.reporting + [.version],
    examples: [
      Example("--style kugou-push out.gif", "a documented transition"),
      Example("--style kugou-push --from home.png --to detail.png out.gif", "between your own two screenshots"),
      Example("--style custom-push --speed 0.25 out.gif", "in slow motion"),
      Example("--style kugou-pop frames/", "a PNG for each frame"),
      Example("--style mg-present --format y4m - | ffmpeg -i - out.mp4", "a video"),
    ]
  ) { arguments in
    if arguments.has(.version) { return try Console.print("\(Program.name) \(Program.version)") }
    Interruption.ignoreClosedPipes()
    let output = try Output(arguments)
    let film = try Film(arguments, fps: arguments.rate(of: output), evenSides: output.format == .y4m)
    let sampler = try TimelineSampler(film, countsCentiseconds: output.countsCentiseconds)
    try film.expectFrames(in: sampler)
    try await Recording(sampler, size: film.pixelSize, fps: film.fps, to: output, arguments, notes: try film.notes(arguments))
      .run()
  }
}

extension Output {
  /// The output that the arguments name, once.
  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(arguments.output(like: "out.gif"), format: arguments.text(.format))
    try expectUse(of: arguments)
  }
}

extension Arguments {
  /// What is named by `--output` or without an option.
  func output(like example: String) throws(UsageError) -> String {
    let named = [text(.output)].compactMap(\.self) + rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like \(example)") }
    guard named.count == 1 else { throw UsageError("one output at a time, not “\(path)” and “\(named[1])”") }
    return path
  }

  /// The frames to a second that the output can show.
  @MainActor
  func rate(of output: Output) -> Double {
    let rate = number(.fps) ?? Film.standardRate
    guard output.countsCentiseconds, rate > Film.standardRate else { return rate }
    if !has(.quiet) {
      Console.say("\(Program.name): a GIF shows 50 frames a second at most: filming at 50, not \(rate.short)")
    }
    return Film.standardRate
  }
}

extension Film {
  /// The frames that were asked for must be there.
  @MainActor
  func expectFrames(in sampler: some PictureSource) throws(UsageError) {
    guard case .frames(let from, let to) = excerpt, max(from, to ?? from) >= sampler.wholeFrameCount else { return }
    let shown = from == to ? "\(from)" : "\(from)..\(to.map { "\($0)" } ?? "")"
    throw UsageError("--frames \(shown) goes beyond the film, whose last frame is \(sampler.wholeFrameCount - 1)")
  }
}
