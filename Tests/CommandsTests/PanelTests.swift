import Codecs
import Foundation
import Raster
import Testing

/// The pictures in strips and comparisons are exactly the pictures of the film.
struct PanelTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private func frames(_ style: String, _ options: String...) async throws -> [Bitmap] {
    try await place.run(["--style", style, "--size", "24x96", "--fps", "10", "--force"] + options + ["frames/"]).expectDone()
    return try place.frames("frames")
  }

  /// The options of panels of 24×96 pixels.
  private func panel(_ index: Int, of bitmap: Bitmap) -> Bitmap {
    var panel = Bitmap(width: 24, height: 96)
    for y in 0..<96 { for x in 0..<24 { panel[x, y] = bitmap[4 + index % 8 * 28 + x, 4 + index / 8 * 111 + y] } }
    return panel
  }

  @Test func aStripHasTheMomentsOfTheFilm() async throws {
    let run = try await place.run("strip", "--style", "kugou-push", "--size", "24x96", "--scale", "1", "strip.png")
    run.expectDone()
    #expect(run.words.hasPrefix("strip.png  144×116  "))
    let strip = try PNG.read(path: place.path("strip.png"))
    let moments = try await frames("kugou-push", "--at", "0,25%,50%,75%,100%", "--last-hold", "0")
    #expect((0..<5).map { panel($0, of: strip) } == moments)
  }

  @Test func aLongStripHasRows() async throws {
    let list = (0...10).map { "\($0)0%" }.joined(separator: ",")
    let options = ["--style", "kugou-push", "--size", "24x96", "--scale", "1", "--at", list]
    try await place.run(["strip"] + options + ["strip.png"]).expectDone()
    let strip = try PNG.read(path: place.path("strip.png"))
    #expect(strip.width == 4 + 8 * 28)
    let moments = try await frames("kugou-push", "--at", list, "--last-hold", "0")
    #expect((0..<11).map { panel($0, of: strip) } == moments)
  }

  @Test func aStripGoesToStandardOutput() async throws {
    let line = "strip --style kugou-push --size 24x96"
    try await place.shell("\"$program\" \(line) - >a.png").expectDone()
    try await place.shell("\"$program\" \(line) -o b.png").expectDone()
    #expect(try place.bytes("a.png") == place.bytes("b.png"))
    #expect(try FileFacts.read(path: place.path("a.png")).format == .png)
  }

  /// The shorter motion is at rest while the longer one goes on.
  @Test func comparedStylesKeepTheSameTime() async throws {
    let styles = ["mg-present", "kugou-push"]
    let options = styles.flatMap { ["--style", $0] } + ["--size", "24x96", "--scale", "1", "--fps", "10"]
    try await place.run(["compare"] + options + ["both/"]).expectDone()
    let both = try place.frames("both")
    let (short, long) = (try await frames(styles[0]), try await frames(styles[1]))
    #expect(both.count == long.count)
    #expect(both.map { panel(1, of: $0) } == long)
    let rest = Array(repeating: short.last!, count: long.count - short.count)
    #expect(both.map { panel(0, of: $0) } == short + rest)
  }

  /// What stands before the first style is set for all, what stands behind one for that one alone.
  @Test func eachColumnHasItsOwnSettings() async throws {
    let tiny = ["--size", "24x96", "--scale", "1", "--fps", "10"]
    let settings = ["--style", "custom-push", "--style", "custom-push", "--param", "damping=0.3", "--style", "kugou-push"]
    try await place.run(["compare", "--param", "duration=0.8"] + settings + tiny + ["three/"]).expectDone()
    let three = try place.frames("three")
    for (index, own) in [["custom-push"], ["custom-push", "--param", "damping=0.3"], ["kugou-push"]].enumerated() {
      let film = ["--style"] + own + ["--param", "duration=0.8"] + tiny
      try await place.run(film + ["own\(index)/"]).expectDone()
      #expect(try three.map { panel(index, of: $0) } == place.frames("own\(index)"), "\(own)")
    }
    let wrong = ["--style", "kugou-push", "--style", "mg-present", "--param", "damping=0.3"]
    try await place.run(["compare"] + wrong + ["out.gif"]).expectFailure(64, "--param damping=0.3", "mg-present")
    let ten = Array(repeating: ["--style", "kugou-push"], count: 10).joined()
    try await place.run(["compare"] + ten + ["out.gif"]).expectFailure(64, "10 styles are too many")
  }

  @Test func aComparisonTakesEveryOptionOfAFilm() async throws {
    let options = ["--style", "kugou-push", "--style", "custom-push", "--size", "24x96", "--fps", "10"]
    for other in [["--at", "50%", "out.png"], ["--bounce", "out.gif"], ["--frames", "3..4", "out.apng"], ["out.y4m"]] {
      try await place.run(["compare"] + options + other).expectDone()
    }
    try await place.run(["compare"] + options + ["--frames", "900", "out.gif"]).expectFailure(64, "beyond the film")
  }
}
