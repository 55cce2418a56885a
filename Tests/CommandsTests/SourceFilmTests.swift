import Codecs
import Foundation
import Raster
import Testing

/// `--style Fade.swift out.gif` is all it takes.
struct SourceFilmTests {
  private let place: Workplace
  private let tiny = ["--size", "24x48", "--fps", "10"]

  init() throws {
    place = try Workplace()
    try place.write(Sources.fade.utf8, to: "Fade.swift")
  }

  private func film(_ style: String, _ options: String...) async throws -> Run {
    try await place.run(["--style", style] + tiny + options + ["out.gif"])
  }

  @Test func aFileIsFilmed() async throws {
    try await film("Fade.swift").expectDone()
    #expect(try place.files() == ["Fade.swift", "out.gif"])
    let film = try place.film("out.gif")
    #expect(film.frames.map(\.centiseconds).reduce(0, +) == 190)
    #expect(film.frames.first?.bitmap != film.frames.last?.bitmap)
  }

  /// Where a file holds nothing that moves screens, its screen is filmed, as the system brings it and takes it away.
  @Test(arguments: [("push", false), ("present", false), ("pop", true), ("dismiss", true)])
  func aScreenAloneIsFilmed(change: String, isGone: Bool) async throws {
    try place.write(Self.screen("Own").utf8, to: "Own.swift")
    try await film("Own.swift", "--as", change).expectDone()
    let frames = try place.film("out.gif").frames.map(\.bitmap)
    let shown = try [frames.first, frames.last].map { try #require($0)[22, 2] == Bitmap.red }
    #expect(shown == [isGone, !isGone])
  }

  @Test func ofSeveralScreensOneIsSaid() async throws {
    try place.write((Self.screen("One") + Self.screen("Two")).utf8, to: "Own.swift")
    let run = try await film("Own.swift")
    #expect(run.end == .code(2) && run.words.contains("Own.swift holds 2 screens; say which:"))
    #expect(run.words.contains("--style 'Own.swift:Two()'"))
    try await film("Own.swift:Two()").expectDone()
    #expect(try place.film("out.gif").frames.last?.bitmap[22, 2] == Bitmap.red)
  }

  private static func screen(_ name: String) -> String {
    """
    import UIKit
    class \(name): UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red }
    }

    """
  }

  @Test func aKeptProgramFilmsTheSame() async throws {
    try await film("Fade.swift").expectDone()
    let first = try place.bytes("out.gif")
    try await film("Fade.swift").expectDone()
    #expect(try place.bytes("out.gif") == first)
    try place.write(Sources.fade.replacing("0.4", with: "0.6").utf8, to: "Fade.swift")
    try await film("Fade.swift").expectDone()
    #expect(try place.film("out.gif").frames.map(\.centiseconds).reduce(0, +) == 210)
  }

  /// Animators of the corpus look here as they look in its own test.
  @Test(arguments: ["CrossFade": "CrossFade()", "LayerFlip": "LayerFlip()", "SlideFromEdge.left": "SlideFromEdge(edge: .left)"])
  func pixelsAreThoseOfTheGolden(name: String, animator: String) async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let corpus = root.appending(path: "Tests/CorpusTests")
    let file = name.prefix { $0 != "." }
    try place.write(Sources.push(animator).utf8, to: "Scene.swift")
    let sources = ["Animators/\(file).swift", "PatternScreen.swift"].flatMap { ["--source", corpus.appending(path: $0).path] }
    let line = ["--style", "Scene.swift", "--size", "120x200", "--at", "0%,20%,40%,60%,80%,100%", "frames/"]
    try await place.run(line + sources).expectDone()
    // Four pixels of nothing lie between the pictures of a golden.
    let golden = try PNG.read(path: root.appending(path: "goldens/Corpus/\(name).png").path)
    let frames = try place.frames("frames")
    #expect(frames.count == 6)
    for (index, frame) in frames.enumerated() {
      for y in 0..<frame.height {
        let isSame = (0..<frame.width).allSatisfy { frame[$0, y] == golden[index * (frame.width + 4) + $0, y] }
        #expect(isSame, "\(name), frame \(index), row \(y)")
      }
    }
  }

  @Test func aStoredPropertyIsSetThoughItIsPrivate() async throws {
    try await film("Fade.swift", "--param", "duration=0.2 * 4").expectDone()
    #expect(try place.film("out.gif").frames.map(\.centiseconds).reduce(0, +) == 230)
    try await film("Fade.swift", "--param", "curve=1").expectFailure(2, "curve of FadeAnimator is a let", "duration")
    try await film("Fade.swift", "--param", "colour=1").expectFailure(2, "there is no property colour", "duration")
  }

  @Test func bothWaysHaveAHoldBetween() async throws {
    for ways in ["push,pop", "present,dismiss"] {
      try await film("Fade.swift", "--as", ways, "--last-hold", "0.5").expectDone()
      let film = try place.film("out.gif")
      #expect((235...245).contains(film.frames.map(\.centiseconds).reduce(0, +)))
      #expect(film.frames.first?.bitmap == film.frames.last?.bitmap)
    }
  }

  @Test func severalCandidatesAreListed() async throws {
    let two =
      Sources.fade
      + Sources.fade.replacing("FadeAnimator", with: "OtherFade")
      .replacing("private var duration: TimeInterval = 0.4", with: "let duration: Double; init(time: Double) { duration = time }")
    try place.write(two.utf8, to: "Two.swift")
    let run = try await film("Two.swift")
    #expect(run.end == .code(2))
    #expect(run.words.contains("  --style 'Two.swift:FadeAnimator()'\n"))
    #expect(run.words.contains("  --style 'Two.swift:OtherFade(time: 0.5)'\n"))
    try await film("Two.swift:OtherFade(time: 0.5)").expectDone()
  }

  /// Screens that have no words of their own.
  private static let wordless = ["--from=sample:wireframe-list", "--to=sample:wireframe-detail"]

  @Test func verboseNamesTheFonts() async throws {
    let shows = "transitionContext.containerView.addSubview(toView); let label = UILabel(frame: toView.bounds)"
    let label = "\(shows); label.font = .boldSystemFont(ofSize: 12); label.text = \"粗 b\""
    try place.write(Sources.fade(with: "\(label); toView.addSubview(label)").utf8, to: "Worded.swift")
    let run = try await film("Worded.swift", Self.wordless[0], Self.wordless[1], "-v")
    run.expectDone()
    #expect(
      run.words.contains("text in DroidSansFallback (strokes widened for a weight that it lacks), Inter-SemiBold\n"),
      "\(run.words)")
  }

  @Test func aFontOfOnesOwnIsFoundByItsName() async throws {
    let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    let shows = "transitionContext.containerView.addSubview(toView); let label = UILabel(frame: toView.bounds)"
    let label = "\(shows); label.font = UIFont(name: \"DejaVuSerif\", size: 12); label.text = \"b\""
    try place.write(Sources.fade(with: "\(label); toView.addSubview(label)").utf8, to: "Worded.swift")
    let with = try await film("Worded.swift", "--font", serif, Self.wordless[0], Self.wordless[1], "-v")
    #expect(with.end == .code(0) && with.words.contains("text in DejaVuSerif\n"), "\(with.words)")
    let without = try await film("Worded.swift", "--force", Self.wordless[0], Self.wordless[1], "-v")
    #expect(without.end == .code(0) && without.words.contains("text in Inter-Regular\n"), "\(without.words)")
    try place.write(
      "size 24x48\nfps 5\nfont \(serif)\nscreen A sample:wireframe-list\nscreen B sample:wireframe-detail\nstart A\npush B with ./Worded.swift\n"
        .utf8, to: "a.story")
    let story = try await place.run(["story", "a.story", "story.gif", "-v"])
    #expect(story.end == .code(0) && story.words.contains("DejaVuSerif"), "\(story.words)")
    try await film("Worded.swift", "--force", "--font", "none.ttf").expectFailure(2, "none.ttf")
    try place.write("no font".utf8, to: "none.ttf")
    try await film("Worded.swift", "--force", "--font", "none.ttf").expectFailure(2, "none.ttf")
  }

  @Test func neighboursThatDeclareWhatIsUsedAreTakenAlong() async throws {
    try place.write(Sources.fade.replacing("0.4", with: "Pace.usual").utf8, to: "Paced.swift")
    try place.write("enum Pace { static let usual = base }".utf8, to: "Pace.swift")
    try place.write("let base = 0.3".utf8, to: "Base.swift")
    try place.write("this is no Swift at all {".utf8, to: "Broken.swift")
    let run = try await film("Paced.swift", "-v")
    run.expectDone()
    #expect(run.words.contains("taken along: ") && run.words.contains("Pace.swift") && run.words.contains("Base.swift"))
    #expect(!run.words.contains("Broken.swift"))
    #expect(try place.film("out.gif").frames.map(\.centiseconds).reduce(0, +) == 180)
  }

  /// Code that counts its runs sees one, though the film's length is found out first.
  @Test func noRunComesBeforeTheFilm() async throws {
    let counted = Sources.fade(
      with: "runs += 1; transitionContext.containerView.addSubview(toView); toView.frame.origin.x = CGFloat(runs)")
    try place.write(("var runs = 0\n" + counted).utf8, to: "Counted.swift")
    try place.write(
      Sources.fade(with: "transitionContext.containerView.addSubview(toView); toView.frame.origin.x = 1").utf8, to: "Once.swift")
    try await film("Counted.swift").expectDone()
    let counting = try place.bytes("out.gif")
    try await film("Once.swift").expectDone()
    #expect(try place.bytes("out.gif") == counting)
  }

  @Test func aGalleryGoesOnAfterATrap() async throws {
    try place.write(Sources.fade(with: "fatalError(\"here\")").utf8, to: "Trap.swift")
    let styles = ["Fade.swift", "Trap.swift", "kugou-push"].flatMap { ["--style", $0] }
    let run = try await place.run(["gallery", "page"] + styles + ["--size", "24x48"])
    #expect(run.end == .code(2) && run.words.contains("Trap.swift:13"), "\(run.words)")
    #expect(run.words.contains("2 styles  page/index.html"))
    #expect(
      try place.files("page") == [
        "Fade.swift.gif", "Fade.swift.js", "Fade.swift.png", "index.html", "kugou-push.gif", "kugou-push.js", "kugou-push.png",
      ])
  }

  @Test func storiesCompareStripAndTraceTakeFiles() async throws {
    try place.makeDirectory("deep")
    try place.write(Sources.fade.utf8, to: "deep/Own.swift")
    let story =
      "size 24x48\nfps 5\nscreen A sample:list\nscreen B sample:photo\nstart A\npush B with ./Own.swift\npop with Own.swift"
    try place.write(story.utf8, to: "deep/a.story")
    try await place.run("deep/a.story", "story.gif").expectDone()
    #expect(try await place.run("story", "--check", "deep/a.story").end == .code(0))
    try await place.run(["compare", "--style", "Fade.swift", "--style", "deep/Own.swift"] + tiny + ["two.gif"]).expectDone()
    try await place.run("strip", "--style", "Fade.swift", "--size", "24x48", "strip.png").expectDone()
    let trace = try await place.run("trace", "--style", "Fade.swift", "--size", "24x48")
    #expect(trace.data.contains("-[FadeAnimator animateTransition:]"), "\(trace.words)")
  }
}
