import Foundation
import Raster
import Testing

/// Films that are made again on every save, until a signal ends the program.
struct WatchTests {
  private let place: Workplace
  private let tiny = ["--size", "24x48", "--fps", "5"]

  init() throws {
    place = try Workplace()
  }

  /// How many lines say that a film was made.
  private func films(_ running: Running) -> Int { running.words.split(separator: "\n").count { $0.hasPrefix("out.") } }

  private func expectFilm(_ number: Int, _ running: Running, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await running.wait(until: { films(running) >= number }, sourceLocation: sourceLocation)
    #expect(films(running) == number, "\(running.words)", sourceLocation: sourceLocation)
  }

  /// Saves in the manner of many editors: another file takes the name.
  private func replace(_ name: String, with text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: place.path(name)), options: .atomic)
  }

  private func end(_ running: Running) async throws {
    running.send(SIGINT)
    #expect(try await running.end().end == .signal(SIGINT))
  }

  @Test func everySaveOfASourceIsFilmed() async throws {
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    let running = try place.start(["--style", "Fade.swift", "--watch", "out.gif"] + tiny)
    try await expectFilm(1, running)
    let first = try place.bytes("out.gif")
    try await running.wait { running.words.contains("watching 1 file: control-C ends it") }
    try replace("Fade.swift", with: Sources.fade.replacing("= 0.4", with: "= 0.8"))
    try await expectFilm(2, running)
    #expect(try place.bytes("out.gif") != first)
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    try await expectFilm(3, running)
    #expect(try place.bytes("out.gif") == first)
    try await end(running)
  }

  @Test func mistakesAreSaidAndTheFilmGoesOn() async throws {
    try place.write(Sources.fade(with: "wrong()").utf8, to: "Fade.swift")
    let running = try place.start(["--style", "Fade.swift", "--watch", "--limit", "1", "out.gif"] + tiny)
    try await running.wait { running.words.contains("cannot find 'wrong' in scope") && running.words.contains("watching") }
    try replace("Fade.swift", with: Sources.fade(with: "fatalError(\"stop\")"))
    try await running.wait { running.words.contains("Fatal error: stop") }
    try replace("Fade.swift", with: Sources.fade(with: "while true { _ = toView.alpha }"))
    try await running.wait { running.words.contains("still computing after 1 s") }
    try replace("Fade.swift", with: Sources.fade)
    try await expectFilm(1, running)
    try await end(running)
  }

  @Test func aSaveEndsAnEndlessLoop() async throws {
    try place.write(Sources.fade(with: "while true { _ = toView.alpha }").utf8, to: "Fade.swift")
    let running = try place.start(["--style", "Fade.swift", "--watch", "--limit", "86400", "out.gif"] + tiny)
    try await Task.sleep(for: .seconds(2))
    try replace("Fade.swift", with: Sources.fade)
    try await expectFilm(1, running)
    #expect(!running.words.contains("computing") && !running.words.contains("killed"), "\(running.words)")
    try await end(running)
  }

  @Test func filesBesideTheSourceAreWatched() async throws {
    try place.write(Sources.fade.replacing("= 0.4", with: "= Pace.slow").utf8, to: "Fade.swift")
    try place.write("enum Pace { static let slow = 0.4 }".utf8, to: "Pace.swift")
    let running = try place.start(["--style", "Fade.swift", "--watch", "out.gif"] + tiny)
    try await expectFilm(1, running)
    try await running.wait { running.words.contains("watching 2 files") }
    try replace("Pace.swift", with: "enum Pace { static let slow = 0.8 }")
    try await expectFilm(2, running)
    try place.write("enum Other {}".utf8, to: "New.swift")
    try await expectFilm(3, running)
    try await end(running)
  }

  @Test func screensAndStoriesAreWatched() async throws {
    try place.makeDirectory("in")
    try place.write(Bitmap(width: 24, height: 48, fill: Bitmap.red), to: "in/a.png")
    try place.write(
      "size 24x48\nfps 5\nscreen A a.png\nscreen B sample:list\nstart A\npush B with mg-present".utf8, to: "in/a.story")
    let film = try place.start(["--style", "kugou-push", "--from", "in/a.png", "--watch", "out.gif"] + tiny)
    let story = try place.start(["story", "in/a.story", "--watch", "out.png"])
    let strip = try place.start([
      "strip", "--style", "kugou-push", "--to", "in/a.png", "--watch", "out.strip.png", "--size", "24x48",
    ])
    for running in [film, story, strip] {
      try await running.wait { running.words.contains("watching") }
    }
    try place.write(Bitmap(width: 24, height: 48, fill: Bitmap.blue), to: "in/a.png")
    for running in [film, story, strip] { try await expectFilm(2, running) }
    try replace("in/a.story", with: "size 24x48\nstart A\n")
    try await story.wait { story.words.contains("a.story:2") }
    for running in [film, story, strip] { try await end(running) }
    #expect(try place.files() == ["in", "out.gif", "out.png", "out.strip.png"])
  }

  @Test(arguments: [
    (["--style", "kugou-push", "--watch", "out.gif"], "made of no file"),
    (["--style", "kugou-push", "--from", "-", "--watch", "out.gif"], "standard input"),
    (["story", "-", "--watch", "out.gif"], "standard input"),
    (["--style", "Fade.swift", "--watch", "--format", "gif", "-"], "name a file"),
    (["--style", "Fade.swift", "--watch", "--dry-run", "out.gif"], "--watch and --dry-run"),
    (["--style", "Fade.swift", "--watch", "out.doc"], "out.doc"),
  ])
  func whatCannotBeWatchedIsRefused(words: [String], answer: String) async throws {
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    try await place.run(words).expectFailure(64, answer)
  }

  @Test func aFileThatIsNotThereIsNoReasonToWait() async throws {
    try await place.run("--style", "Nowhere.swift", "--watch", "out.gif").expectFailure(2, "“Nowhere.swift”")
    try await place.run("--style", "kugou-push", "--from", "no.png", "--watch", "out.gif").expectFailure(2, "“no.png”")
  }
}
