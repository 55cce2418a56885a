import Codecs
import Foundation
import Raster
import Testing

/// GIFs that may have so many bytes and no more.
struct MaxBytesTests {
  private let place: Workplace
  private let film = ["--style", "mg-present", "--size", "90x160", "--fps", "10", "--max-bytes"]

  init() throws {
    place = try Workplace()
  }

  private func facts() throws -> FileFacts { try FileFacts.read(path: place.path("out.gif")) }

  @Test func aLooseLimitLosesNothing() async throws {
    try await place.run("--style", "mg-present", "--size", "90x160", "--fps", "10", "--quality", "100", "best.gif").expectDone()
    let run = try await place.run(film + ["1MB", "out.gif"])
    run.expectDone()
    #expect(run.words.contains("quality 100"))
    #expect(try place.bytes("out.gif") == place.bytes("best.gif"))
  }

  @Test func theLevelStays() async throws {
    let level = ["--gif-level", "fast"]
    try await place.run(["--style", "mg-present", "--size", "90x160", "--fps", "10", "--quality", "100", "best.gif"] + level)
      .expectDone()
    try await place.run(film + ["1MB", "out.gif"] + level).expectDone()
    #expect(try place.bytes("out.gif") == place.bytes("best.gif"))
    try await place.run(film + ["1MB", "standard.gif"]).expectDone()
    #expect(try place.bytes("out.gif").count > place.bytes("standard.gif").count)
  }

  /// Each limit is kept and used: whoever has room for more gets a better film.
  @Test func everyLimitIsKeptAndUsed() async throws {
    try await place.run(film + ["1MB", "out.gif"]).expectDone()
    let (whole, duration) = (try place.bytes("out.gif").count, try facts().duration)
    for share in [0.95, 0.8, 0.5] {
      let limit = Int(Double(whole) * share)
      let run = try await place.run(film + ["\(limit)", "--force", "out.gif"])
      run.expectDone()
      let count = try place.bytes("out.gif").count
      #expect(count <= limit && Double(count) > Double(limit) * 0.9, "\(limit): \(run.words)")
      #expect(try facts().duration == duration)
    }
  }

  @Test func whatStillDoesNotFitIsDrawnNarrower() async throws {
    try await place.run("--style", "mg-present", "--size", "90x160", "--fps", "10", "--quality", "30", "out.gif").expectDone()
    let least = try place.bytes("out.gif").count
    let run = try await place.run(film + ["\(least * 3 / 4)", "--json", "--force", "out.gif"])
    #expect(run.end == .code(0) && run.words.isEmpty, "\(run.words)")
    let facts = try facts()
    #expect((45..<90).contains(facts.width) && abs(Double(facts.height) - Double(facts.width) * 16 / 9) <= 0.5)
    #expect(try place.bytes("out.gif").count <= least * 3 / 4)
    #expect(run.data.contains("\"width\": \(facts.width)") && run.data.contains("\"quality\": "), "\(run.data)")
  }

  @Test func whatCannotFitIsOneLine() async throws {
    try place.write([7], to: "out.gif")
    try await place.run(film + ["100", "--force", "out.gif"]).expectFailure(
      2, "“out.gif” does not fit 100 bytes", "quality 30 and 45 pixels wide")
    #expect(try place.bytes("out.gif") == Data([7]))
  }

  @Test func framesOfFilesKeepTheirSize() async throws {
    try await place.run("--style", "mg-present", "--size", "90x160", "--fps", "10", "frames/").expectDone()
    try await place.run("encode", "frames/", "--max-bytes", "20KB", "out.gif").expectDone()
    #expect(try facts().width == 90 && place.bytes("out.gif").count <= 20_000)
    try await place.run("encode", "frames/", "--max-bytes", "1KB", "small.gif").expectFailure(
      2, "does not fit", "at quality 30\n")
    try await place.run("encode", "-", "--size", "2x2", "--max-bytes", "1KB", "a.gif").expectFailure(64, "standard input")
  }

  @Test(arguments: [
    (["--max-bytes", "0", "out.gif"], "like 500000, 500KB or 1.5MB"), (["--max-bytes", "5GB", "out.gif"], "“5GB”"),
    (["--max-bytes", "-1KB", "out.gif"], "“-1KB”"), (["--max-bytes", "1MB", "--quality", "60", "out.gif"], "--quality"),
    (["--max-bytes", "1MB", "--draft", "out.gif"], "--draft"), (["--max-bytes", "1MB", "out.png"], "--max-bytes is for GIFs"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], answer: String) async throws {
    try await place.run(small + words).expectFailure(64, answer)
    #expect(try place.files().isEmpty)
  }
}
