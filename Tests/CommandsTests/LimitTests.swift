import Foundation
import Testing

/// Tests every limit: a value on it passes, a value beyond it is refused by its name and number, with a way out.
struct LimitTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  /// A limit, and an input of any size to try it with.
  struct Limit: Sendable, CustomTestStringConvertible {
    let name: String
    let most: Int
    /// The arguments of the program.
    let arguments: @Sendable (Int) -> [String]
    /// The content of a file called `story` or `list`, which the arguments name.
    var text: @Sendable (Int) -> String = { _ in "" }
    /// The exit code for a value beyond the limit.
    var code: Int32 = 2
    /// The message beyond the limit.
    let words: [String]

    var testDescription: String { name }
  }

  private static let dry = ["--style", "kugou-push", "--fps", "1", "--dry-run", "-q", "out.gif"]

  private static func line(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }

  private static func story(
    _ name: String, _ most: Int, _ words: [String], _ text: @escaping @Sendable (Int) -> String
  ) -> Limit {
    Limit(name: name, most: most, arguments: { _ in ["story", "--check", "-q", "story"] }, text: text, words: ["story"] + words)
  }

  private static let start = "screen A sample:list\nstart A\n"

  private static let limits = [
    Limit(
      name: "points a side", most: 163_840, arguments: { ["--size", "\($0)x1", "--scale", "0.1"] + dry }, code: 64,
      words: ["--size", "163840", "163841x1", "like 375x667"]),
    Limit(
      name: "pixels a side", most: 16_384, arguments: { ["--size", "1x\($0)"] + dry }, code: 64,
      words: ["16384 pixels", "1x16385", "smaller --size or --scale"]),
    Limit(
      name: "pixels of a picture", most: 8_192, arguments: { ["--size", "8192x\($0)"] + dry }, code: 64,
      words: ["67108864 in all", "8192x8193", "smaller --size or --scale"]),
    Limit(
      name: "pixels a side of raw frames", most: 16_384, arguments: { ["encode", "-", "--size", "\($0)x1", "out.gif"] }, code: 64,
      words: ["16384"]),
    Limit(
      name: "moments", most: 1_000,
      arguments: { ["--at", Array(repeating: "0", count: $0).joined(separator: ","), "--size", "8x8"] + dry }, code: 64,
      words: ["--at", "1000 moments"]),
    Limit(
      name: "bytes of a golden's name", most: 200,
      arguments: { _ in ["golden", "record", "goldens", "--manifest", "list", "--size", "8x8", "--fps", "1"] },
      text: { line("n", $0) + " --style kugou-push" }, words: ["list:1", line("n", 201), "200 bytes"]),
    story("bytes of a story", 65_536, ["65536", "in parts"]) { start + line("#", $0 - start.utf8.count) },
    story("steps of a story", 2_000, ["2000", "one more", "in parts"]) { start + line("wait 0\n", $0) },
    story("seconds of waiting", 600, ["600", "601", "shorter"]) {
      start + line("wait 60\n", $0 / 60 - 1) + "wait 59\nwait \($0 % 60 + 1)\n"
    },
    story("screens of a story", 64, ["64", "one more", "show twice"]) { count in
      (0..<count).map { "screen s\($0) sample:list\n" }.joined() + "start s0"
    },
    story("letters of a title", 40, ["40", "41"]) { "screen A sample:list title \(line("t", $0))\nstart A" },
    story("letters of a screen's name", 40, ["40"]) { "screen \(line("n", $0)) sample:list\nstart \(line("n", $0))" },
  ]

  @Test(arguments: limits) func inputsAtALimitPassAndBeyondItAreRefused(limit: Limit) async throws {
    for count in [limit.most, limit.most + 1] {
      for name in ["story", "list"] { try place.write(limit.text(count).utf8, to: name) }
      let run = try await place.run(limit.arguments(count))
      if count == limit.most {
        #expect(run.end == .code(limit.name.contains("raw") ? 2 : 0), "\(run.words.prefix(300))")
        if limit.name.contains("raw") { #expect(run.words.contains("has no frame"), "\(run.words)") }
      } else {
        #expect(run.end == .code(limit.code), "\(run.words.prefix(300))")
        for word in limit.words { #expect(run.words.contains(word), "\(run.words.prefix(300))") }
      }
    }
  }

  /// Tries values beyond the ranges; `TableTests` tries the ends of the ranges themselves.
  @Test func optionsBeyondTheirRangesAreNamed() async throws {
    let tables = try await Tables.read(at: place)
    for option in tables.options {
      guard let least = option.least, let most = option.most else { continue }
      let command = try #require(tables.commands.first { $0.options.contains(option.name) })
      let step = option.kind == "count" ? 1 : 0.001
      for value in [least - step, most + step] {
        let word = option.kind == "count" ? "\(Int(value))" : "\(value)"
        let run = try await place.run([command.name, "--\(option.name)=\(word)"])
        run.expectFailure(64, "--\(option.name)", "“\(word)”", " to ")
      }
    }
  }
}
