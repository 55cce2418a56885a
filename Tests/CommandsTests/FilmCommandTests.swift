import Codecs
import Foundation
import Raster
import Testing

/// The films that the main job makes.
struct FilmCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func aScreenMayBeAJPEG() async throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fuzz/Corpora/jpeg/turned.jpg")
    let bytes = try Data(contentsOf: corpus)
    try place.write(bytes, to: "a.jpg")
    try await place.run(small + ["--from", "a.jpg", "--to", "a.jpg", "jpeg.gif"]).expectDone()
    try await place.run(small + ["--from", "sample:list", "--to", "a.jpg", "half.gif"]).expectDone()
    #expect(try place.bytes("jpeg.gif") != place.bytes("half.gif"))
    try place.write(bytes.prefix(bytes.count / 2), to: "cut.jpg")
    try await place.run(small + ["--from", "cut.jpg", "out.gif"]).expectFailure(2, "cut.jpg")
  }

  @Test func theMainJobNeedsNoOption() async throws {
    let run = try await place.run("--style", "kugou-push", "out.gif")
    run.expectDone()
    #expect(run.words.hasPrefix("out.gif  375×667  50 fps  31 frames  2.1 s  "))
    #expect(run.words.filter(\.isNewline).count == 1)
    #expect(try place.files() == ["out.gif"])
    let film = try place.film("out.gif")
    #expect(film.width == 375 && film.height == 667)
    #expect(film.loop == 0)
    #expect(film.frames.count == 31)
    #expect(film.frames.allSatisfy { $0.centiseconds >= 2 })
    let total = film.frames.map(\.centiseconds).reduce(0, +)
    #expect(total == 210)
    #expect(film.frames.last!.centiseconds == 100)
  }

  /// The summary's last word is the size of the file.
  @Test func theSummaryTellsTheFilesSize() async throws {
    let run = try await place.run(small + ["out.gif"])
    #expect(run.words.hasSuffix("  \((try place.bytes("out.gif").count + 500) / 1000) KB\n"), "\(run.words)")
  }

  @Test func aFilmBeginsAndEndsWithItsScreens() async throws {
    let (first, second) = (Bitmap.shaded(24, 32, seed: 0), Bitmap.shaded(24, 32, seed: 3))
    try place.write(first, to: "a.png")
    try place.write(second, to: "b.png")
    for style in ["kugou-push", "kugou-pop", "custom-push"] {
      let options = ["--style", style, "--from", "a.png", "--to", "b.png", "--size", "24x32", "--fps", "10"]
      try await place.run(options + ["out.gif"]).expectDone()
      let film = try place.film("out.gif")
      #expect(film.frames.first?.bitmap == first)
      #expect(film.frames.last?.bitmap == second)
      try await place.run(options + ["\(style)/"]).expectDone()
      let frames = try place.frames(style)
      #expect(frames.first == first)
      #expect(frames.last == second)
    }
  }

  /// Frame i shows the edge between the screens at W·(1 − p(i/50)), p UIKit's critically damped spring for 0.6 s.
  @Test func theScreensEdgeFollowsTheSpring() async throws {
    let width = 375
    try place.write(Bitmap(width: width, height: 20, fill: Bitmap.red), to: "red.png")
    try place.write(Bitmap(width: width, height: 20, fill: Bitmap.blue), to: "blue.png")
    let run = try await place.run(
      "--style", "kugou-push", "--from", "red.png", "--to", "blue.png", "--size", "\(width)x20", "--scale", "1", "--fps", "50",
      "--first-hold", "0", "--last-hold", "0", "dir/")
    run.expectDone()
    let frames = try place.frames("dir")
    #expect(frames.count == 31)
    for (index, frame) in frames.enumerated().dropLast() {
      let time = Double(index) / 50
      let omega = 9.233413476451586 / 0.6
      let travelled = 1 - (1 + omega * time) * exp(-omega * time)
      for y in [0, 10, 19] {
        let blue = (0..<width).map { Double(frame[$0, y].blue) / 255 }
        let edge = Double(width) - blue.reduce(0, +)
        #expect(abs(edge - Double(width) * (1 - travelled)) < 0.01, "frame \(index), row \(y)")
        #expect(blue == blue.sorted())
        let row = (0..<width).map { frame[$0, y] }
        #expect(row.allSatisfy { $0 == Pixel(red: 255 - $0.blue, green: 0, blue: $0.blue) })
      }
    }
    #expect(frames[0] == Bitmap(width: width, height: 20, fill: Bitmap.red))
    #expect(frames[30] == Bitmap(width: width, height: 20, fill: Bitmap.blue))
  }

  @Test(arguments: ["out.gif", "out/"]) func anyNumberOfJobsGivesTheSameBytes(output: String) async throws {
    for jobs in ["1", "2", "8"] {
      try place.makeDirectory(jobs)
      try await place.run("--style", "kugou-push", "--size", "60x90", "-j", jobs, "\(jobs)/\(output)").expectDone()
    }
    let run = try await place.shell("diff -r 1 2 && diff -r 1 8")
    #expect(run.end == .code(0), "\(run.data)")
  }

  @Test(arguments: [(5, 1, 2, 360), (50, 0.5, 1, 210), (25, 0, 0, 64), (33.3, 0.1, 0.2, 90), (12.5, 0.4, 0.4, 144)])
  func delaysOfAGIFAddUpToTheFilm(fps: Double, first: Double, last: Double, total: Int) async throws {
    try await place.run(
      "--style=kugou-push", "--size=24x96", "--fps=\(fps)", "--first-hold=\(first)", "--last-hold=\(last)", "out.gif"
    ).expectDone()
    let delays = try place.film("out.gif").frames.map(\.centiseconds)
    let sum = delays.reduce(0, +)
    #expect(sum == total)
    #expect(delays.allSatisfy { $0 >= 2 })
    #expect(delays.first! >= Int(first * 100) - 4)
  }

  @Test func aGIFIsFilmedAtFiftyAtMost() async throws {
    let fast = try await place.run("--style", "kugou-push", "--size", "24x96", "--fps", "120", "out.gif")
    #expect(fast.end == .code(0))
    let lines = fast.words.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "render-transition: a GIF shows 50 frames a second at most: filming at 50, not 120")
    #expect(lines.last?.contains("  50 fps  ") == true)
    try await place.run("--style", "kugou-push", "--size", "24x96", "again.gif").expectDone()
    #expect(try place.bytes("out.gif") == place.bytes("again.gif"))
    let quiet = try await place.run("--style", "kugou-push", "--size", "24x96", "--fps", "120", "-q", "out.gif")
    #expect(quiet.words.isEmpty)
    let frames = try await place.run("--style", "kugou-push", "--size", "24x96", "--fps", "120", "--first-hold", "0", "f/")
    #expect(frames.words.contains("f/  24×96  120 fps  192 frames  1.6 s  "))
    #expect(try place.files("f").count == 72 + 120)
  }

  @Test func framesAreNumberedAsThePatternSays() async throws {
    try await place.run(small + ["--last-hold", "0", "--first-hold", "0", "step-%02d.png"]).expectDone()
    #expect(try place.files() == (0...6).map { "step-0\($0).png" })
    try await place.run(small + ["--last-hold", "0", "--first-hold", "0", "dir/"]).expectDone()
    #expect(try place.files("dir") == (0...6).map { "frame-000\($0).png" })
  }

  @Test func twoScreenshotsKeepTheirShape() async throws {
    try place.write(Bitmap(width: 400, height: 800, fill: Bitmap.red), to: "a.png")
    try place.write(Bitmap(width: 400, height: 800, fill: Bitmap.blue), to: "b.png")
    let run = try await place.run("--style", "kugou-push", "--from", "a.png", "--to", "b.png", "--fps", "2", "out.gif")
    #expect(run.words.hasPrefix("out.gif  375×750  "))
    try place.write(Bitmap(width: 400, height: 600, fill: Bitmap.blue), to: "b.png")
    let other = try await place.run("--style", "kugou-push", "--from", "a.png", "--to", "b.png", "--fps", "2", "out.gif")
    #expect(other.words.hasPrefix("out.gif  375×667  "))
  }

  @Test func progressIsForTerminals() async throws {
    let run = try await place.run(small + ["out.gif"])
    #expect(!run.words.contains("\u{1B}"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
    let film = "--style kugou-push --size 24x96 --fps 50 --duration 60 out.gif"
    let terminal = try await place.shell("TERM=xterm script -qec \"'$program' \(film)\" /dev/null")
    #expect(terminal.end == .code(0))
    #expect(terminal.data.contains("frames, "))
    #expect(terminal.data.contains("\r\u{1B}[K"))
    let summary = terminal.data.split(separator: "\u{1B}[K").last
    #expect(summary?.hasPrefix("out.gif  24×96  50 fps  ") == true)
    let quiet = try await place.shell("TERM=xterm script -qec \"'$program' -q \(film)\" /dev/null")
    #expect(quiet.end == .code(0))
    #expect(quiet.data.isEmpty)
  }
}

extension Bitmap {
  /// A bitmap with few enough colours for an exact GIF, and different enough for an error to be seen.
  static func shaded(_ width: Int, _ height: Int, seed: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(red: UInt8((x + seed) % 8 * 30), green: UInt8((y + seed) % 7 * 30), blue: UInt8(seed * 20))
      }
    }
    return bitmap
  }
}
