import Foundation
import Raster
import Testing

/// What `--for` chooses, pictures of several moments at once, and widths of stories.
struct PurposeTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let film = ["--style", "kugou-push", "--size", "50x80"]

  @Test(arguments: [
    ("readme", "out.gif", "375×600  25 fps", "for readme: 375 pixels wide --fps 25 --max-bytes 5MB"),
    ("slack", "out.png", "320×512  25 fps", "for slack: 320 pixels wide --fps 25"),
    ("keynote", "out.gif", "1080×1728  50 fps", "for keynote: 1080 pixels wide --fps 50"),
    ("keynote", "out.mp4", "1080×1728  60 fps", "for keynote: 1080 pixels wide --fps 60"),
    ("twitter", "out.mp4", "720×1152  30 fps", "for twitter: 720 pixels wide --fps 30"),
  ])
  func aPurposeChoosesAndTheSummarySaysWhat(purpose: String, name: String, size: String, words: String) async throws {
    let run = try await place.run(Self.film + ["--for", purpose, "--dry-run", name])
    #expect(run.end == .code(0))
    #expect(run.words.hasPrefix("\(name)  \(size)") && run.words.hasSuffix("  \(words)\n"), "\(run.words)")
  }

  /// A body around the screen belongs to the picture, and so do a story's.
  @Test func theWholePictureSuitsThePlace() async throws {
    try place.write("device iphone-15\nbezel\nscreen A sample:list\nstart A\nwait 1".utf8, to: "a.story")
    let device = ["--style", "kugou-push", "--device", "iphone-15", "--bezel"]
    for (words, wide) in [
      (device, 374), (["story", "a.story"], 374), (["--style", "kugou-push", "--device", "iphone-15"], 375),
    ] {
      let run = try await place.run(words + ["--for", "readme", "--dry-run", "a.gif"])
      #expect(run.words.hasPrefix("a.gif  \(wide)×") && run.words.contains("for readme: 375 pixels wide"), "\(run.words)")
    }
    let own = try await place.run(device + ["--for", "readme", "--width", "393", "--dry-run", "a.gif"])
    #expect(own.words.hasPrefix("a.gif  502×960"), "\(own.words)")
  }

  @Test func whatIsGivenWins() async throws {
    let run = try await place.run(
      Self.film + ["--for", "slack", "--fps", "10", "--scale", "1", "--quality", "80", "--dry-run", "a.gif"])
    #expect(run.words.hasPrefix("a.gif  50×80  10 fps") && run.words.hasSuffix("for slack: nothing chosen\n"), "\(run.words)")
    let small = try await place.run(Self.film + ["--for", "slack", "--fps", "10", "--scale", "1", "--json", "a.gif"])
    #expect(small.data.contains("\"for\": \"for slack: --max-bytes 2MB\"") && small.data.contains("\"quality\": 90"))
    try await place.run(Self.film + ["--for", "mars", "a.gif"]).expectFailure(64, "there is keynote, readme, slack, twitter")
  }

  @Test func anOnionIsOnePictureOfTheScreensSize() async throws {
    try await place.run(["strip", "--onion"] + Self.film + ["onion.png"]).expectDone()
    _ = try await place.run(["strip", "--onion"] + Self.film + ["--at", "0", "one.png"])
    _ = try await place.run(Self.film + ["--at", "0", "still.png"])
    let run = try await place.run("inspect", "onion.png")
    #expect(run.data.contains("50×80"))
    #expect(try place.bytes("one.png") == place.bytes("still.png") && place.bytes("onion.png") != place.bytes("one.png"))
  }

  /// A gradient has more colours than a GIF's frame, and next to nothing in a PNG.
  @Test func aLargeGIFIsToldOfASmallerPNG() async throws {
    for (name, shift) in [("a.png", 0), ("b.png", 128)] {
      var bitmap = Bitmap(width: 400, height: 400)
      for y in 0..<400 {
        for x in 0..<400 {
          bitmap[x, y] = Pixel(red: UInt8(x * 255 / 399), green: UInt8(y * 255 / 399), blue: UInt8(shift))
        }
      }
      try place.write(bitmap, to: name)
    }
    let words = ["--style", "kugou-push", "--from", "a.png", "--to", "b.png", "--width", "700"]
    let run = try await place.run(words + ["out.gif"])
    #expect(try place.bytes("out.gif").count > 1_000_000)
    let lines = run.words.split(separator: "\n")
    try #require(lines.count == 2 && lines[1].hasPrefix("an animated .png of it would have about "), "\(run.words)")
    _ = try await place.run(words + ["out.png"])
    let (lossless, lossy) = (try place.bytes("out.png").count, try place.bytes("out.gif").count)
    #expect(lossless < lossy * 9 / 10)
    // Twelve of its pictures stand for all: the guess is near, no more.
    let guess = lines[1].split(separator: " ").compactMap { Int($0) }.first ?? 0
    #expect(guess * 1000 > lossless / 2 && guess * 1000 < lossless * 2, "\(guess) KB for \(lossless)")
    #expect(try await place.run(words + ["-q", "out.gif"]).words.isEmpty)
  }

  @Test func aStoryHasAWidth() async throws {
    try place.write("size 40x80\nfps 10\nscreen A sample:list\nscreen B sample:detail\nstart A\npush B".utf8, to: "a.story")
    let run = try await place.run("story", "a.story", "--width", "60", "out.gif")
    #expect(run.end == .code(0) && run.words.hasPrefix("out.gif  60×120  10 fps"), "\(run.words)")
    try await place.run("story", "a.story", "--width", "60", "--scale", "2", "out.gif")
      .expectFailure(64, "--width and --scale do not go together")
  }
}
