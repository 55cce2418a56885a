import Codecs
import Foundation
import Goldens
import Raster

extension Command {
  static let inspect = Command(
    name: "inspect", synopsis: "FILE [--json] [--strict]",
    summary: "say what a GIF or PNG holds, frame by frame, and what is wrong with it",
    about:
      "Times and delays are in seconds, places and sizes in pixels. Nothing is decompressed. With --strict, an anomaly ends in exit code 1.",
    operand: Operand(name: "FILE", offer: .files),
    options: [.json, .strict],
    examples: [
      Example("inspect out.gif", "size, delays, loop, disposal, palettes and bytes of every frame"),
      Example("inspect out.gif --json", "the same for programs"),
      Example("inspect out.gif --strict", "for CI: exit code 1 if anything is wrong with it"),
    ]
  ) { arguments in
    guard let path = arguments.rest.first else { throw UsageError("no file is given: name a GIF or PNG") }
    guard arguments.rest.count == 1 else {
      throw UsageError("one file at a time, not “\(path)” and “\(arguments.rest[1])”")
    }
    let facts = try FileFacts.read(path: path)
    try Console.print(arguments.has(.json) ? facts.json(of: path).text : facts.page(of: path))
    if arguments.has(.strict) && !facts.anomalies.isEmpty { throw FoundWanting(code: 1) }
  }
}

extension FileFacts {
  fileprivate func page(of path: String) -> String {
    var head = [path.harmless, format.rawValue, "\(width)×\(height)"]
    if format != .gif { head.append(depth == 8 ? colors : "\(colors) of \(depth) bits") }
    if format != .png {
      head += [frameCount.of("frame"), "\(duration.short) s", loop.map { $0 == 0 ? "for ever" : "\($0)×" } ?? "once"]
    }
    var lines = [(head + [ByteCount.inWords(byteCount)]).joined(separator: "  ")]
    if paletteCount > 0 { lines.append("palette: \(paletteCount.of("colour"))") }
    lines += comments.map { "comment: \($0.harmless)" }
    lines += format == .png ? [] : table
    return (lines + anomalies.map { "anomaly: \("\($0)".harmless)" }).joined(separator: "\n")
  }

  /// A line for each frame.
  private var table: [String] {
    let heads = ["frame", "at", "delay", "image", "palette", "disposal", "bytes"]
    var at = 0.0
    let rows = frames.enumerated().map { number, frame in
      defer { at += frame.delay ?? 0 }
      let rect = frame.rect
      let place = "\(rect.width)×\(rect.height)+\(rect.minX)+\(rect.minY)"
      let palette = format == .apng ? frame.blend.rawValue : frame.paletteCount == 0 ? "global" : "\(frame.paletteCount)"
      return [
        "\(number)", at.short, frame.delay.map(\.short) ?? "none", place, palette, frame.disposal.rawValue, "\(frame.byteCount)",
      ]
    }
    let all = [format == .apng ? heads.map { $0 == "palette" ? "blend" : $0 } : heads] + rows
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
    }
  }

  fileprivate func json(of path: String) -> JSON {
    [
      "file": path, "format": format.rawValue, "width": width, "height": height, "bytes": byteCount, "colors": colors,
      "depth": depth, "palette": paletteCount, "loop": loop, "duration": duration, "comments": comments, "frames": frames,
      "anomalies": anomalies.map(\.description),
    ]
  }
}

extension FileFacts.Frame: JSONConvertible {
  var json: JSON {
    [
      "left": rect.minX, "top": rect.minY, "width": rect.width, "height": rect.height, "delay": delay,
      "disposal": disposal.rawValue, "blend": blend.rawValue, "palette": paletteCount, "transparent": transparent,
      "interlaced": isInterlaced, "bytes": byteCount,
    ]
  }
}
