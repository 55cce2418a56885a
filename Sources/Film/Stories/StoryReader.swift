import StyleKit
import TransitionKit

/// Reads a story line by line, and goes on after a mistake to find the next one.
struct StoryReader {
  var story = Story()
  var stack: StoryStack
  private(set) var problems: [StoryProblem] = []
  private var parts: [String: Int] = [:]
  var hasStarted = false
  /// The drag that a finger has begun and not ended; nil while no finger is down.
  var openDrag: OpenDrag?
  /// The device that the story names; its body is drawn around screens of its size.
  var device: Device?
  var hasBezel = false
  var isLandscape = false
  private var waits = 0.0
  private let readScreen: (String) throws -> Screen
  /// Whether the changes finish that fingers make by styles which only a trial knows, as far as trials have shown.
  let outcomes: [Bool]

  struct OpenDrag {
    let pan: StoryStack.Pan
    /// The change of the stack if the transition finishes.
    let change: Story.Action
  }

  static let keywords = [
    "device", "landscape", "size", "scale", "fps", "dark", "language", "bezel", "background", "show-touches", "show-pointer",
    "font", "first-hold", "last-hold", "screen", "start",
    "wait", "push", "present", "pop", "dismiss", "drag", "tap", "hold", "pinch",
  ]

  init(_ text: String, styles: [Style], outcomes: [Bool] = [], reading readScreen: @escaping (String) throws -> Screen) {
    stack = StoryStack(styles)
    self.outcomes = outcomes
    self.readScreen = readScreen
    guard text.utf8.count <= Story.longestText else {
      problems = [.whole("a story has \(Story.longestText) bytes at most, not \(text.utf8.count): film it in parts")]
      return
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(StoryProblem) {
        try read(String(line), index + 1)
      } catch {
        problems.append(error)
        if problems.count == Story.mostProblems { return }
      }
    }
    if problems.isEmpty, !hasStarted { problems = [.whole("no screen is there first: `start NAME` says which")] }
  }

  private mutating func read(_ text: String, _ number: Int) throws(StoryProblem) {
    // A byte order mark is no letter of the story.
    var line = try StoryLine(number == 1 && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, number: number)
    guard !line.isEmpty else { return }
    let keyword = try line.word("a keyword")
    guard !keyword.isQuoted, Self.keywords.contains(keyword.text) else {
      throw line.problem(
        "no line begins with “\(keyword.text.shortened)”: \(Self.keywords.suggestion(for: keyword.text))", at: keyword)
    }
    switch keyword.text {
    case "screen": try readPart(&line)
    case "start": try readStart(&line, keyword)
    case "wait", "push", "present", "pop", "dismiss", "drag", "tap", "hold", "pinch": try readStep(&line, keyword)
    default: try readSetting(&line, keyword)
    }
    try line.end()
  }

  // MARK: Screens

  private mutating func readPart(_ line: inout StoryLine) throws(StoryProblem) {
    let name = try line.word("the screen's name")
    guard name.text.count <= Story.longestName, name.text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw line.problem("a screen's name has letters or digits, \(Story.longestName) at most", at: name)
    }
    guard parts[name.text] == nil else { throw line.problem("there is a screen called \(name.text) already", at: name) }
    guard story.parts.count < Story.mostParts else {
      throw line.problem("a story has \(Story.mostParts) screens at most, and this is one more: let some show twice", at: name)
    }
    let source = try line.word("what it shows, a PNG file or a sample like sample:list,")
    var title: String?
    // The name is known from here on, so that one wrong file does not make every step wrong.
    var screen = Screen.list
    defer {
      parts[name.text] = story.parts.count
      story.parts.append(Story.Part(name: name.text, screen: screen, title: title))
    }
    do {
      screen = try readScreen(source.text)
    } catch {
      throw line.problem("\(error)", at: source)
    }
    guard line.take("title") else { return }
    let word = try line.word("the title")
    guard (1...Story.longestTitle).contains(word.text.count) else {
      throw line.problem("a title has 1 to \(Story.longestTitle) letters, not \(word.text.count)", at: word)
    }
    title = word.text
  }

  /// Reads the name of a screen of this story.
  mutating func part(_ line: inout StoryLine) throws(StoryProblem) -> Int {
    let name = try line.word("a screen's name")
    guard let part = parts[name.text] else {
      let known = story.parts.map(\.name)
      let hint = known.isEmpty ? "`screen \(name.text.shortened) sample:list` would make one" : known.suggestion(for: name.text)
      throw line.problem("there is no screen called “\(name.text.shortened)”: \(hint)", at: name)
    }
    return part
  }

  private mutating func readStart(_ line: inout StoryLine, _ keyword: StoryLine.Word) throws(StoryProblem) {
    guard !hasStarted else { throw line.problem("the story has started already", at: keyword) }
    // The story counts as started even if the name is wrong, so that only the wrong name is reported.
    hasStarted = true
    story.start = try part(&line)
    stack.begin(with: story.start)
  }

  // MARK: Steps

  private mutating func readStep(_ line: inout StoryLine, _ keyword: StoryLine.Word) throws(StoryProblem) {
    guard hasStarted else { throw line.problem("`start NAME` comes first: it says which screen is there", at: keyword) }
    guard stack.top != nil else { return line.skipAll() }
    guard story.steps.count < Story.mostSteps else {
      throw line.problem("a story has \(Story.mostSteps) steps at most, and this is one more: film it in parts", at: keyword)
    }
    if openDrag != nil, !["wait", "drag"].contains(keyword.text) {
      throw line.problem("the finger is still down: only `wait` and `drag` can follow until it is released", at: keyword)
    }
    switch keyword.text {
    case "wait": try readWait(&line)
    case "push", "present": try readComing(&line, verb: keyword)
    case "pop", "dismiss": try readLeaving(&line, verb: keyword)
    case "drag": try readDrag(&line, keyword)
    case "pinch": try readPinch(&line)
    default: try readStill(&line, keyword)
    }
  }

  mutating func add(_ action: Story.Action, _ line: StoryLine) {
    story.steps.append(Story.Step(line: line.number, action: action))
  }

  private mutating func readWait(_ line: inout StoryLine) throws(StoryProblem) {
    let word = line.next
    let seconds = try line.number("a wait", in: 0...Film.holds.upperBound, unit: " seconds")
    waits += seconds
    guard waits <= Story.longestWaits else {
      throw line.problem(
        "a story waits for \(Story.longestWaits.plain) seconds at most in all, and with this for \(waits.plain): take shorter ones",
        at: word)
    }
    if openDrag != nil { stay(for: seconds) } else { add(.wait(seconds), line) }
  }

  private func readSpot(_ line: inout StoryLine) throws(StoryProblem) -> (x: Double, y: Double) {
    (try line.number("how far from the left", in: 0...1), try line.number("how far from the top", in: 0...1))
  }

  /// Reads `X Y by FACTOR over SECONDS`.
  private mutating func readPinch(_ line: inout StoryLine) throws(StoryProblem) {
    let (x, y) = try readSpot(&line)
    try line.expect("by", in: "pinch \(x.plain) \(y.plain) by 2 over 0.5")
    let factor = try line.number("how much farther apart the fingers end", in: StoryTouch.pinches)
    var seconds = Interaction.standardDuration
    if line.take("over") { seconds = try line.number("how long a pinch takes", in: Film.durations, unit: " seconds") }
    let places = [StoryTouch.Place(time: 0, progress: 1), StoryTouch.Place(time: seconds, progress: factor)]
    add(.touch(StoryTouch(kind: .pinch(x: x, y: y), places: places, lifts: true)), line)
  }

  private mutating func readStill(_ line: inout StoryLine, _ keyword: StoryLine.Word) throws(StoryProblem) {
    let (x, y) = try readSpot(&line)
    var seconds = 0.05
    if keyword.text == "hold" {
      try line.expect("for", in: "hold \(x.plain) \(y.plain) for SECONDS")
      seconds = try line.number("how long", in: Film.durations, unit: " seconds")
    }
    let places = [StoryTouch.Place(time: 0, progress: 0), StoryTouch.Place(time: seconds, progress: 0)]
    add(.touch(StoryTouch(kind: .still(x: x, y: y), places: places, lifts: true)), line)
  }
}

extension StoryProblem {
  static func whole(_ message: String) -> StoryProblem {
    StoryProblem(line: 0, column: 0, length: 0, message: message, text: "")
  }
}

extension String {
  /// The text as an error quotes it.
  var shortened: String { count <= Story.longestName ? self : prefix(Story.longestName) + "…" }
}

extension StoryLine {
  /// Skips the rest of the line, about which nothing more is reported.
  mutating func skipAll() {
    while next != nil { skip() }
  }
}
