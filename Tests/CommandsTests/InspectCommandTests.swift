import Codecs
import Foundation
import Raster
import Testing

struct InspectCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    for number in 0..<3 {
      try place.write(Bitmap(width: 20, height: 10, fill: [Bitmap.red, Bitmap.blue][number % 2]), to: "\(number).png")
    }
  }

  @Test func filmsAreDescribed() async throws {
    try await place.run("encode", "0.png", "1.png", "2.png", "--delay", "0.1", "out.gif").expectDone()
    let lines = try await place.run("inspect", "out.gif").data.split(separator: "\n").map(String.init)
    let size = try place.bytes("out.gif").count
    #expect(lines.first == "out.gif  GIF  20×10  3 frames  0.3 s  for ever  \(size) B")
    #expect(lines[1] == "palette: 4 colours" && lines[2].hasPrefix("comment: render-transition "))
    #expect(lines[3].split(separator: " ") == ["frame", "at", "delay", "image", "palette", "disposal", "bytes"])
    #expect(
      lines.dropFirst(4).map { $0.split(separator: " ").prefix(4).joined(separator: " ") } == [
        "0 0 0.1 20×10+0+0", "1 0.1 0.1 20×10+0+0", "2 0.2 0.1 20×10+0+0",
      ])
  }

  @Test func inspectingAsJSONIsForPrograms() async throws {
    try await place.run("encode", "0.png", "1.png", "--loop", "3", "out.png").expectDone()
    let data = Data(try await place.run("inspect", "out.png", "--json").data.utf8)
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(facts["format"] as? String == "APNG" && facts["loop"] as? Int == 3 && facts["width"] as? Int == 20)
    #expect((facts["frames"] as? [[String: Any]])?.map { $0["delay"] as? Double } == [0.02, 0.02])
    #expect(facts["anomalies"] as? [String] == [])
  }

  @Test func anomaliesAreNamed() async throws {
    try await place.run("encode", "0.png", "1.png", "--loop", "1", "out.gif").expectDone()
    var bytes = Array(try place.bytes("out.gif"))
    bytes.removeLast()
    try place.write(bytes, to: "cut.gif")
    let run = try await place.run("inspect", "cut.gif")
    #expect(run.end == .code(0))
    #expect(run.data.contains("anomaly: ends before it should") && run.data.contains("anomaly: says not how often it plays"))
    for words in [["--strict"], ["--strict", "--json"]] {
      let strict = try await place.run(["inspect", "cut.gif"] + words)
      #expect(strict.end == .code(1) && strict.data.contains("ends before it should") && strict.words.isEmpty)
    }
    #expect(try await place.run("inspect", "0.png", "--strict").end == .code(0))
  }

  /// A comment may not move the cursor, forge a line, or turn the text around.
  @Test func whatATerminalWouldObeyIsNotShown() async throws {
    try await place.run("encode", "0.png", "1.png", "out.gif").expectDone()
    let evil = Array("\u{1B}[2J\nanomaly: x\u{9B}\0\u{202E}".utf8)
    var bytes = Array(try place.bytes("out.gif"))
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("render-transition ".utf8)) })
    bytes.replaceSubrange(start - 1..<start + Int(bytes[start - 1]), with: [UInt8(evil.count)] + evil)
    let name = "a\u{1B}b\u{202E}\nc.gif"
    try place.write(bytes, to: name)
    for words in [[], ["--json"]] {
      let run = try await place.run(["inspect", name] + words)
      #expect(run.end == .code(0) && run.data.contains("anomaly: x"), "\(run.words)")
      #expect(run.data.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      #expect(!run.data.contains("\u{202E}") && !run.data.contains("\nanomaly: x"))
    }
    let missing = try await place.run("inspect", "no\u{202E}where\u{1B}.gif")
    #expect(missing.words.unicodeScalars.allSatisfy { $0 == "\n" || !["\u{202E}", "\u{1B}"].contains($0) })
  }

  @Test func aFileThatIsNoPictureIsNamed() async throws {
    try place.write(Array("words".utf8), to: "notes.gif")
    try await place.run("inspect", "notes.gif").expectFailure(2, "notes.gif")
    try await place.run("inspect", "nowhere.gif").expectFailure(2, "nowhere.gif")
    try await place.run("inspect").expectFailure(64, "no file is given")
    try await place.run("inspect", "0.png", "1.png").expectFailure(64, "one file at a time")
  }
}
