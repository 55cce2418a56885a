import Film
import Raster
import Styles
import Testing
import TransitionKit

/// Tests the statements of stories, and the messages about their mistakes.
struct StoryReaderTests {
  struct NoFile: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name): no such file" }
  }

  /// Samples by name, and one picture called home.png.
  static func screen(_ source: String) throws -> Screen {
    if source == "home.png" { return .picture(Bitmap(width: 2, height: 2)) }
    guard let sample = Screen.samples.first(where: { "sample:\($0.name)" == source }) else { throw NoFile(name: source) }
    return sample.screen
  }

  static let head = "screen A sample:list\nscreen B sample:detail\nscreen C sample:detail\nstart A\n"

  private func messages(_ text: String) -> [String] {
    Story.problems(in: text, styles: Style.all, reading: Self.screen).map { $0.description(of: "s.story") }
  }

  /// The message about the lines that follow the usual head of a story, without its place.
  private func message(_ steps: String) -> String? {
    let problems = Story.problems(in: Self.head + steps, styles: Style.all, reading: Self.screen)
    #expect(problems.count <= 1, "\(problems.map(\.message))")
    return problems.first?.message
  }

  @Test func aStoryIsReadWhole() throws {
    let text = """
      \u{FEFF}# a comment
      size 200x300
      scale 2
      fps 25
      first-hold 0.1
      last-hold 0.2\r
      screen A sample:list title "My list"   # and here
      screen B home.png
      screen C sample:detail
      start A

      push B with kugou-push damping=0.7 distance=0.5
      \tdrag 0->0.2 over 0.4 then cancel
      pop
      present C with pd-present by drag 0 → 0.8
      dismiss with pd-dismiss
      tap 0.5 0.25
      hold 0.5 0.25 for 1
      wait 2
      """
    let story = try Story(text, styles: Style.all, reading: Self.screen)
    #expect(story.size == CGSize(width: 200, height: 300) && story.scale == 2 && story.fps == 25)
    #expect(story.firstHold == 0.1 && story.lastHold == 0.2)
    #expect(story.parts.map(\.name) == ["A", "B", "C"] && story.parts[0].title == "My list" && story.parts[1].screen.isPicture)
    #expect(story.steps.map(\.line) == [12, 13, 14, 15, 16, 17, 18, 19])
    guard case .come(1, let way) = story.steps[0].action else { return #expect(Bool(false), "a push") }
    #expect(!way.covers && way.style?.name == "kugou-push" && way.style?.number("damping", with: way.settings) == 0.7)
    guard case .touch(let drag) = story.steps[1].action else { return #expect(Bool(false), "a drag") }
    #expect(drag.duration == 0.8 && drag.lifts)
    guard case .come(2, let cover) = story.steps[3].action else { return #expect(Bool(false), "a presentation") }
    #expect(cover.covers && cover.touch?.duration == 0.5)
  }

  @Test(arguments: [
    ("device iphone-15\nlandscape", 852.0, 393.0, 59.0), ("landscape\ndevice iphone-15", 852, 393, 59),
    ("landscape", 667, 375, 0),
    ("size 300x500\nlandscape", 500, 300, 0), ("landscape\nsize 300x500", 500, 300, 0),
  ])
  func aStoryLiesOnItsSide(settings: String, width: CGFloat, height: CGFloat, side: CGFloat) throws {
    let story = try Story(settings + "\nbezel\nscreen A sample:list\nstart A", styles: Style.all, reading: Self.screen)
    #expect(story.size == CGSize(width: width, height: height))
    #expect(story.look.safeArea.left == side && story.look.safeArea.right == side && story.look.safeArea.top == 0)
    #expect(story.surroundings.bezel?.isLandscape == true)
    #expect(story.look.cornerRadius == (settings.contains("iphone-15") ? 55 : 0))
  }

  @Test func aDeviceSetsSizeAndScale() throws {
    let story = try Story("device iphone-x\nscreen A sample:list\nstart A", styles: Style.all, reading: Self.screen)
    #expect(story.size == CGSize(width: 375, height: 812) && story.scale == 1 && story.steps.isEmpty)
  }

  /// The place, the line, and the word that is meant.
  @Test func errorsPointAtTheWord() {
    #expect(
      messages(Self.head + "push B with kugou-psh   # oh") == [
        """
        s.story:5:13: there is no style called “kugou-psh”: did you mean kugou-push?
          push B with kugou-psh   # oh
                      ^~~~~~~~~
        """
      ])
    #expect(
      messages("screen 一 sample:list\nstart 二") == [
        """
        s.story:2:7: there is no screen called “二”: did you mean 一?
          start 二
                ^
        """
      ])
    #expect(messages("").first == "s.story: no screen is there first: `start NAME` says which")
    let far = String(repeating: " ", count: 500) + "x"
    #expect(messages(Self.head + "wait 1" + far).first?.split(separator: "\n").allSatisfy { $0.count < 120 } == true)
  }

  @Test(arguments: [
    ("pish B", "no line begins with “pish”: did you mean push?"),
    ("size 2x2", "“size” belongs above `start`: it holds for the whole film"),
    ("start B", "the story has started already"),
    ("push", "a screen's name is missing"),
    ("push D", "there is no screen called “D”: did you mean A?"),
    ("push A", "A is there already: it is what is seen"),
    ("push B\npush A", "A is there already: `pop to A` leads back to it"),
    ("push B with", "a style is missing"),
    ("push B with kugou-pop", "kugou-pop does not push a screen here: there is "),
    ("push B with pd-present", "pd-present does not push a screen here: there is "),
    ("push B with kugou-push dampnig=1", "kugou-push has no parameter “dampnig”: did you mean damping?"),
    ("push B with kugou-push damping=2", "damping takes 0.1 to 1, not “2”"),
    ("push B with kugou-push slowly", "a parameter is set like duration=VALUE, not “slowly”"),
    ("push B with mth-slide-fade by=present", "`push` says that already"),
    ("push B with kugou-push by drag 0 → 1", "kugou-push follows no finger: kugou-pop, kugou-swing-pop, "),
    ("push B by drag 0 → 1", "the system's own transition follows no finger: kugou-pop, kugou-swing-pop, "),
    ("push B with mth-slide-fade by finger", "“drag” is expected here: by drag 0 → 0.6 over 0.5 then release"),
    ("push B quickly", "the line should end before “quickly”"),
    ("push B wth kugou-push", "the line should end before “wth”: did you mean with?"),
    ("push B with kugou-push\ndrag 0 → 1 ovr 1", "the line should end before “ovr”: did you mean over?"),
    (
      "push B with kugou-push\ndrag 0 → 1 then relese",
      "a finger can `release`, `hold` or `cancel`, not “relese”: did you mean release?"
    ),
    ("present B\npush C", "B covers the stack: dismiss it first"),
    ("present B as card", "a screen comes as no “card”: there is pageSheet, formSheet, fullScreen"),
    ("present B as", "`pageSheet`, `formSheet`, `fullScreen` or `overFullScreen` is missing"),
    ("present B as pageSheet with pd-present", "pd-present says how the screen comes: leave out either it or `as`"),
    ("push B as pageSheet", "the line should end before “as”"),
    ("present B\ndismiss with pd-dismiss", "pd-dismiss takes no sheet away: `present B as fullScreen` would cover the screen"),
    ("present B as fullScreen\ndrag 0 → 1", "B follows no finger: it would, had it come with "),
    ("push B with kugou-push\npop with system-pop by drag 0 → 1", "system-pop follows no finger: "),
    ("present B\npop", "B covers the stack: `dismiss` takes it away"),
    ("present B\npresent C with pd-present by drag 0 → 1", "a finger brings nothing over a screen that covers the stack"),
    ("present B\ndismiss with kugou-pop", "kugou-pop does not dismiss a screen here: there is pd-dismiss, "),
    ("pop", "A is the only screen there"),
    ("dismiss", "A is the only screen there"),
    ("push B\npop to C", "C is not below what is seen"),
    ("push B\npop to B", "B is not below what is seen"),
    ("push B\npush C\npop to A with kugou-pop by drag 0 → 1", "a finger takes one screen away at a time"),
    ("drag 0 → 1", "A is the only screen there: nothing follows a finger"),
    (
      "push B with mg-default\ndrag 0 → 1",
      "B follows no finger: it would, had it come with kugou-push, kugou-swing-push, app-store-card-present or 49 others"
    ),
    ("push B with kugou-push\ndrag 0 1", "an arrow, → or ->, leads to where the finger goes"),
    ("push B with kugou-push\ndrag 0 → 1.5", "where the finger goes is a number from 0 to 1, not “1.5”"),
    ("push B with kugou-push\ndrag 0 →", "where the finger goes is a number from 0 to 1"),
    ("push B with kugou-push\ndrag 0 → 1 over 0", "how long a drag takes is a number from 0.01 to 60 seconds, not “0”"),
    ("push B with kugou-push\ndrag 0 → 1 then fling", "a finger can `release`, `hold` or `cancel`, not “fling”"),
    ("push B with kugou-push\ndrag 0 → 0.5 then hold\ndrag 0.4 → 1", "the finger is at 0.5"),
    (
      "push B with kugou-push\ndrag 0 → 0.5 then hold\npop",
      "the finger is still down: only `wait` and `drag` can follow until it is released"
    ),
    ("wait", "a wait is a number from 0 to 60 seconds"),
    ("wait x", "a wait is a number from 0 to 60 seconds, not “x”"),
    ("wait -1", "a wait is a number from 0 to 60 seconds, not “-1”"),
    ("wait nan", "a wait is a number from 0 to 60 seconds, not “nan”"),
    ("wait \"1\"", "a wait is a number from 0 to 60 seconds, not “1”"),
    ("tap 0.5", "how far from the top is a number from 0 to 1"),
    ("hold 0.5 0.5 1", "“for” is expected here: hold 0.5 0.5 for SECONDS"),
    ("\"push\" B", "no line begins with “push”: did you mean push?"),
    ("push \"B", "the quote is never closed"),
  ])
  func mistakesAreNamed(steps: String, begins: String) {
    let said = message(steps)
    #expect(said?.hasPrefix(begins) == true, "\(said ?? "nothing")")
  }

  @Test(arguments: [
    ("device nokia", "there is no device called “nokia”: there is iphone-se"),
    ("device iphone-xx", "there is no device called “iphone-xx”: did you mean iphone-"),
    ("size 100", "a size is two numbers of points from 1 to 163840, like 375x667, not “100”"),
    ("size 90000x90000", "such a screen is larger than"),
    ("scale 9", "scale is a number from 0.1 to 4, not “9”"),
    ("fps 0", "fps is a number from 1 to 960, not “0”"),
    ("last-hold 61", "last-hold is a number from 0 to 60 seconds, not “61”"),
    ("screen", "the screen's name is missing"),
    ("screen ( sample:list", "a screen's name has letters or digits, 40 at most"),
    ("screen A sample:list", "there is a screen called A already"),
    ("screen X", "what it shows, a PNG file or a sample like sample:list, is missing"),
    ("screen X gone.png", "gone.png: no such file"),
    ("screen X sample:list title", "the title is missing"),
    ("screen X sample:list title \"\"", "a title has 1 to 40 letters"),
    ("push B", "`start NAME` comes first: it says which screen is there"),
  ])
  func mistakesAboveTheStartAreNamed(line: String, begins: String) {
    let problems = Story.problems(
      in: "screen A sample:list\nscreen B sample:list\n\(line)\nstart A", styles: Style.all, reading: Self.screen)
    #expect(problems.count == 1 && problems.first?.line == 3)
    #expect(problems.first?.message.hasPrefix(begins) == true, "\(problems.first?.message ?? "nothing")")
  }

  @Test func everyMistakeIsTold() {
    #expect(messages(Self.head + "pish B\nwait x\npop\npush B").map { $0.split(separator: ":")[1] } == ["5", "6", "7"])
    #expect(messages("start nobody\npush A\npop").count == 1)
    #expect(messages(Self.head + String(repeating: "x\n", count: 1000)).count == 20)
  }

  @Test func whatIsTooMuchIsRefused() {
    let long = "s.story: a story has 65536 bytes at most, not 65537: film it in parts"
    #expect(messages(String(repeating: "#", count: 65_537)) == [long])
    #expect(messages(String(repeating: "#", count: 65_536)).count == 1)
    #expect(message(String(repeating: "wait 60\n", count: 11))?.hasPrefix("a story waits for 600 seconds at most") == true)
    let steps = String(repeating: "wait 0\n", count: 2_001)
    #expect(message(steps) == "a story has 2000 steps at most, and this is one more: film it in parts")
    let parts = (0..<65).map { "screen s\($0) sample:list\n" }.joined() + "start s0"
    let many = "a story has 64 screens at most, and this is one more: let some show twice"
    #expect(Story.problems(in: parts, styles: Style.all, reading: Self.screen).map(\.message) == [many])
    let name = String(repeating: "n", count: 41)
    #expect(Story.problems(in: "screen \(name) sample:list", styles: Style.all, reading: Self.screen).count == 1)
  }

  /// Whatever is cut off or turned round in a story, it is read or refused.
  @Test func anyTextIsReadOrRefused() {
    let text = Self.head + "push B with kugou-push damping=0.7\ndrag 0 → 0.6 over 0.5 then release\npresent C by drag 0->1\n"
    let letters = Array(text)
    for cut in letters.indices {
      _ = messages(String(letters[..<cut]))
      _ = messages(String(letters[..<cut] + letters[(cut + 1)...]))
      _ = messages(String(letters[cut...] + letters[..<cut]))
    }
    for letter in ["\0", "\u{7}", "\"", "→", "-", "->", "=", "\u{202E}", "\u{301}"] {
      for place in stride(from: 0, to: letters.count, by: 3) {
        _ = messages(String(letters[..<place]) + letter + String(letters[place...]))
      }
    }
  }
}
