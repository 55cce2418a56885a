import Codecs
import Foundation
import Raster
import Testing

/// The gallery of one's own screens.
struct GalleryTests {
  private let place: Workplace
  private let tiny = ["--size", "24x48", "--fps", "5"]

  init() throws {
    place = try Workplace()
    try place.write(Bitmap(width: 24, height: 48, fill: Bitmap.red), to: "home.png")
    try place.write(Bitmap(width: 24, height: 48, fill: Bitmap.blue), to: "detail.png")
  }

  private func text(_ file: String) throws -> String { try String(decoding: place.bytes(file), as: UTF8.self) }

  @Test func theCardSaysTheWholeCommand() async throws {
    let options = ["--from", "home.png", "--to", "detail.png", "--dark", "--bezel", "--speed", "0.5"]
    let styles = ["--style", "kugou-push", "--param", "distance=0.5", "--style", "cube-push"]
    let run = try await place.run(["gallery", "page"] + tiny + options + styles)
    #expect(run.end == .code(0) && run.words.contains("--dark changes nothing in screenshots"), "\(run.words)")
    #expect(
      try place.files("page") == [
        "cube-push.gif", "cube-push.js", "cube-push.png", "index.html", "kugou-push.gif", "kugou-push.js", "kugou-push.png",
      ])
    let page = try text("page/index.html")
    let shared = "--size 24x48 --fps 5 --from home.png --to detail.png"
    let others = "--dark --bezel --speed 0.5"
    #expect(
      page.contains("<code>render-transition --style kugou-push \(shared) --param distance=0.5 \(others) kugou-push.gif</code>"))
    #expect(page.contains("<code>render-transition --style cube-push \(shared) \(others) cube-push.gif</code>"))
    // The command on the card makes the film beside it.
    let line = ["--style", "cube-push"] + tiny + Array(options) + ["again.gif"]
    try await place.run(line + ["-q"]).expectDone()
    let (film, again) = (try place.film("page/cube-push.gif"), try place.film("again.gif"))
    #expect(film.frames.map(\.bitmap) == again.frames.map(\.bitmap) && film.frames.count > 3)
  }

  @Test func aClipHasCallsItsWayAndItsSource() async throws {
    #expect(try await place.run(["gallery", "page", "--style", "custom-push", "--style", "system-push"] + tiny).end == .code(0))
    let clip = try text("page/custom-push.js")
    #expect(clip.hasPrefix("takeClip({\"name\": \"custom-push\"") && clip.hasSuffix("});\n"))
    for part in ["animateTransition:]", "\"progress\": [[0, 0]", "import UIKit", "\"begin\": 0.5"] {
      #expect(clip.contains(part), "\(part)")
    }
    let film = try #require(clip.components(separatedBy: "\"film\": \"").last?.prefix { $0 != "\"" })
    #expect(try Data(base64Encoded: String(film)) == place.bytes("page/custom-push.gif"))
    #expect(try text("page/system-push.js").contains("\"source\": null"))
  }

  /// Options that not every style takes leave those that do.
  @Test func optionsChooseStyles() async throws {
    let run = try await place.run(["gallery", "page", "--drag", "0.5", "--release", "--param", "threshold=0.2"] + tiny)
    #expect(run.end == .code(0), "\(run.words)")
    let names = try place.files("page")
    #expect(names.contains("kugou-pop.gif") && !names.contains("kugou-push.gif"))
    try await place.run("gallery", "other", "--param", "no-such-thing=1").expectFailure(64, "no style has all of the parameters")
  }
}
