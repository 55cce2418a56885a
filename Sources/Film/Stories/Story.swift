public import StyleKit
public import TransitionKit

/// Several screens and what happens between them, one step after another.
///
/// docs/stories.md has the grammar. A step begins on the first hundredth of a second after the one before it has come to rest.
public struct Story: Sendable {
  /// In points.
  public var size: CGSize = Film.standardSize
  /// Pixels to a point.
  public var scale: CGFloat = 1
  public var look = Look()
  public var surroundings = Surroundings()
  public var fps = Film.standardRate
  public var firstHold = Film.standardFirstHold
  public var lastHold = Film.standardLastHold
  public internal(set) var parts: [Part] = []
  /// Which of the parts is there first.
  public internal(set) var start = 0
  public internal(set) var steps: [Step] = []

  /// A screen of the story.
  public struct Part: Sendable {
    public let name: String
    public let screen: Screen
    /// A bar as long stands for it.
    public let title: String?
  }

  public struct Step: Sendable {
    /// In the story's text, from 1.
    public let line: Int
    public let action: Action
  }

  public enum Action: Sendable {
    /// Nothing happens, for so many seconds.
    case wait(Double)
    /// A part comes on the stack, or covers it.
    case come(Int, Way)
    /// The covering screen goes; of the stack, all that lies above a part.
    case leave(to: Int, Way)
    /// A finger does something, and the screens do what they do then.
    case touch(StoryTouch)
  }

  /// How screens come and go.
  public struct Way: Sendable {
    /// Whether the screen covers the stack rather than joining it.
    public let covers: Bool
    /// Nil leaves it to the delegate that is there already.
    public let style: Style?
    public let settings: Settings
    /// A finger that drives it; nil starts it as a button does.
    public let touch: StoryTouch?
  }

  init() {}
}

// MARK: - Reading

extension Story {
  /// Reads a story.
  ///
  /// - Parameters:
  ///   - text: see docs/stories.md.
  ///   - styles: those that the text may name, such as `Style.all` of the module `Styles`.
  ///   - readScreen: makes a screen of `sample:list` or of a PNG's path; what it throws is told with its place in the text.
  /// - Throws: the first mistake.
  public init(
    _ text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) throws(StoryProblem) {
    let reader = StoryReader(text, styles: styles, reading: readScreen)
    if let problem = reader.problems.first { throw problem }
    self = reader.story
  }

  /// Everything that is wrong with a story, in the order of its lines, as far as a person would want to know.
  public static func problems(
    in text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) -> [StoryProblem] {
    StoryReader(text, styles: styles, reading: readScreen).problems
  }
}

extension Story {
  /// In bytes: far more than anybody writes, little enough to be read at once.
  public static let longestText = 65_536
  /// A film of more would last for the better part of an hour.
  static let mostSteps = 2_000
  /// Each is a picture that stays in memory.
  static let mostParts = 64
  /// In seconds: nobody watches a clip for longer, and every frame of it costs time.
  static let longestWaits = 600.0
  /// In letters: what fits into a navigation bar.
  static let longestTitle = 40
  /// In letters: what an error can quote in a line.
  static let longestName = 40
  /// A text with more mistakes than these was not meant as a story.
  static let mostProblems = 20
}

// MARK: - Fingers

/// What one finger does in a story, from coming down to lifting; places are shares of the screen.
public struct StoryTouch: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Along the pan of what it drives.
    case pan(Gesture)
    /// Still, so far from the left and from the top.
    case still(x: Double, y: Double)
  }

  struct Place: Sendable, Hashable {
    let time: Double
    let progress: Double
  }

  public let kind: Kind
  /// In seconds from coming down.
  var places: [Place]
  /// Whether the finger lifts after the last place; else it stays there to the end of the film.
  public internal(set) var lifts: Bool

  /// In seconds, from coming down to the last place.
  public var duration: Double { places.last?.time ?? 0 }

  /// How far the finger has gone when it lifts.
  var travel: Double { (places.last?.progress ?? 0) - (places.first?.progress ?? 0) }

  /// What the finger does on the glass.
  func script(on size: CGSize) -> TouchScript {
    let reach = places.map(\.progress).max() ?? 0
    var spots = places.map { place in
      let point: CGPoint =
        switch kind {
        case .pan(let gesture): gesture.point(at: place.progress, reach: reach, on: size)
        case .still(let x, let y): CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
        }
      return TouchScript.Place(time: place.time, point: point)
    }
    if !lifts, let last = spots.last { spots.append(.init(time: last.time + Film.longestRest, point: last.point)) }
    return TouchScript([TouchScript.Finger(spots)])
  }
}
