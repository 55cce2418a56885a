public import StyleKit
import TransitionKit

// Fingers that lead styles of which only a trial tells which pan drives them, and whether it finishes: those of a person's sources.

extension Story {
  /// What the reader takes for granted of a finger.
  struct Presumption: Sendable, Hashable {
    /// The index of the finger's step.
    let step: Int
    /// Whether the change finishes when the finger lifts.
    let finishes: Bool
  }

  /// The most presumptions of which a check tries every outcome.
  private static let mostOpenOutcomes = 6

  /// Every way in which so many presumptions may come out.
  static func outcomes(of count: Int) -> [[Bool]] {
    let count = min(count, mostOpenOutcomes)
    return (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
  }

  /// Reads a story, and tries what its fingers do where only that tells how the story goes on.
  ///
  /// The parameters are those of `init(_:styles:reading:)`. Each trial runs the story once more, up to the first finger that does
  /// otherwise than was presumed.
  @MainActor
  public static func tried(
    _ text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) throws -> Story {
    var outcomes: [Bool] = []
    while true {
      let reader = StoryReader(text, styles: styles, outcomes: outcomes, reading: readScreen)
      let problem = reader.problems.first
      var story = reader.story.until(problem?.line)
      try story.findPans(in: text)
      guard let place = try story.surprise else {
        if let problem { throw problem }
        return story
      }
      let known = story.presumptions.prefix(place + 1).map(\.finishes)
      outcomes = known.dropLast() + known.suffix(1).map { !$0 }
    }
  }

  /// The story up to a line with a mistake.
  private func until(_ line: Int?) -> Story {
    guard let line else { return self }
    var story = self
    story.steps.removeAll { $0.line >= line }
    story.presumptions.removeAll { $0.step >= story.steps.count }
    return story
  }

  /// The place of the first presumption that does not hold.
  @MainActor
  private var surprise: Int? {
    get throws {
      guard !presumptions.isEmpty else { return nil }
      return try Rehearsal.result { () throws(StageError) in try StoryPlan(self) }.surprise
    }
  }

  /// Finds the pan of each finger that leads such a style.
  @MainActor
  private mutating func findPans(in text: String) throws {
    var found: [String: Gesture] = [:]
    for (index, step) in steps.enumerated() {
      guard let way = step.action.way, let style = way.style, style.findsItsGesture, let touch = way.touch else { continue }
      look.answersFingers = false
      let verb = style.change(with: way.settings).verb
      let known = found[style.name + " " + verb]
      let gesture =
        try known
        ?? Film.gesture(
          driving: style, settings: way.settings, from: nil, to: nil, size: size, look: look)
      guard let gesture else { throw StoryProblem.unmoved(style, verb, at: step.line, in: text) }
      found[style.name + " " + verb] = gesture
      let led = StoryTouch(kind: .pan(gesture), places: touch.places, lifts: touch.lifts)
      steps[index] = Step(line: step.line, action: step.action.made(by: led))
    }
  }
}

extension Story.Action {
  /// How the action brings a screen or takes one away.
  fileprivate var way: Story.Way? {
    switch self {
    case .come(_, let way), .leave(_, let way): way
    case .wait, .touch: nil
    }
  }
}

extension StoryProblem {
  fileprivate static func unmoved(_ style: Style, _ verb: String, at number: Int, in text: String) -> StoryProblem {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    return StoryProblem(
      line: number, column: 1, length: line.count,
      message: "a drag moves nothing in this \(verb): no recogniser of \(style.name) answers a pan, and it hands out no"
        + " UIPercentDrivenInteractiveTransition that a finger could lead", text: line)
  }
}
