import Codecs
import Film
import Foundation
import Raster

extension Command {
  static let encode = Command(
    "encode", "FRAMES… [options] OUTPUT",
    summary: "make a GIF, an APNG or PNGs of frames that are there already",
    about: """
      FRAMES are PNGs of one size in their order, a directory of them, or a pattern in quotes with * and ?: both in the order of \
      their numbers.
      A - stands for raw R, G, B, A bytes on standard input; --size says how many pixels a frame has.
      """,
    operands: [Operand(name: "FRAMES", kind: .frames), Operand(name: "OUTPUT", kind: .output)],
    options: [.size, .fps, .delay] + Option.writing.filter { $0 != .dryRun } + [.quiet, .json],
    examples: [
      Example("encode frames/ --fps 25 out.gif", "a directory of PNGs"),
      Example("encode 'shots/*.png' --delay 0.5 out.png", "an animated PNG, two pictures a second"),
      Example("encode - --size 750x1334 --quality 60 out.gif < raw", "raw pixels, as small as looks good"),
    ]
  ) { arguments in
    try await EncodeCommand(arguments).run()
  }
}

/// Takes frames from files or standard input to a film.
@MainActor
struct EncodeCommand {
  private let arguments: Arguments
  private let output: Output
  private let frames: [String]
  /// To the second.
  private let rate: Double

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    var words = arguments.rest
    guard let path = arguments.text(.output) ?? words.popLast(), !words.isEmpty else {
      throw UsageError("encode needs frames and an output: \(Program.name) encode frames/ out.gif")
    }
    output = try Output(path, format: arguments.text(.format))
    guard [.gif, .apng, .pngs].contains(output.format) else {
      throw UsageError("encode writes a GIF, an APNG or PNGs, not “\(path)”")
    }
    try output.expectUse(of: arguments)
    frames = words
    guard !arguments.has(.delay) || !arguments.has(.fps) else { throw UsageError("--delay and --fps say the same: take one") }
    rate = arguments.number(.delay).map { 1 / $0 } ?? arguments.number(.fps) ?? Film.standardRate
  }

  func run() async throws {
    Interruption.ignoreClosedPipes()
    var input = try FrameInput(frames, size: arguments.text(.size).map { try CGSize($0) })
    let (width, height) = input.size
    let jobs = arguments.jobs(for: input.size)
    let loop = arguments.count(.loop) ?? 0
    if output.countsCentiseconds, rate > Film.standardRate, !arguments.has(.quiet) {
      Console.say("\(Program.name): a GIF shows 50 frames a second at most: the others are left out")
    }
    switch output.format {
    case .gif:
      var encoder = GIFEncoder(
        to: try output.sink(), width: width, height: height, loop: loop, comment: "\(Program.name) \(Program.version)",
        options: arguments.gifOptions, ahead: jobs - 1)
      try await encode(&input, into: &encoder, jobs)
    case .pngs:
      var encoder = try PNGSequenceEncoder(to: output.name, replacing: arguments.has(.force), level: arguments.pngLevel)
      try await encode(&input, into: &encoder, jobs)
    default:
      var encoder = try output.apngEncoder(
        width: width, height: height, loop: loop, level: arguments.pngLevel, ahead: jobs - 1)
      try await encode(&input, into: &encoder, jobs)
    }
  }

  /// No more than `jobs` frames are under way at once.
  private func encode<Encoder: FrameEncoder>(
    _ input: inout FrameInput, into encoder: inout Encoder, _ jobs: Int
  ) async throws {
    var queue: [Task<Encoder.Prepared, any Error>] = []
    defer { queue.forEach { $0.cancel() } }
    var number = 0
    while true {
      while queue.count < jobs, let frame = try input.next() {
        let prepare = encoder.preparation
        queue.append(
          Task.detached {
            try Task.checkCancellation()
            return try prepare(frame())
          })
      }
      guard !queue.isEmpty else { break }
      let prepared = try await queue.removeFirst().value
      try encoder.append(prepared, from: Double(number) / rate, to: Double(number + 1) / rate)
      number += 1
    }
    try encoder.finish()
    let summary = Summary(
      output: output, width: input.size.width, height: input.size.height, fps: rate, frames: encoder.frameCount,
      seconds: Double(number) / rate, bytes: encoder.byteCount)
    try summary.report(arguments)
  }
}
