public import TransitionKit

extension Film {
  /// Makes a film of a whole story, from its first screen to its last.
  ///
  /// The story is run once, without drawing, to find out when each step begins.
  /// - Throws: `StageError` if a transition never ends.
  @MainActor
  public init(_ story: Story) throws(StageError) {
    let fonts = (try? FontSet(story.fonts)) ?? FontSet()
    fonts.use()
    var story = story
    story.look = story.look.completed(for: story.parts.map(\.screen))
    let plan = try Rehearsal.result { () throws(StageError) in try StoryPlan(story) }
    let taps = TapBook()
    self.init(
      size: story.size, scale: story.scale, fps: story.fps, firstHold: story.firstHold, lastHold: story.lastHold,
      look: story.look, motion: plan.motion
    ) { [story] stage in
      let cast = StoryCast(story, on: stage, taps: taps)
      return { plan.schedule(cast) }
    }
    (surroundings, self.fonts, self.taps) = (story.surroundings, fonts, taps)
  }
}

/// When each step of a story begins, in hundredths of a second from the beginning of the motion.
struct StoryPlan: Codable {
  private var cues: [Int] = []
  /// The length of the whole motion, in seconds.
  private(set) var motion = 0.0
  /// The place among the story's presumptions of the first that does not hold; the plan ends there.
  private(set) var surprise: Int?

  /// Runs the story on a stage of its own.
  @MainActor
  init(_ story: Story) throws(StageError) {
    let stage = Stage(size: story.size, scale: story.scale, safeArea: story.look.safeArea)
    let cast = StoryCast(story, on: stage)
    let start = stage.now.rounded(.up)
    stage.advance(to: start)
    var cue = 0
    for (index, step) in story.steps.enumerated() {
      // A cue is a whole number of hundredths, so in seconds it may lie before the stage's time by a rounding error.
      let time = max(start + Self.seconds(cue), stage.now)
      stage.advance(to: time)
      cues.append(cue)
      cast.perform(index)
      if let rest = step.rest {
        stage.advance(to: time + rest)
        cue = Self.hundredths(stage.now - start, .up)
      } else {
        try stage.settle(limit: Take.patience)
        cue = Self.hundredths(stage.now - start, .down) + 1
      }
      surprise = story.presumptions.firstIndex { $0.step == index && $0.finishes != cast.hasChanged }
      if surprise != nil { break }
    }
    motion = stage.now - start
  }

  /// The time in whole hundredths of a second, rounded up or down. A time a rounding error off one becomes that one.
  private static func hundredths(_ seconds: Double, _ rule: FloatingPointRoundingRule) -> Int {
    Int((seconds * 100 + (rule == .up ? -1e-6 : 1e-6)).rounded(rule))
  }

  private static func seconds(_ hundredths: Int) -> Double { Double(hundredths) / 100 }

  @MainActor
  func schedule(_ cast: StoryCast) {
    for (step, cue) in cues.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.seconds(cue)) { cast.perform(step) }
    }
  }
}

extension Story.Step {
  /// The length of a wait or of an unfinished touch, in seconds; nil if the step lasts until nothing moves.
  fileprivate var rest: Double? {
    if case .wait(let seconds) = action { return seconds }
    return action.touch.flatMap { $0.lifts ? nil : $0.duration }
  }
}
