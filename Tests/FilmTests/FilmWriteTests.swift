import Codecs
import Film
import Foundation
import Raster
import Testing
import TransitionKit

/// Films written in one line, in a directory that is gone after the test.
@MainActor
final class FilmWriteTests {
  private nonisolated let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private func path(_ name: String) -> String { "\(directory)/\(name)" }

  @Test(arguments: ["a.gif", "a.png", "a.apng", "a.y4m", "a.rgba", "frames/", "step-%04d.png"])
  func everyFormatIsWrittenByItsEnding(name: String) async throws {
    let film = Film(size: CGSize(width: 4, height: 2), fps: 10, firstHold: 0, lastHold: 0.3, scene: { _ in {} })
    let written = try await film.write(to: path(name))
    #expect(written.seconds == 0.3 && written.byteCount > 0 && written.path == path(name))
    let files = try FileManager.default.subpathsOfDirectory(atPath: directory)
    #expect(files.filter { !$0.hasSuffix("frames") }.count == (name.contains(".") && !name.contains("%") ? 1 : 3))
  }

  @Test func anyNumberOfJobsWritesTheSameBytes() async throws {
    let film = Film.running()
    let one = try await film.write(to: path("1.gif"), jobs: 1)
    let three = try await film.write(to: path("3.gif"), jobs: 3)
    #expect(one.byteCount == three.byteCount && one.frameCount == 26)
    #expect(FileManager.default.contentsEqual(atPath: path("1.gif"), andPath: path("3.gif")))
  }

  @Test func aGIFOfAFastFilmShowsFiftyFramesASecond() async throws {
    let written = try await Film.running(0.1, fps: 240).write(to: path("fast.gif"))
    #expect(written.frameCount == 6)
  }

  @Test func progressComesAfterEveryFrameAndSettingsAreHeeded() async throws {
    var done: [Int] = []
    let film = Film.running(0.1, fps: 10)
    try await film.write(to: path("a.png"), settings: { $0.loop = 3 }, progress: { done.append($0.done) })
    #expect(done == [1, 2])
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: path("a.png"))).range(of: Data([0x61, 0x63, 0x54, 0x4C, 0, 0, 0, 2, 0, 0, 0, 3]))
        != nil)
  }

  @Test func anUnknownEndingIsRefusedBeforeAnythingIsFilmed() async throws {
    let film = Film(scene: { _ in throw CodecError.noFrames })
    await #expect(throws: CodecError.unknownFormat(path: "a.mp4")) { try await film.write(to: "a.mp4") }
    #expect(CodecError.unknownFormat(path: "a.mp4").description.contains(".gif, .png, .apng, .y4m, .rgba"))
  }

  @Test func whatTheSceneThrowsIsThrown() async throws {
    let film = Film(scene: { _ in
      let screen = try ScreenshotViewController("missing.png")
      return { _ = screen }
    })
    await #expect(throws: CodecError.self) { try await film.write(to: path("a.gif")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty)
  }

  @Test func aStripAndABitmapAreWritten() throws {
    try PNG.write(.coded(4, 6), to: path("screen.png"))
    let screenshot = path("screen.png")
    let film = Film(size: CGSize(width: 4, height: 6), firstHold: 0, lastHold: 0) { stage in
      stage.window.rootViewController = try ScreenshotViewController(screenshot)
      return {}
    }
    try film.strip().write(to: path("strip.png"))
    let strip = try PNG.read(path: path("strip.png"))
    #expect(strip.width == film.stripSize(Film.stripMoments.map(\.caption)).width)
    #expect(try film.strip().rasterized() == strip)
    #expect(Bitmap.coded(4, 6) == (try PNG.read(path: screenshot)))
  }
}
