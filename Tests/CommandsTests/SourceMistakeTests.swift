import Foundation
import Testing

/// What is wrong with a Swift file is said in its own lines.
struct SourceMistakeTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private func film(_ text: String, as name: String = "Own.swift", _ options: String...) async throws -> Run {
    try place.write(text.utf8, to: name)
    return try await place.run(["--style", name, "--size", "24x48", "--fps", "10"] + options + ["out.gif"])
  }

  @Test(arguments: [
    ("let none: UIView? = nil; none!.alpha = 0", "Unexpectedly found nil"),
    ("_ = [1, 2][transitionContext.containerView.subviews.count + 7]", "Index out of range"),
    ("_ = Int.max - 1 + (transitionContext.containerView.subviews.count + 7)", "arithmetic overflow"),
    ("fatalError(\"out of paint\")", "out of paint"),
  ])
  func aTrapIsOneLine(line: String, reason: String) async throws {
    try await film(Sources.fade(with: line)).expectFailure(2, "Own.swift:13", reason)
    #expect(try place.files() == ["Own.swift"])
  }

  @Test(arguments: ["", "try? await Task.sleep(nanoseconds: 50_000_000); precondition(Thread.isMainThread); "])
  func aLoopEndsAtTheLimit(after first: String) async throws {
    let loop = "\(first)var n = 1; while n > 0 { n = n % 7 + 1 }"
    let text = Sources.fade(with: first.isEmpty ? loop : "Task { @MainActor in \(loop) }")
    let run = try await film(text, as: "Own.swift", "--limit", "1")
    run.expectFailure(2, "Own.swift", "1 s of processor time", "--limit")
    // The head of a loop may have no line.
    let places = ["Own.swift:13:", "animateTransition(using:); --limit"]
    #expect(places.contains { run.words.contains($0) }, "\(run.words)")
  }

  @Test func anOutletThatIsNilIsNamed() async throws {
    let text = Sources.fade(with: "Card().label.alpha = 0") + "class Card {\n  @IBOutlet weak var label: UILabel!\n}\n"
    try await film(text).expectFailure(2, "Own.swift:13", "; label is an outlet, and storyboards", "make the view in code")
  }

  @Test func aStoryboardIsNamed() async throws {
    let line = "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Card\")"
    try await film(Sources.fade(with: line)).expectFailure(2, "Own.swift:13", "“Main” holds nothing: make “Card” in code")
    let unused = "if transitionContext.containerView.subviews.count > 99 { \(line) }"
    #expect(try await film(Sources.fade(with: unused)).end == .code(0))
  }

  @Test func aClassThatIsThereTwiceInOneFileIsToBeRenamed() async throws {
    let run = try await film(Sources.fade + "class Twin {}\nclass Twin {}\n")
    run.expectFailure(2, "Twin is declared in Own.swift:", "too: give one of the two another name")
  }

  @Test func exitingIsNoWayToEndAFilm() async throws {
    try await film(Sources.fade(with: "exit(0)")).expectFailure(2, "the sources end the program")
  }

  @Test func theCompilersErrorsAreThePersonsOwn() async throws {
    let run = try await film(Sources.fade(with: "let x: Int = \"a\"; nowhere.alpha = 1; _ = x"))
    #expect(run.end == .code(2))
    #expect(run.words.contains("\nOwn.swift:13:") && run.words.contains("cannot find 'nowhere' in scope"))
    #expect(!run.words.contains(Workplace.cache))
    #expect(try place.files() == ["Own.swift"])
  }

  @Test func aSyntaxErrorHasItsPlace() async throws {
    let run = try await film(Sources.fade + "class Half {")
    #expect(run.end == .code(2))
    #expect(run.words.contains("Own.swift:2") && run.words.contains("expected '}'"), "\(run.words)")
  }

  @Test func aMissingModuleIsNamedWithWhatNeedsIt() async throws {
    let text = "import RxSwift\n" + Sources.fade(with: "let bag = DisposeBag(); _ = bag")
    let run = try await film(text)
    #expect(run.end == .code(2))
    #expect(run.words.contains("RxSwift") || run.words.contains("DisposeBag"), "\(run.words)")
  }

  @Test(arguments: [
    ("Own.m", "Objective-C"), ("Own.h", "header"), ("Own.xib", "interface file"), ("Main.storyboard", "interface file"),
  ])
  func otherFilesGetAHint(name: String, hint: String) async throws {
    try await film("anything", as: name).expectFailure(64, name, hint)
  }

  @Test func nothingToFilmIsSaid() async throws {
    try await film("struct Nothing {}").expectFailure(2, "Own.swift holds nothing that can be filmed")
    try await place.run("--style", "Nowhere.swift", "out.gif").expectFailure(2, "there is no file called “Nowhere.swift”")
    try await film(Sources.fade + "print(1)").expectFailure(2, "Own.swift:", "outside of every type and function")
  }

  @Test func namesDeclaredTwiceHaveBothPlaces() async throws {
    try place.write(Sources.fade.utf8, to: "Other.swift")
    try await film(Sources.fade, as: "Own.swift", "--source", "Other.swift")
      .expectFailure(2, "FadeAnimator", "Own.swift:3", "Other.swift:3")
  }

  @Test(arguments: ["With space.swift", "It's.swift", "日本.swift", "a-b+c.swift"]) func namesOfFilesMayBeOdd(name: String)
    async throws
  {
    try await film(Sources.fade, as: name).expectDone()
    try await film(Sources.fade(with: "fatalError(\"here\")"), as: name).expectFailure(2, "\(name):13", "here")
  }

  @Test func tabsLineEndsAndMarksAreRead() async throws {
    let text = Sources.fade.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
    try await film("\u{FEFF}" + text).expectDone()
  }

  @Test func aCacheThatCannotBeWrittenIsDoneWithout() async throws {
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    try place.write([0], to: "file")
    let line = ["--style", "Fade.swift", "--size", "24x48", "out.gif"]
    try await place.start(line, environment: ["XDG_CACHE_HOME": place.path("file")]).end().expectDone()
  }

  @Test func rehearsalsCompileNothing() async throws {
    try await film(Sources.fade(with: "nowhere()"), as: "Own.swift", "--dry-run").expectDone()
    let list = try await place.run("list", "Own.swift")
    #expect(list.end == .code(0) && list.data.contains("FadeAnimator()") && list.data.contains("duration"))
    let adapted = try await place.run("adapt", "Own.swift")
    #expect(adapted.end == .code(0) && adapted.data.contains("nowhere()"))
  }

  @Test func oneTrapDoesNotEndTheOtherGoldens() async throws {
    try place.makeDirectory("goldens")
    try place.write(Sources.fade.utf8, to: "goldens/Fade.swift")
    try place.write(Sources.fade(with: "fatalError(\"here\")").utf8, to: "goldens/Trap.swift")
    let lines = ["fade", "trap"].map { "\($0) --style \($0.capitalized).swift --size 24x48 --fps 5" }
    try place.write(lines.joined(separator: "\n").utf8, to: "goldens/goldens.txt")
    let recorded = try await place.run("golden", "record", "goldens")
    #expect(recorded.end == .code(2) && recorded.words.contains("1 recorded, 1 failed"), "\(recorded.words)")
    let verified = try await place.run("golden", "verify", "goldens")
    #expect(verified.end == .code(2) && verified.words.contains("1 same, 1 failed"), "\(verified.words)")
    #expect(verified.words.contains("goldens/Trap.swift:13") && verified.words.contains("here"))
  }

  @Test func optionsOfFilesAreForFiles() async throws {
    try await place.run(small + ["--as", "push", "out.gif"]).expectFailure(64, "--as is for a style that is a Swift file")
  }
}
