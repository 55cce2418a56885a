import Codecs
import Foundation

/// The facts of an output that was written, or would be.
struct Summary {
  let output: Output
  let width: Int
  let height: Int
  let fps: Double
  let frames: Int
  let seconds: Double
  /// Nil where nothing was written.
  let bytes: Int?

  /// One line for people; with `--json`, an object on standard output, or beside a film that is there already.
  @MainActor
  func report(_ reporting: Reporting) throws {
    guard reporting.isJSON else { return reporting.say(line) }
    if output.path == nil, bytes != nil { Console.say(json.line) } else { try Console.print(json.text) }
  }

  private var line: String {
    let isStill = output.format.stillEncoder != nil && frames == 1
    let count = (bytes == nil && output.format.joinsRepeats ? "at most " : "") + (frames == 1 ? "1 frame" : "\(frames) frames")
    let film = isStill ? [] : ["\(fps.short) fps", count, "\(seconds.short) s"]
    return ([output.name, "\(width)×\(height)"] + film + [bytes.map(ByteCount.inWords) ?? "nothing written"])
      .joined(separator: "  ")
  }

  private var json: JSON {
    .object([
      ("output", .string(output.path)), ("format", .string(output.format.name)), ("width", .number(width)),
      ("height", .number(height)), ("fps", .number(fps)), ("frames", .number(frames)),
      ("seconds", .number(seconds)), ("bytes", .number(bytes)),
    ])
  }
}

/// File sizes for people.
enum ByteCount {
  /// A size in thousands of bytes, as file managers count.
  static func inWords(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<999_500: "\((count + 500) / 1000) KB"
    default: String(format: "%.1f MB", Double(count) / 1e6)
    }
  }
}
