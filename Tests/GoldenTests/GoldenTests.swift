import Film
import Foundation
import GoldenTesting
import Goldens
import Styles
import Testing
import TransitionKit

/// Strips of every style and story; `CorpusTests` has users' animators, `docs` the calls of every style and the README's clips.
@MainActor
struct GoldenTests {
  private nonisolated static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  /// The screen is a whole number of pixels wide and high, small enough to keep, large enough to judge.
  @Test(arguments: Style.all.map(\.name))
  func style(name: String) throws {
    let style = try #require(Style.named(name))
    let (from, to) = style.wireframes
    let film = Film(
      style, from: from, to: to, size: CGSize(width: 375, height: 675), scale: 0.32, firstHold: 0, lastHold: 0)
    try assertStrip(film, matches: "Styles/\(name)")
  }

  /// The name of each story, and how many of its frames are kept.
  private nonisolated static let stories = [("a-b-c", 16), ("second-thoughts", 16), ("every-style", 72)]

  @Test(arguments: stories)
  func story(name: String, count: Int) throws {
    let text = try String(contentsOf: Self.root.appending(path: "Examples/\(name).story"), encoding: .utf8)
    var story = try Story(text, styles: Style.all) { source in
      // Goldens of motion keep the screens that change least.
      Screen.wireframes.first { "sample:\($0.name)" == source.replacing(":", with: ":wireframe-") }?.screen ?? .wireframe(.list)
    }
    story.scale = story.size.width == Film.standardSize.width ? 0.32 : 0.3
    story.fps = 25
    let shares = (0..<count).map { Double($0) / Double(count - 1) }
    try assertStrip(try Film(story), at: shares, matches: "Stories/\(name)")
  }

  @Test func everyGoldenIsClaimed() throws {
    let claimed =
      Style.all.map { "Styles/\($0.name)" } + Self.stories.map { "Stories/\($0.0)" } + ScreenGoldenTests.names
      + SampleGoldenTests.names + ControlGoldenTests.names + SceneGoldenTests.names
      + RasterScene.all.map { "Raster/\($0.name)" }
    let goldens = try GoldenTree(Self.root.appending(path: "goldens").path).names()
    #expect(Set(goldens.filter { !$0.hasPrefix("Corpus/") }) == Set(claimed))
  }
}

extension Style {
  /// The wireframes that a film of the style leads from and to.
  var wireframes: (from: Screen, to: Screen) {
    let goesBack = ["pop", "dismiss"].contains(change.verb)
    return goesBack ? (.wireframe(.detail), .wireframe(.list)) : (.wireframe(.list), .wireframe(.detail))
  }
}
