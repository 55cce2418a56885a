import Codecs
import Film

extension Command {
  static let encode = Command(
    name: "encode", synopsis: "FRAMES… [options] OUTPUT",
    summary: "make a GIF, an APNG or PNGs of frames that are there already",
    about: """
      FRAMES are PNGs of one size in their order, a directory of them, or a pattern in quotes with * and ?: both in the order of \
      their numbers.
      A - stands for raw R, G, B, A bytes on standard input; --size says how many pixels a frame has.
      """,
    operand: Operand(name: "FRAMES", offer: .files),
    options: [.size, .fps, .delay] + AnyOption.writing.filter { $0 != .dryRun } + [.quiet, .json],
    examples: [
      Example("encode frames/ --fps 25 out.gif", "a directory of PNGs"),
      Example("encode 'shots/*.png' --delay 0.5 out.png", "an animated PNG, two pictures a second"),
      Example("encode - --size 750x1334 --quality 60 out.gif < raw", "raw pixels, as small as looks good"),
    ]
  ) { arguments in
    var words = arguments.rest
    guard let path = arguments[.output] ?? words.popLast(), !words.isEmpty else {
      throw UsageError("encode needs frames and an output: \(Program.name) encode frames/ out.gif")
    }
    let output = try Output(path, format: arguments[.format])
    guard !output.format.isVideo else {
      throw UsageError("encode writes a GIF, an APNG or PNGs, not “\(path)”")
    }
    let (writing, reporting) = (try Writing(output, arguments), Reporting(arguments))
    guard !arguments.has(.delay) || !arguments.has(.fps) else { throw UsageError("--delay and --fps say the same: take one") }
    let rate = arguments[.delay].map { 1 / $0 } ?? arguments[.fps] ?? Film.standardRate
    guard !arguments.has(.maxBytes) || !words.contains("-") else {
      throw UsageError("--max-bytes reads the frames again and again, which standard input gives only once: take files")
    }
    Interruption.ignoreClosedPipes()
    let input = try FrameInput(words, size: arguments[.size], rate: rate)
    try output.expectOther(than: input.paths)
    if output.format.countsCentiseconds, rate > Film.standardRate {
      reporting.say("\(Program.name): a GIF shows 50 frames a second at most: the others are left out")
    }
    try await Recording(source: input, size: input.size, fps: rate, writing: writing, reporting: reporting).run()
  }
}
