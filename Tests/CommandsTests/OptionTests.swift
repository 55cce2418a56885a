import Codecs
import Testing

/// Command lines that are accepted, and the answers to those that are not.
struct OptionTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  /// Every value that makes no sense: one line that names the option and the value, and no file.
  @Test(arguments: [
    ("--fps", "0"), ("--fps", "-1"), ("--fps", "nan"), ("--fps", "inf"), ("--fps", "1e9"), ("--fps", "961"), ("--fps", "fast"),
    ("--scale", "0"), ("--scale", "nan"), ("--scale", "-2"), ("--scale", "5"), ("--scale", "2x"),
    ("--duration", "0"), ("--duration", "-1"), ("--duration", "61"), ("--duration", "nan"),
    ("--first-hold", "-0.1"), ("--first-hold", "61"), ("--last-hold", "inf"), ("--last-hold", "long"),
    ("--loop", "-1"), ("--loop", "65537"), ("--loop", "1.5"), ("--loop", "once"),
    ("--jobs", "0"), ("--jobs", "-1"), ("--jobs", "257"), ("--jobs", "all"),
    ("--size", "0x0"), ("--size", "10"), ("--size", "375x"), ("--size", "x667"), ("--size", "-3x4"), ("--size", "nanxnan"),
    ("--size", "1x2x3"), ("--size", "infx1"), ("--size", "big"), ("--size", "1e6x1"),
    ("--style", ""), ("--style", "nothing-like-it"), ("--device", "nokia"), ("--from", "sample:nothing-like-it"),
  ])
  func aWrongValueIsNamed(option: String, value: String) async throws {
    let shown = value.hasPrefix("sample:") ? String(value.dropFirst(7)) : value
    try await place.run(["--style", "kugou-push", option, value, "out.gif"]).expectFailure(64, "“\(shown)”")
    try await place.run(["--style", "kugou-push", "\(option)=\(value)", "out.gif"]).expectFailure(64, "“\(shown)”")
    #expect(try place.files().isEmpty)
  }

  @Test(arguments: [
    "--style", "--from", "--to", "--output", "-o", "--device", "--size", "--scale", "--fps", "--duration", "--first-hold",
    "--last-hold", "--loop", "--jobs", "-j",
  ])
  func aMissingValueIsMissed(option: String) async throws {
    try await place.run("--style", "kugou-push", "out.gif", option).expectFailure(64, "needs a value: --")
    try await place.run("--style", "kugou-push", option, "--force", "out.gif").expectFailure(64, "needs a value: --")
    #expect(try place.files().isEmpty)
  }

  @Test(arguments: [
    (["--style", "kugo-push", "out.gif"], "did you mean kugou-push?"),
    (["--style", "kugou", "out.gif"], "did you mean kugou-pop, kugou-push or kugou-swing-pop?"),
    (["--style", "zzz", "out.gif"], "`render-transition list` names them all"),
    (["--style", "kugou-push", "--device", "iphone8", "out.gif"], "did you mean iphone-8?"),
    (["--style", "kugou-push", "--device", "nokia", "out.gif"], "there is ipad, ipad-10, ipad-10.2 or "),
    (["--style", "kugou-push", "--from", "sample:lst", "out.gif"], "did you mean list?"),
    (["--style", "kugou-push", "--from", "list", "out.gif"], "sample:list"),
    (["--style", "kugou-push", "--frist-hold", "1", "out.gif"], "did you mean --first-hold?"),
    (["--style", "kugou-push", "--hold", "1", "out.gif"], "did you mean --first-hold or --last-hold?"),
    (["--style", "kugou-push", "--wibble", "out.gif"], "--help names them all"),
    (["--style", "kugou-push", "-x", "out.gif"], "there is no option -x; a file of that name is ./-x"),
    (["lst"], "did you mean list?"),
    (["--sytle", "kugou-push", "out.gif"], "did you mean --style?"),
    (["kugou-push", "out.gif"], "“kugou-push” is a style: --style kugou-push"),
    (["--style", "kugou-push", "out.mkv"], "--format y4m - | ffmpeg -i - out.mkv"),
    (["strip", "--style", "kugou-push"], "name a file, like strip.png"),
    (["trac", "--style", "kugou-push"], "did you mean trace?"),
    (
      ["movie"],
      "there is adapt, compare, completions, encode, film, gallery, golden, help, inspect, list, man, new, plot, preview, source, story, strip, trace"
    ),
    (["help", "lists"], "did you mean list?"),
    (["trace", "--style", "kugou-push", "--loop", "3"], "trace has no option --loop, which film,"),
    (["trace", "kugou-push"], "“kugou-push” is one word too many"),
    (["list", "kugu-push"], "did you mean kugou-push?"),
    (["strip", "--style", "kugou-push", "out.gif"], "a strip is a .png"),
    (["plot", "--style", "kugou-push", "out.gif"], "a plot is a .svg or a .png, not “out.gif”"),
    (["plot", "out.svg"], "no style is given"),
    (["plot", "--style", "kugu-push", "out.svg"], "did you mean kugou-push?"),
    (["plot"], "no output is given"),
    (["strip", "--style", "kugou-push", "--width", "5000", "out.png"], "too many for one picture"),
    (["compare", "--style", "kugou-push", "out.gif"], "give --style twice or more"),
    (["trace"], "no style is given"),
    ([], "no style is given: try render-transition --style kugou-push out.gif"),
    (["out.gif"], "no style is given"),
    (["--style", "kugou-push"], "no output is given"),
    (["--style", "kugou-push", "a.gif", "b.gif"], "“a.gif” and “b.gif”"),
    (["--style", "kugou-push", "-o", "a.gif", "b.gif"], "“a.gif” and “b.gif”"),
    (["--style", "kugou-push", "--quiet=yes", "a.gif"], "--quiet takes no value"),
    (
      ["--style", "kugou-push", "--size", "99999x99999", "a.gif"],
      "is larger than a picture may be (16384 pixels a side, 67108864 in all): take a smaller --size"
    ),
    (["--style", "kugou-push", "--size", "9000x10", "--scale", "2", "a.gif"], "is larger than a picture may be"),
  ])
  func aMistakeShowsTheWayOut(words: [String], answer: String) async throws {
    try await place.run(words).expectFailure(64, answer)
    #expect(try place.files().isEmpty)
  }

  @Test(arguments: [
    (["--scale", "2"], 48, 192), (["--scale", "0.5"], 12, 48), (["--size=20x10"], 20, 10), (["--size", "20X10"], 20, 10),
    (["--size", "10.5x20.25"], 11, 21), (["--size", "1x1"], 1, 1), (["--size", "20×10"], 20, 10),
    (["--size", "30x40", "--size", "20x10"], 20, 10),
    (["--device", "iphone-se", "--scale", "0.1"], 32, 57), (["--device", "iphone-se", "--size", "10x20"], 10, 20),
  ])
  func theScreenHasTheSizeAskedFor(options: [String], width: Int, height: Int) async throws {
    let base = options.contains("--device") ? ["--style", "kugou-push", "--fps", "10"] : small
    try await place.run(base + options + ["out.gif"]).expectDone()
    let film = try place.film("out.gif")
    #expect(film.width == width && film.height == height)
  }

  @Test(arguments: [(["--loop", "0"], 0), (["--loop=1"], 1), (["--loop", "3"], 3), (["--loop", "65536"], 65_536)])
  func aFilmPlaysAsOftenAsAskedFor(options: [String], loop: Int) async throws {
    try await place.run(small + options + ["out.gif"]).expectDone()
    #expect(try place.film("out.gif").loop == loop)
  }

  @Test func durationsAndHoldsAreSeconds() async throws {
    try await place.run(small + ["--duration", "2", "--first-hold", "1", "--last-hold", "3", "out.gif"]).expectDone()
    let delays = try place.film("out.gif").frames.map(\.centiseconds)
    let total = delays.reduce(0, +)
    #expect(total == 600)
    #expect(delays.last! >= 300)
  }

  @Test(arguments: [["-o", "x.gif"], ["-ox.gif"], ["--output=x.gif"], ["--output", "x.gif"], ["x.gif"], ["--", "x.gif"]])
  func theOutputIsNamedInManyWays(words: [String]) async throws {
    try await place.run(small + words).expectDone()
    #expect(try place.files() == ["x.gif"])
  }

  @Test(arguments: [
    ["-j1"], ["-j", "3"], ["--jobs=2"], ["-q"], ["--quiet"], ["--force"], ["--from", "sample:detail", "--to", "sample:list"],
  ])
  func everyOtherOptionIsTaken(words: [String]) async throws {
    let run = try await place.run(small + words + ["x.gif"])
    run.expectDone()
    #expect(run.words.isEmpty == words[0].contains("q"))
  }

  @Test func listNamesEveryStyle() async throws {
    let run = try await place.run("list")
    #expect(run.end == .code(0) && run.words.isEmpty)
    let names = run.data.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("#") }.map {
      $0.split(separator: " ")[0]
    }
    #expect(names.contains("kugou-push") && Set(names).count == names.count)
    #expect(run.data.hasPrefix("# UIKit's own\nsystem-") && run.data.contains("\n\n# Space: "))
    #expect(run.data.contains("0.6 s"))
    let page = try await place.run("gallery", "page", "--size", "8x8", "--fps", "5")
    #expect(page.end == .code(0), "\(page.words)")
    let films = try place.files("page").filter { $0.hasSuffix(".gif") }
    #expect(films == names.map { "\($0).gif" }.sorted())
  }

  @Test func listSearches() async throws {
    let run = try await place.run("list", "--search", "cube space")
    #expect(run.end == .code(0) && run.words.isEmpty)
    let names = run.data.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.split(separator: " ")[0] }
    #expect(names == ["#", "cube-push", "cube-pop"])
    let json = try await place.run("list", "--search", "cube", "--json")
    #expect(json.data.contains(#""family": "space""#) && !json.data.contains("kugou"))
    try await place.run("list", "--search", "no-such-word").expectFailure(64, "no-such-word")
    try await place.run("list", "--search", "cirle").expectFailure(64, "did you mean circle?")
  }

  @Test func traceIsTheCallLogOfDocument004() async throws {
    let run = try await place.run("trace", "--style", "custom-push")
    #expect(run.end == .code(0) && run.words.isEmpty)
    let calls = [
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController:interactionControllerForAnimationController:", "transitionDuration:", "transitionDuration:",
      "animateTransition:",
    ]
    #expect(run.data == calls.map { "0.000  -[CustomPushAnimatedTransitoning \($0)]\n" }.joined())
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--style", "kugou-push", "--help"]])
  func helpFitsOneScreen(words: [String]) async throws {
    let run = try await place.run(words)
    #expect(run.end == .code(0) && run.words.isEmpty)
    let lines = run.data.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 85 })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(run.data.contains("--from home.png --to detail.png"))
  }

  @Test func theVersionIsOneLine() async throws {
    let run = try await place.run("--version")
    #expect(run.end == .code(0))
    #expect(try run.data.wholeMatch(of: Regex("render-transition [0-9]+\\.[0-9]+\\.[0-9]+\n")) != nil)
  }
}
