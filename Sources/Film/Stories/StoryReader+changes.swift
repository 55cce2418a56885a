import StyleKit
import TransitionKit

// How screens come and go: `push B with kugou-push damping=0.7 by drag 0 → 0.6 over 0.5 then release`.

extension StoryReader {
  mutating func readComing(_ line: inout StoryLine, verb: StoryLine.Word) throws(StoryProblem) {
    let name = line.next
    let part = try part(&line)
    guard !stack.holds(part) else {
      let way = stack.top?.part == part ? "it is what is seen" : "`pop to \(story.parts[part].name)` leads back to it"
      throw line.problem("\(story.parts[part].name) is there already: \(way)", at: name)
    }
    if verb.text == "push", let top = stack.top, top.covers {
      throw line.problem("\(story.parts[top.part].name) covers the stack: dismiss it first", at: verb)
    }
    let presentation = try readPresentation(&line, verb: verb)
    let (style, settings) = try readStyle(&line, verb: verb, among: verb.text == "present" ? ["push", "present"] : ["push"])
    // Some documents push a screen so that it looks presented. With such a style a story may say `present` for the push.
    let covers = verb.text == "present" && (style.map { $0.changes.contains { $0.verb == "present" } } ?? true)
    if let (word, _) = presentation, let style, !style.isSystems {
      throw line.problem("\(style.name) says how the screen comes: leave out either it or `as`", at: word)
    }
    let drag = try readByDrag(&line, style.flatMap { StoryStack.Pan(of: $0, settings) }, style: style)
    if let drag, let top = stack.top, top.covers {
      throw line.problem("a finger brings nothing over a screen that covers the stack", at: drag.word)
    }
    let way = Story.Way(
      covers: covers, presentation: presentation?.style ?? style?.presentation ?? .automatic, style: style,
      settings: settings, touch: drag?.touch)
    change(.come(part, way), by: drag, line)
  }

  mutating func readLeaving(_ line: inout StoryLine, verb: StoryLine.Word) throws(StoryProblem) {
    guard let top = stack.top, stack.entries.count > 1 else {
      throw line.problem("\(story.parts[story.start].name) is the only screen there", at: verb)
    }
    if verb.text == "pop", top.covers {
      throw line.problem("\(story.parts[top.part].name) covers the stack: `dismiss` takes it away", at: verb)
    }
    var below = stack.entries[stack.entries.count - 2].part
    let to = line.next
    let isFar = verb.text == "pop" && line.take("to")
    if isFar {
      let name = line.next
      below = try part(&line)
      guard stack.holds(below), below != top.part else {
        throw line.problem("\(story.parts[below].name) is not below what is seen", at: name)
      }
    }
    let (style, settings) = try readStyle(&line, verb: verb, among: [top.covers ? "dismiss" : "pop"])
    let isSheet = top.pan?.gesture == .down
    if isSheet, let style, !style.isSystems {
      let name = story.parts[top.part].name
      throw line.problem("\(style.name) takes no sheet away: `present \(name) as fullScreen` would cover the screen", at: to)
    }
    let pan = style.map { isSheet ? .ofSheets : StoryStack.Pan(of: $0, settings) } ?? top.pan
    let drag = try readByDrag(&line, pan, style: style)
    if isFar, drag != nil { throw line.problem("a finger takes one screen away at a time", at: to) }
    let way = Story.Way(
      covers: top.covers, presentation: top.presentation, style: style, settings: settings, touch: drag?.touch)
    change(.leave(to: below, way), by: drag, line)
  }

  /// Adds a change of the stack. Where a finger makes the change, it may still cancel it.
  private mutating func change(_ change: Story.Action, by drag: Drag?, _ line: StoryLine) {
    add(change, line)
    if let drag { settle(OpenDrag(pan: drag.pan, change: change), drag.touch) } else { stack.perform(change) }
  }

  /// Reads `as pageSheet` and the like, which say how a screen covers the stack; nil where the line does not.
  private func readPresentation(
    _ line: inout StoryLine, verb: StoryLine.Word
  ) throws(StoryProblem) -> (word: StoryLine.Word?, style: UIModalPresentationStyle)? {
    let word = line.next
    guard verb.text == "present", line.take("as") else { return nil }
    let name = try line.word("`pageSheet`, `formSheet`, `fullScreen` or `overFullScreen`")
    guard let style = Self.presentations[name.text] else {
      let known = ["pageSheet", "formSheet", "fullScreen", "overFullScreen"]
      throw line.problem("a screen comes as no “\(name.text.shortened)”: \(known.suggestion(for: name.text))", at: name)
    }
    return (word, style)
  }

  private static var presentations: [String: UIModalPresentationStyle] {
    ["pageSheet": .pageSheet, "formSheet": .formSheet, "fullScreen": .fullScreen, "overFullScreen": .overFullScreen]
  }

  /// Reads `with STYLE key=value …`.
  ///
  /// - Parameter changes: verbs such as `push`; the style must have at least one of them.
  private func readStyle(
    _ line: inout StoryLine, verb: StoryLine.Word, among changes: [String]
  ) throws(StoryProblem) -> (Style?, Settings) {
    let fitting = stack.styles.filter { $0.changes.contains { changes.contains($0.verb) } }
    var settings = Settings()
    guard line.take("with") else { return (nil, settings) }
    // A style may have been made for just these settings; then they are its own, and set already.
    let made = Story.StyleUse(line).flatMap { use in
      use.settings.isEmpty ? nil : stack.styles.named(use.fullName).map { (use, $0) }
    }
    let name = try line.word("a style")
    guard let style = made?.1 ?? stack.styles.named(name.text) else {
      throw line.problem(
        "there is no style called “\(name.text.shortened)”: \(fitting.map(\.name).suggestion(for: name.text))", at: name)
    }
    guard fitting.contains(where: { $0.name == style.name }) else {
      throw line.problem(
        "\(style.name) does not \(verb.text) a screen here: there is \(fitting.aFewInWords)", at: name)
    }
    made?.0.settings.forEach { _ in line.skip() }
    while let word = line.next, !word.isQuoted, word.text != "by" {
      guard !word.text.hasPrefix("by=") else { throw line.problem("`\(verb.text)` says that already", at: word) }
      do throws(ParameterError) {
        try settings.set(word.text, of: style)
      } catch {
        throw line.problem("\(error)", at: word)
      }
      line.skip()
    }
    // Where the document has two ways to bring a screen, the story's verb says which.
    if style.changes.count > 1 { try? settings.set("by", to: verb.text, of: style) }
    return (style, settings)
  }
}
