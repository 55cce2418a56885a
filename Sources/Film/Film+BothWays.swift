package import StyleKit
package import TransitionKit

extension Film {
  /// Makes a film of the way to a screen, the last hold, and the way back by the same delegate.
  ///
  /// - Parameter style: its change brings a screen.
  /// - Throws: `StageError` if a transition never ends.
  @MainActor
  package init(
    thereAndBack style: Style, settings: Settings, from: Screen?, to: Screen?, size: CGSize, scale: CGFloat, look: Look,
    fps: Double, firstHold: Double, lastHold: Double
  ) throws(StageError) {
    var story = Story()
    (story.size, story.scale, story.look, story.fps) = (size, scale, look, fps)
    (story.firstHold, story.lastHold) = (firstHold, lastHold)
    let from = from ?? style.lowerScreen
    story.parts = [
      Story.Part(name: "from", screen: from, title: nil),
      Story.Part(name: "to", screen: to ?? from.next, title: nil),
    ]
    let covers = style.change.verb == "present"
    let there = Story.Way(covers: covers, presentation: style.presentation, style: style, settings: settings, touch: nil)
    let back = Story.Way(covers: covers, presentation: style.presentation, style: nil, settings: settings, touch: nil)
    let actions: [Story.Action] = [.come(1, there), .wait(lastHold), .leave(to: 0, back)]
    story.steps = actions.enumerated().map { Story.Step(line: $0.offset + 1, action: $0.element) }
    try self.init(story)
  }
}
