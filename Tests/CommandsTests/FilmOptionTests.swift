import Codecs
import Foundation
import Raster
import Testing

/// Options for a film's pictures, their size and pace, and the program's messages about it.
struct FilmOptionTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private func frames(_ options: String...) async throws -> [Bitmap] {
    try await place.run(small + ["--force"] + options + ["frames/"]).expectDone()
    return try place.frames("frames")
  }

  @Test func speedStretchesTheMotionAlone() async throws {
    let plain = try await frames()
    let slow = try await frames("--speed", "0.5")
    #expect(plain.count == 21 && slow.count == 27)
    #expect(slow[5...17].enumerated().filter { $0.offset % 2 == 0 }.map(\.element) == Array(plain[5...11]))
    #expect(slow.last == plain.last)
    let fast = try await frames("--speed", "2")
    #expect(fast.count == 18)
  }

  @Test func bounceComesBackToTheFirstPicture() async throws {
    let plain = try await frames()
    let bounced = try await frames("--bounce")
    #expect(bounced.count == plain.count + 6)
    #expect(Array(bounced.prefix(plain.count)) == plain)
    #expect(Array(bounced.suffix(6)) == [10, 9, 8, 7, 6, 0].map { plain[$0] })
  }

  /// A merge once lost the lines that hand the language on, and nothing but a picture told.
  @Test func theLanguageIsSeen() async throws {
    let place = place
    func still(_ words: [String], _ name: String) async throws -> Data {
      try await place.run(words + ["--at", "0", name]).expectDone()
      return try place.bytes(name)
    }
    let film = ["--style", "kugou-push"]
    let (english, chinese) = (try await still(film, "a.png"), try await still(film + ["--language", "zh"], "b.png"))
    #expect(english != chinese)
    #expect(try await still(film + ["--language", "en"], "c.png") == english)
    try place.write("screen A sample:list\nscreen B sample:detail\nstart A\npush B".utf8, to: "a.story")
    let told = try await still(["story", "a.story", "--language", "zh"], "e.png")
    #expect(try await still(["story", "a.story"], "d.png") != told)
    try place.write("language zh\nscreen A sample:list\nscreen B sample:detail\nstart A\npush B".utf8, to: "b.story")
    #expect(try await still(["story", "b.story"], "f.png") == told)
  }

  /// Sums of times and quotients of sizes have last bits that nobody asked for.
  @Test func numbersForProgramsAreShort() async throws {
    for words in [["--speed", "0.3"], ["--fps", "30", "--duration", "0.7"], ["--first-hold", "0.1", "--last-hold", "0.7"]] {
      let run = try await place.run(["--style", "kugou-push", "--size", "24x96", "--json"] + words + ["out.png"])
      #expect(run.end == .code(0) && run.data.firstMatch(of: /\.[0-9]{7}/) == nil, "\(run.data)")
    }
    let trace = try await place.run(["trace", "--style", "kugou-push", "--json", "--fps", "30"])
    #expect(trace.end == .code(0) && trace.data.firstMatch(of: /\.[0-9]{7}/) == nil)
  }

  /// The finger lies where the style begins, and the row under it is marked.
  @Test func aTapLiesWhereTheStyleBegins() async throws {
    func changed(_ style: String, _ points: [(Int, Int)]) async throws -> [Bool] {
      try await place.run(["--style", style, "--show-touches", "--at", "0.1", "touched.png"]).expectDone()
      try await place.run(["--style", style, "--at", "0", "plain.png"]).expectDone()
      let (touched, plain) = (try PNG.read(path: place.path("touched.png")), try PNG.read(path: place.path("plain.png")))
      return points.map { touched[$0.0, $0.1] != plain[$0.0, $0.1] }
    }
    // The first row's cover, its middle, its empty right side, the second row, the place that wireframes have their row at.
    let points = [(26, 182), (187, 196), (300, 196), (187, 260), (187, 290)]
    #expect(try await changed("photo-zoom-present", points) == [true, true, true, false, false])
    #expect(try await changed("container-transform-push", points) == [false, true, true, false, false])
  }

  @Test func momentsComeInTheirOrder() async throws {
    let plain = try await frames()
    let some = try await frames("--at", "100%,0.1,50%,0", "--last-hold", "0")
    #expect(some == [20, 6, 8, 5].map { plain[$0] })
    try await place.run(small + ["--at", "0,50%", "out.gif"]).expectDone()
    #expect(try place.film("out.gif").frames.map(\.centiseconds) == [100, 100])
  }

  @Test func oneMomentIsAStill() async throws {
    let run = try await place.run(small + ["--at", "0.3", "still.png"])
    run.expectDone()
    #expect(run.words.hasPrefix("still.png  24×96  ") && !run.words.contains("fps"))
    #expect(try FileFacts.read(path: place.path("still.png")).format == .png)
    let plain = try await frames()
    #expect(try PNG.read(path: place.path("still.png")) == plain[8])
  }

  @Test(arguments: [("3..5", 3...5), ("18..", 18...20), ("..2", 0...2), ("7", 7...7)])
  func framesAreNumberedAsInTheWholeFilm(text: String, numbers: ClosedRange<Int>) async throws {
    let plain = try await frames()
    let some = try await frames("--frames", text)
    #expect(some == Array(plain[numbers]))
    try await place.run(small + ["--frames", text, "out.gif"]).expectDone()
    let film = try place.film("out.gif")
    #expect(film.frames.map(\.centiseconds).reduce(0, +) == numbers.count * 10)
  }

  @Test func framesBeyondTheFilmAreRefused() async throws {
    for text in ["21", "20..21", "100.."] {
      try await place.run(small + ["--frames", text, "out.gif"]).expectFailure(64, "the film, whose last frame is 20")
    }
    #expect(try place.files().isEmpty)
  }

  /// The motion takes a second, and the last picture stays for another.
  @Test func momentsBeyondTheFilmAreRefused() async throws {
    let film = ["--style", "kugou-push", "--size", "24x96", "--duration", "1", "--last-hold", "1"]
    for (moment, output) in [("50", "out.gif"), ("0,2.01", "out/"), ("120", "out.png")] {
      try await place.run(film + ["--at", moment, output]).expectFailure(64, "--at ", "goes beyond the film, which ends at 2 s")
    }
    let two = ["--style", "mg-present"]
    try await place.run(["compare"] + film + two + ["--at", "9", "out.gif"]).expectFailure(64, "--at 9 goes beyond the film")
    try await place.run(["strip", "--style", "kugou-push", "--size", "24x96", "--at", "0,50", "out.png"])
      .expectFailure(64, "--at 50 goes beyond the film")
    #expect(try place.files().isEmpty)
    try await place.run(film + ["--at", "0,2", "out.gif"]).expectDone()
  }

  @Test(arguments: [
    (["--width", "37"], 37, 148), (["--width", "1000"], 1000, 4000), (["--output-scale", "0.5"], 12, 48),
    (["--scale", "2", "--output-scale", "0.5"], 24, 96), (["--width", "7", "--size", "375x667"], 7, 13),
  ])
  func theFilmIsAsWideAsAskedFor(options: [String], width: Int, height: Int) async throws {
    try await place.run(small + ["--at", "0"] + options + ["out.png"]).expectDone()
    let bitmap = try PNG.read(path: place.path("out.png"))
    #expect(bitmap.width == width && bitmap.height == height)
  }

  /// A turned layer has mixed pixels along its edges, unless they are hard.
  @Test func hardEdgesMixNothing() async throws {
    try place.write(Bitmap(width: 60, height: 90, fill: Bitmap.red), to: "red.png")
    try place.write(Bitmap(width: 60, height: 90, fill: Bitmap.blue), to: "blue.png")
    let swing = ["--style", "kugou-swing-push", "--from", "red.png", "--to", "blue.png", "--size", "60x90", "--at", "25%"]
    try await place.run(swing + ["smooth.png"]).expectDone()
    try await place.run(swing + ["--edges", "hard", "hard.png"]).expectDone()
    let hard = Set(try PNG.read(path: place.path("hard.png")).pixels)
    let smooth = Set(try PNG.read(path: place.path("smooth.png")).pixels)
    #expect(hard == [Bitmap.red, Bitmap.blue])
    #expect(smooth.count > 2)
  }

  @Test(arguments: [["--at", "0", "--bounce"], ["--at", "0", "--frames", "1"], ["--at", "0", "--speed", "2"]])
  func momentsDoNotGoWithOtherExcerpts(options: [String]) async throws {
    try await place.run(small + options + ["out.gif"]).expectFailure(64, "--at and \(options[2]) do not go together")
  }

  @Test(arguments: ["--scale", "--output-scale"]) func widthAndScaleContradictEachOther(option: String) async throws {
    try await place.run(small + ["--width", "10", option, "1", "out.gif"]).expectFailure(64, "--width and \(option)")
  }

  // MARK: What is said

  @Test func theSummaryAsJSONIsForPrograms() async throws {
    let run = try await place.run(small + ["--json", "out.gif"])
    #expect(run.end == .code(0) && run.words.isEmpty)
    let facts = try JSONDecoder().decode(Facts.self, from: Data(run.data.utf8))
    #expect(facts.output == "out.gif" && facts.format == "gif" && facts.width == 24 && facts.height == 96)
    #expect(facts.fps == 10 && facts.seconds == 2.1)
    #expect(facts.frames == (try place.film("out.gif").frames.count))
    #expect(facts.bytes == (try place.bytes("out.gif").count))
  }

  /// Standard output carries either the film or the summary.
  @Test func aFilmOnStandardOutputLeavesTheSummaryToStandardError() async throws {
    let run = try await place.shell("\"$program\" \(small.joined(separator: " ")) --json --format gif - >out.gif")
    #expect(run.end == .code(0) && run.words.filter(\.isNewline).count == 1)
    let facts = try JSONDecoder().decode(Facts.self, from: Data(run.words.utf8))
    #expect(facts.output == nil)
    #expect(facts.bytes == (try place.bytes("out.gif").count))
  }

  private struct Facts: Decodable {
    let output: String?
    let format: String
    let width: Int
    let height: Int
    let fps: Double
    let frames: Int
    let seconds: Double
    let bytes: Int?
  }

  @Test func aDryRunWritesNothing() async throws {
    for (name, frames) in [("out.gif", "at most "), ("frames/", "21 frames")] {
      let run = try await place.run(small + ["--dry-run", name])
      run.expectDone()
      #expect(run.words.hasPrefix("\(name)  24×96  10 fps  \(frames)") && run.words.hasSuffix("  2.1 s  nothing written\n"))
    }
    let run = try await place.run(small + ["--dry-run", "--json", "--format", "y4m", "-"])
    #expect(try JSONDecoder().decode(Facts.self, from: Data(run.data.utf8)).bytes == nil)
    #expect(try place.files().isEmpty)
  }

  @Test func verboseNamesTheStyleAndTheSpeed() async throws {
    let run = try await place.run(
      small + ["--from", "sample:wireframe-list", "--to", "sample:wireframe-detail", "-v", "out.gif"])
    run.expectDone()
    let lines = run.words.split(separator: "\n")
    #expect(lines.count == 4 && lines[0].hasPrefix("out.gif  "))
    #expect(lines[1].hasPrefix("kugou-push: ") && lines[2] == "screen of 24×96 points at scale 1")
    #expect(lines[3].hasPrefix("21 frames, "))
  }
}
