public import StyleKit
public import TransitionKit

/// Several screens and what happens between them, one step after another.
///
/// docs/stories.md has the grammar. A step begins on the first hundredth of a second after the one before it has come to rest.
public struct Story: Sendable {
  /// The screen's size, in points.
  public var size: CGSize = Film.standardSize
  /// Pixels to a point.
  public var scale: CGFloat = 1
  /// The light or dark look of the story's screens.
  public var look = Look()
  /// The body and ground around the screen.
  public var surroundings = Surroundings()
  /// Frames to a second.
  public var fps = Film.standardRate
  /// How long the first picture stands, in seconds.
  public var firstHold = Film.standardFirstHold
  /// How long the last picture stands, in seconds.
  public var lastHold = Film.standardLastHold
  /// The font files that the story names, as it spells them.
  public var fonts: [String] = []
  /// The screens that the story names, in the order of its lines.
  public internal(set) var parts: [Part] = []
  /// The index in `parts` of the first screen.
  public internal(set) var start = 0
  /// The story's steps, in order.
  public internal(set) var steps: [Step] = []
  /// What the reader has taken for granted of fingers that lead styles which only a trial knows, in the order of the steps.
  var presumptions: [Presumption] = []

  /// A screen of the story.
  public struct Part: Sendable {
    /// The name by which steps call the screen.
    public let name: String
    /// The screen itself: a sample, a picture or a controller.
    public let screen: Screen
    /// The title for the navigation bar, which shows a bar as long as the word; nil leaves the title to the screen.
    public let title: String?
  }

  /// A line of a story that lets something happen.
  public struct Step: Sendable {
    /// The step's line in the story's text, from 1.
    public let line: Int
    /// The change that this step makes, or its wait.
    public let action: Action
  }

  /// The changes that a step can make.
  public enum Action: Sendable {
    /// Waits for so many seconds.
    case wait(Double)
    /// The part with this index is pushed on the stack or presented over it.
    case come(Int, Way)
    /// The presented screen is dismissed, or the stack is popped to the part with this index.
    case leave(to: Int, Way)
    /// A finger touches the screen, and the screens respond to it.
    case touch(StoryTouch)

    /// The finger that performs the action; nil where none does.
    var touch: StoryTouch? {
      switch self {
      case .touch(let touch): touch
      case .come(_, let way), .leave(_, let way): way.touch
      case .wait: nil
      }
    }
  }

  /// The way in which a screen comes or goes.
  public struct Way: Sendable {
    /// Whether the screen covers the stack rather than joining it.
    public let covers: Bool
    /// How a screen that covers the stack is presented.
    public let presentation: UIModalPresentationStyle
    /// The style that animates the change; nil leaves that to the delegate that is already set.
    public let style: Style?
    /// Values for the style's parameters.
    public let settings: Settings
    /// The finger that drives the change; nil starts the change as a button would.
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
  ///   - readScreen: makes a screen of `sample:list` or of a PNG's path; its errors are reported with their place in the text.
  /// - Throws: the first mistake.
  public init(
    _ text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) throws(StoryProblem) {
    let reader = Self.reader(of: text, styles: styles, reading: readScreen)
    if let problem = reader.problems.first { throw problem }
    self = reader.story
  }

  /// The mistakes in a story, in the order of its lines, as far as a person would want to know.
  public static func problems(
    in text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) -> [StoryProblem] {
    reader(of: text, styles: styles, reading: readScreen).problems
  }

  /// Reads a text; where the way on hangs on fingers whose styles only a trial knows, in a way that makes no mistake of it.
  private static func reader(
    of text: String, styles: [Style], reading readScreen: @escaping (String) throws -> Screen
  ) -> StoryReader {
    let first = StoryReader(text, styles: styles, reading: readScreen)
    guard !first.problems.isEmpty, !first.story.presumptions.isEmpty else { return first }
    let others = outcomes(of: first.story.presumptions.count).lazy.map {
      StoryReader(text, styles: styles, outcomes: $0, reading: readScreen)
    }
    return others.first { $0.problems.isEmpty } ?? first
  }
}

extension Story {
  /// The longest text of a story, in bytes: far more than anybody writes, little enough to be read at once.
  public static let longestText = 65_536
  /// The most steps of a story: a film of more would last for the better part of an hour.
  static let mostSteps = 2_000
  /// The most screens of a story: each may be a picture that stays in memory.
  static let mostParts = 64
  /// The longest that all waits together may be, in seconds: nobody watches a clip for longer, and every frame of it costs time.
  static let longestWaits = 600.0
  /// The longest title, in letters: as many as fit into a navigation bar.
  static let longestTitle = 40
  /// The longest name, in letters: as many as an error can quote in a line.
  static let longestName = 40
  /// The number of mistakes after which reading stops: a text with more was not meant as a story.
  static let mostProblems = 20
}

// MARK: - Fingers

/// One finger of a story, from coming down to lifting; its places are shares of the screen.
public struct StoryTouch: Sendable, Hashable {
  /// The kinds of ways that a finger goes.
  public enum Kind: Sendable, Hashable {
    /// The finger goes the way of the pan that drives a style.
    case pan(Gesture)
    /// The finger stays in one place, given as shares of the screen's width and height.
    case still(x: Double, y: Double)
    /// Two fingers part or meet about a place, given as shares of the screen's width and height.
    case pinch(x: Double, y: Double)
  }

  /// The factors by which the fingers of a pinch may part or meet.
  static let pinches = 0.1...10.0
  /// How far apart they are at the farther end, as a share of the screen's shorter side.
  private static let span: CGFloat = 0.6

  struct Place: Sendable, Hashable {
    let time: Double
    /// A share of the pan's way; of a pinch, how much farther apart the fingers are than at first.
    let progress: Double
  }

  /// What the finger does.
  public let kind: Kind
  /// The finger's way; times are in seconds since the finger came down.
  var places: [Place]
  /// Whether the finger lifts after the last place; if not, it stays there to the end of the film.
  public internal(set) var lifts: Bool

  /// The time from the finger's coming down to its last place, in seconds.
  public var duration: Double { places.last?.time ?? 0 }

  /// How far the finger has gone when it lifts.
  var travel: Double { (places.last?.progress ?? 0) - (places.first?.progress ?? 0) }

  /// The finger's way over the screen.
  func script(on size: CGSize) -> TouchScript {
    if case .pinch(let x, let y) = kind {
      let center = CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
      let (span, factor) = (min(size.width, size.height) * Self.span, CGFloat(places.last?.progress ?? 1))
      return .pinch(
        at: center, from: span / max(factor, 1), to: span * min(factor, 1), duration: duration, pace: .easeInOut)
    }
    let reach = places.map(\.progress).max() ?? 0
    var spots = places.map { place in
      let point: CGPoint =
        switch kind {
        case .pan(let gesture): gesture.point(at: place.progress, reach: reach, on: size)
        case .still(let x, let y), .pinch(let x, let y): CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
        }
      return TouchScript.Place(time: place.time, point: point)
    }
    if !lifts, let last = spots.last { spots.append(.init(time: last.time + Film.longestRest, point: last.point)) }
    return TouchScript([TouchScript.Finger(spots)])
  }
}
