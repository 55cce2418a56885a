import Codecs
import Foundation
import Raster
import Testing

/// Curves of what moves, as files.
struct PlotCommandTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  @Test func aPlotIsAnSVGOrAPNGAndSaysItsNumbers() async throws {
    for name in ["plot.svg", "plot.png"] {
      let run = try await place.run("plot", "--style", "custom-push", "--size", "100x200", name)
      #expect(run.end == .code(0), "\(run.words)")
      #expect(run.words.hasPrefix("\(name)  800×500  1 s · damping 0.6 · overshoot 9.5 %  "))
    }
    let svg = try String(decoding: place.bytes("plot.svg"), as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"500\"") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains(">Offset downwards</text>") && svg.contains(">incoming (UIView)</text>"))
    let picture = try PNG.read(path: place.path("plot.png"))
    #expect(picture.width == 800 && picture.height == 500)
  }

  @Test func standardOutputHoldsTheSameDrawing() async throws {
    let words = ["plot", "--style", "kugou-pop", "--size", "100x200", "--drag", "0.6", "--release"]
    _ = try await place.run(words + ["plot.svg"])
    let run = try await place.run(words + ["-"])
    #expect(run.end == .code(0))
    #expect(try run.data == String(decoding: place.bytes("plot.svg"), as: UTF8.self))
  }

  @Test func parametersBehindAStyleAreItsOwn() async throws {
    let run = try await place.run(
      "plot", "--style", "custom-push", "--style", "custom-push", "--param", "damping=0.9", "--size", "100x200", "--json", "-o",
      "plot.svg")
    #expect(run.end == .code(0), "\(run.words)")
    #expect(run.data.contains("\"facts\": \"1 s · damping 0.6 · overshoot 9.5 %\""))
    #expect(
      run.data.contains("\"name\": \"damping=0.9\"") && run.data.contains("\"facts\": \"1 s · damping 0.9 · overshoot 0.2 %\""))
    try await place.run(["plot"] + Array(repeating: "--style=kugou-push", count: 10) + ["plot.svg"])
      .expectFailure(64, "10 styles are too many for one drawing: plot takes 9")
  }

  @Test func aSwiftFileIsAStyle() async throws {
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    let run = try await place.run("plot", "--style", "Fade.swift", "--size", "100x200", "plot.svg")
    #expect(run.end == .code(0), "\(run.words)")
    #expect(try String(decoding: place.bytes("plot.svg"), as: UTF8.self).contains(">Alpha</text>"))
  }
}
