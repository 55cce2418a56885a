import Codecs
import Film
import Foundation
import GoldenSupport
import Styles
import Testing
import TransitionKit

/// Strips of every style, their call logs, and the README's clips; `CorpusTests` has the rest.
@MainActor
struct GoldenTests {
  /// At the scales below, a whole number of pixels each way.
  private nonisolated static let size = CGSize(width: 375, height: 675)
  /// Small enough to keep, large enough to judge.
  private nonisolated static let stripScale = 0.32
  private nonisolated static let readmeScale = 0.64
  private nonisolated static let readmeClips = ["kugou-push", "custom-push"]

  @Test(arguments: Style.all.map(\.name))
  func filmStrip(name: String) throws {
    let style = try #require(Style.named(name))
    let strip = try FilmStrip(Film(style, size: Self.size, scale: Self.stripScale, firstHold: 0, lastHold: 0)).bitmap
    try Golden(name: "Styles/\(name).png").expect(strip)
  }

  /// The name of each story, and how many of its frames are kept.
  private nonisolated static let stories = [("a-b-c", 16), ("second-thoughts", 16), ("every-style", 72)]

  @Test(arguments: stories)
  func storyStrip(name: String, count: Int) throws {
    var story = try Story(try Golden.example("\(name).story")) { source in
      Screen.samples.first { "sample:\($0.name)" == source }?.screen ?? .list
    }
    story.scale = story.size.width == Film.standardSize.width ? Self.stripScale : 0.3
    story.fps = 25
    let shares = (0..<count).map { Double($0) / Double(count - 1) }
    let strip = try FilmStrip(try Film(story), shares: shares, columns: count == 72 ? 12 : 8).bitmap
    try Golden(name: "Stories/\(name).png").expect(strip)
  }

  @Test(arguments: Style.all.map(\.name))
  func callLog(name: String) throws {
    let style = try #require(Style.named(name))
    let log = try Take.trace(Film(style)).map { $0.text + "\n" }.joined()
    try Golden(name: "Traces/\(name).txt").expect(Array(log.utf8)) { bytes in
      String(decoding: bytes, as: UTF8.self) == log ? nil : "the calls are now\n\(log)"
    }
  }

  @Test(arguments: readmeClips)
  func readmeClip(name: String) async throws {
    let style = try #require(Style.named(name))
    let sink = ByteList()
    let film = Film(style, size: Self.size, scale: Self.readmeScale)
    let size = film.pixelSize
    var encoder = GIFEncoder(to: sink, width: size.width, height: size.height)
    try await FilmPipeline(jobs: 2).run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    let clip = try GIFReader.decode(sink.bytes, name: name)
    try Golden(name: "Readme/\(name).gif").expect(sink.bytes) { bytes in
      try GIFReader.decode(bytes, name: name) == clip ? nil : "its frames are others"
    }
  }

  @Test func everyGoldenIsClaimed() throws {
    let claimed =
      Style.all.flatMap { ["Styles/\($0.name).png", "Traces/\($0.name).txt"] } + Self.readmeClips.map { "Readme/\($0).gif" }
      + Self.stories.map { "Stories/\($0.0).png" } + ScreenGoldenTests.names + RasterScene.all.map { "Raster/\($0.name).png" }
    #expect(try Golden.all().filter { !$0.hasPrefix("Corpus/") } == Set(claimed))
  }
}
