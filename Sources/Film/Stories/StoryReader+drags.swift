import StyleKit
import TransitionKit

// Drags: `drag 0 → 0.6 over 0.5 then release`, on a line of its own or behind a change.

extension StoryReader {
  struct Drag {
    let word: StoryLine.Word?
    let pan: StoryStack.Pan
    let touch: StoryTouch
  }

  /// Reads a drag on a line of its own: it takes the top screen away or, where a finger is down, continues that finger's drag.
  mutating func readDrag(_ line: inout StoryLine, _ keyword: StoryLine.Word) throws(StoryProblem) {
    if let openDrag {
      guard var touch = openTouch else { return }
      let places = touch.places
      try readWay(&line, into: &touch, at: places.last?.progress)
      replaceOpenTouch(by: touch)
      return settle(openDrag, touch)
    }
    guard let top = stack.top, stack.entries.count > 1 else {
      throw line.problem("\(story.parts[story.start].name) is the only screen there: nothing follows a finger", at: keyword)
    }
    guard let pan = top.pan else {
      if let source = top.source {
        let verb = top.covers ? "dismiss" : "pop"
        let step = "\(verb) with \(source.name) by drag 0 → 0.6 over 0.5 then release"
        throw line.problem("a finger takes this screen away by `\(step)`", at: keyword)
      }
      let known = stack.styles.filter { $0.wayBack.flatMap(stack.styles.named)?.gesture != nil }.aFewInWords
      throw line.problem(
        "\(story.parts[top.part].name) follows no finger: it would, had it come with \(known)", at: keyword)
    }
    var touch = StoryTouch(kind: .pan(pan.gesture), places: [], lifts: true)
    try readWay(&line, into: &touch, at: nil)
    add(.touch(touch), line)
    let way = Story.Way(covers: top.covers, presentation: top.presentation, style: nil, settings: Settings(), touch: touch)
    settle(OpenDrag(pan: pan, change: .leave(to: stack.entries[stack.entries.count - 2].part, way)), touch)
  }

  /// Reads `by drag A → B over SECONDS then release`.
  func readByDrag(
    _ line: inout StoryLine, _ pan: StoryStack.Pan?, style: Style?
  ) throws(StoryProblem) -> Drag? {
    let word = line.next
    guard line.take("by") else { return nil }
    guard let pan else {
      let known = stack.styles.filter { $0.gesture != nil }.aFewInWords
      throw line.problem("\(style?.name ?? "the system's own transition") follows no finger: \(known) would", at: word)
    }
    try line.expect("drag", in: "by drag 0 → 0.6 over 0.5 then release")
    var touch = StoryTouch(kind: .pan(pan.gesture), places: [], lifts: true)
    try readWay(&line, into: &touch, at: nil)
    return Drag(word: word, pan: pan, touch: touch)
  }

  /// Reads `A → B over SECONDS then release`.
  private func readWay(_ line: inout StoryLine, into touch: inout StoryTouch, at place: Double?) throws(StoryProblem) {
    let first = line.next
    let from = try line.number("where the finger is", in: Interaction.shares)
    if let place, place != from { throw line.problem("the finger is at \(place.plain)", at: first) }
    guard line.take("→") || line.take("->") else { throw line.problem("an arrow, → or ->, leads to where the finger goes") }
    let to = try line.number("where the finger goes", in: Interaction.shares)
    var seconds = Interaction.standardDuration
    if line.take("over") { seconds = try line.number("how long a drag takes", in: Film.durations, unit: " seconds") }
    let begin = touch.duration
    if touch.places.isEmpty { touch.places.append(.init(time: 0, progress: from)) }
    touch.places.append(.init(time: begin + seconds, progress: to))
    touch.lifts = true
    guard line.take("then") else { return }
    let end = try line.word("`release`, `hold` or `cancel`")
    switch end.text {
    case "release": break
    case "hold": touch.lifts = false
    case "cancel": touch.places.append(.init(time: begin + 2 * seconds, progress: touch.places[0].progress))
    default:
      let near = ["release", "hold", "cancel"].mistyped(as: end.text)
      let hint = near.isEmpty ? "" : ": did you mean \(near.joinedByOr)?"
      throw line.problem("a finger can `release`, `hold` or `cancel`, not “\(end.text.shortened)”\(hint)", at: end)
    }
  }

  // MARK: A finger that is down

  /// Changes the stack if the finger lifts beyond the style's threshold; remembers the drag if the finger stays down.
  mutating func settle(_ drag: OpenDrag, _ touch: StoryTouch) {
    guard touch.lifts else { return openDrag = drag }
    openDrag = nil
    let statusBarHeight = story.look.safeArea.top
    let finishes = drag.pan.finishes(touch, of: stack.top, on: story.size, statusBarHeight: statusBarHeight) ?? presume(touch)
    if finishes { stack.perform(drag.change) }
  }

  /// Whether a change whose style only a trial knows is taken to finish: as a trial has shown, else as most handlers have it.
  private mutating func presume(_ touch: StoryTouch) -> Bool {
    let count = story.presumptions.count
    let finishes = outcomes.indices.contains(count) ? outcomes[count] : touch.travel > Self.usualThreshold
    story.presumptions.append(.init(step: story.steps.count - 1, finishes: finishes))
    return finishes
  }

  private static let usualThreshold = 0.5

  private var openTouch: StoryTouch? { story.steps.last?.action.touch }

  private mutating func replaceOpenTouch(by touch: StoryTouch) {
    guard let step = story.steps.popLast() else { return }
    story.steps.append(Story.Step(line: step.line, action: step.action.made(by: touch)))
  }

  /// Lets the finger that is down rest where it is.
  mutating func stay(for seconds: Double) {
    guard var touch = openTouch, let last = touch.places.last else { return }
    touch.places.append(.init(time: last.time + seconds, progress: last.progress))
    replaceOpenTouch(by: touch)
  }
}

extension Story.Action {
  /// The same action, performed by a finger on another way.
  func made(by touch: StoryTouch) -> Story.Action {
    func made(_ way: Story.Way) -> Story.Way {
      Story.Way(covers: way.covers, presentation: way.presentation, style: way.style, settings: way.settings, touch: touch)
    }
    return switch self {
    case .come(let part, let way): .come(part, made(way))
    case .leave(let part, let way): .leave(to: part, made(way))
    case .touch, .wait: .touch(touch)
    }
  }
}
