import Codecs
import Raster
import Testing

/// `story`, and what stands around a screen.
struct StoryCommandTests {
  private let place: Workplace
  private static let story = """
    size 40x60
    fps 10
    first-hold 0.1
    last-hold 0.1
    screen A sample:list
    screen B pictures/b.png
    start A
    push B with kugou-push
    drag 0 → 0.2 over 0.2 then release
    pop
    """

  init() throws {
    place = try Workplace()
    try place.makeDirectory("stories/pictures")
    try place.write(Bitmap(width: 4, height: 4, fill: Bitmap.red), to: "stories/pictures/b.png")
    try place.write(Self.story.utf8, to: "stories/ab.story")
  }

  private func frames(_ words: [String]) async throws -> [Bitmap] {
    let run = try await place.run(words + ["--force", "frames/"])
    run.expectDone()
    return try place.frames("frames")
  }

  /// PNGs are looked for beside the story, and the word `story` may be left out.
  @Test func aStoryIsFilmed() async throws {
    let frames = try await frames(["story", "stories/ab.story"])
    #expect(frames.count > 12 && frames.first == frames.last)
    #expect(try await self.frames(["stories/ab.story"]) == frames)
    let run = try await place.shell("cd stories && \"$program\" story - ../piped/ <ab.story")
    run.expectDone()
    #expect(try place.frames("piped") == frames)
  }

  @Test func optionsOverrideTheStory() async throws {
    let plain = try await frames(["story", "stories/ab.story"])
    let large = try await frames(["story", "stories/ab.story", "--scale", "2"])
    #expect(large[0].width == 80)
    #expect(try await frames(["story", "stories/ab.story", "--speed", "2"]).count < plain.count)
    #expect(try await frames(["story", "stories/ab.story", "--dark"])[0] != plain[0])
    let mounted = try await frames(["story", "stories/ab.story", "--bezel", "--background", "red"])
    #expect(mounted[0].width > 44 && mounted[0][0, 0].red > 200)
  }

  @Test func checkingAStoryFilmsNothing() async throws {
    let run = try await place.run("story", "--check", "stories/ab.story")
    #expect(run.end == .code(0) && run.words == "stories/ab.story: 2 screens, 3 steps, nothing is wrong\n")
    #expect(try place.files() == ["stories"])
  }

  /// Mistakes are told as a compiler would tell them.
  @Test func mistakesInAStoryNameTheirPlace() async throws {
    try place.write("screen A sample:lst\nstart A\nwait x".utf8, to: "bad.story")
    let all = try await place.run("story", "--check", "bad.story")
    #expect(all.end == .code(2))
    #expect(
      all.words == """
        render-transition: bad.story:1:10: there is no sample screen called “lst”: did you mean list?
          screen A sample:lst
                   ^~~~~~~~~~
        bad.story:3:6: a wait is a number from 0 to 60 seconds, not “x”
          wait x
               ^

        """)
    let first = try await place.run("bad.story", "out.gif")
    #expect(first.end == .code(2) && first.words.split(separator: "\n").count == 3)
    #expect(try !place.files().contains("out.gif"))
  }

  @Test func aFileThatIsNoStoryIsRefused() async throws {
    try await place.run("story").expectFailure(64, "a story is missing")
    try await place.run("story", "nothing.story", "out.gif").expectFailure(
      2, "nothing.story: it cannot be read: there is no such file")
    try await place.run("story", "stories", "out.gif").expectFailure(2, "stories: it cannot be read: it is a directory")
    try place.write([0xFF, 0xFE, 0x00], to: "binary.story")
    try await place.run("binary.story", "out.gif").expectFailure(2, "binary.story: this is no text in UTF-8")
    try await place.run("stories/ab.story").expectFailure(64, "no output is given")
    try await place.run("stories/ab.story", "a.gif", "b.gif").expectFailure(64, "one output at a time")
    _ = try await place.shell("rm -r stories/pictures")
    let run = try await place.run("stories/ab.story", "out.gif")
    #expect(run.end == .code(2) && run.words.contains("stories/ab.story:6:10: cannot read stories/pictures/b.png"))
  }

  @Test func fingersOfAStoryDriveStyles() async throws {
    let small = ["--size", "100x200", "--fps", "10", "--first-hold", "0"]
    let short = try await frames(["--style", "kugou-pop", "--drag", "0.2", "--release"] + small)
    #expect(short.first == short.last && short.count > 4)
    let far = try await frames(["--style", "kugou-pop", "--drag", "0.3", "--release"] + small)
    #expect(try await far.last == frames(["--style", "kugou-pop"] + small).last)
    let still = try await frames(["--style", "kugou-pop", "--drag", "0.5"] + small)
    #expect(still.last != far.last && still.last != short.last)
    try await place.run("--style", "kugou-push", "--drag", "0.5", "out.gif").expectFailure(64, "kugou-push follows no finger")
    try await place.run("--style", "kugou-pop", "--release", "out.gif").expectFailure(64, "--drag SHARE says how far")
  }

  @Test func aStorySetsParametersOfStyles() async throws {
    let small = ["--style", "mth-slide-fade", "--size", "60x160", "--fps", "10"]
    let plain = try await frames(small)
    #expect(try await frames(small + ["--param", "distance=10", "--param=curve=linear"]) != plain)
    #expect(try await frames(small + ["--param", "duration=0.2"]).count < plain.count)
    try await place.run(small + ["--param", "distnce=1", "out.gif"]).expectFailure(64, "did you mean distance?")
    try await place.run(small + ["--param", "curve=fast", "out.gif"]).expectFailure(64, "curve takes linear, ease-in")
    try await place.run("--style", "system-pop", "--duration", "1", "out.gif").expectFailure(64, "the time that the system")
  }
}
