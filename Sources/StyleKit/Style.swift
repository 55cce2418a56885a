public import TransitionKit

/// One documented transition, ready to be run.
///
/// A style is written as any app would write it, against UIKit's public names alone: what a style needs, a user's animator needs.
public struct Style: Sendable {
  /// A change of screens, and how its delegate is made. A pop or dismissal is animated by the delegate that animated the way there.
  public enum Change: Sendable {
    /// The second screen comes on top of the first in a navigation controller.
    case push(NavigationDelegate)
    /// The top screen goes, and the one below is back.
    case pop(NavigationDelegate)
    /// The second screen covers the first.
    case present(TransitioningDelegate)
    /// The covering screen goes again.
    case dismiss(TransitioningDelegate)
    /// The style sets the stage itself, as a tab bar or a segue needs it; the word says what it does with the screens.
    case perform(String, Performance)
  }

  /// Makes a delegate with these settings; nil leaves the transition to the system.
  public typealias NavigationDelegate = @MainActor @Sendable (Settings) -> (any UINavigationControllerDelegate)?
  /// Makes the delegate that presents and dismisses; nil leaves the transition to UIKit.
  public typealias TransitioningDelegate = @MainActor @Sendable (Settings) -> (any UIViewControllerTransitioningDelegate)?

  /// Puts a pan into a window that makes a change and leads the delegate's interaction controller; nil is the delegate made last.
  public typealias Finger =
    @MainActor @Sendable (UIWindow, AnyObject?, _ change: @escaping @MainActor () -> Void) -> Void

  /// Makes a screen's controller.
  public typealias ControllerMaker = @MainActor @Sendable () -> UIViewController

  /// Says where in a window a transition begins that leads away from a controller.
  public typealias Beginning = @MainActor @Sendable (Settings, UIViewController, UIWindow) -> CGPoint?

  /// Puts the first of two screens on a stage, and returns what leads to the second.
  public typealias Performance =
    @MainActor @Sendable (
      Stage, _ from: @escaping ControllerMaker, _ to: @escaping ControllerMaker
    ) -> @MainActor () -> Void

  /// The style's name, as the command line spells it.
  public let name: String
  /// The family that the style stands with in a list.
  public let family: Family
  /// The document that describes the transition.
  public let source: String
  /// A line that says what moves, and how.
  public let summary: String
  /// The parameters that may be set, each with the document's value.
  public let parameters: [Parameter]
  /// The pan that drives the transition; nil if its document has none.
  public var gesture: Gesture?
  /// Whether only a trial tells which pan drives the transition, as with a person's sources; `gesture` is a guess then.
  public var findsItsGesture = false
  /// The style by which the same delegate takes the screen away again; nil if it leaves that to the system.
  public let wayBack: String?
  /// Whether screens come or leave, and by whom.
  public let change: Change
  /// The style's classes; nil where UIKit itself animates the change.
  let listing: Listing?
  /// Whether the change is left to the system, without a delegate.
  public let isSystems: Bool
  /// How a screen that is presented covers the others, where its controller does not say it. What the system presents is a sheet.
  public var presentation: UIModalPresentationStyle
  /// Further changes that the style serves, beside that of its document; the parameter `by` chooses one.
  public var others: [Change] = []
  /// The name of the sample below the other screen where nobody names one; nil is the list.
  public var lowerSample: String?
  /// Where the transition begins, if at an element of its own choice: there a finger would tap.
  public var beginning: Beginning?
  /// Told of the screens on a stage before the delegate is made; nil for a style that needs none of them.
  public var prepare: (@MainActor @Sendable (StagedScreens) -> Void)?
  /// Lets a pan in the window make the change and lead it, where the delegate has no recogniser of its own.
  public var finger: Finger?
  /// What is to be said of a film that was made of the style, in lines.
  public var remarks: (@MainActor @Sendable () -> [String])?
  /// Whether a controller of the style's sources that presents another one is the window's first screen itself; otherwise it stands in a
  /// navigation controller, as all other screens do.
  public var presentsWithoutNavigation = false
  /// The controllers that stand where the name of a screen may, by the text that names them.
  public var controllers: [String: ControllerMaker] = [:]
  /// The screen that comes, or goes where the change goes back, if nobody names another: the style's sources are that screen.
  public var ownScreen: ControllerMaker?
  /// The other change that the document makes with the same animator; nil if there is none.
  private let alternative: Change?

  /// Makes a style.
  public init(
    name: String, family: Family = .own, source: String, summary: String, parameters: [Parameter] = [],
    gesture: Gesture? = nil, wayBack: String? = nil, listing: Listing? = nil, change: Change, alternative: Change? = nil,
    isSystems: Bool = false
  ) {
    self.name = name
    self.family = family
    self.source = source
    self.summary = summary
    self.parameters = parameters
    self.gesture = gesture
    self.wayBack = wayBack
    self.listing = listing
    self.change = change
    self.alternative = alternative
    self.isSystems = isSystems
    presentation = isSystems ? .automatic : .fullScreen
  }

  /// The duration of transitions that the system animates, in seconds.
  private static let systemDuration = 0.5

  /// The duration that the animator gives, in seconds.
  public var duration: Double {
    number("duration", with: Settings()) ?? Self.systemDuration
  }

  /// A parameter's value with these settings; nil if the style has no such number.
  public func number(_ name: String, with settings: Settings) -> Double? {
    guard let parameter = parameters.first(where: { $0.name == name }), case .number(let standard, _, _) = parameter.kind
    else { return nil }
    return settings.number(name) ?? standard
  }

  /// The change of the screens with these settings. Where the document has two changes, the parameter `by` chooses one.
  public func change(with settings: Settings) -> Change {
    changes.first { settings.word("by") == $0.verb } ?? change
  }

  /// Every change of the screens that this style's animator serves.
  public var changes: [Change] { [change] + [alternative].compactMap(\.self) + others }
}

extension Style.Change {
  /// The change in a word: `push`, `pop`, `present` or `dismiss`.
  public var verb: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .present: "present"
    case .dismiss: "dismiss"
    case .perform(let verb, _): verb
    }
  }

  /// The pans that may lead such a change, the likeliest first.
  public var likelyGestures: [Gesture] {
    switch self {
    case .push, .perform: [.left, .leftFromEdge, .right, .rightFromEdge, .up, .down]
    case .pop: [.right, .rightFromEdge, .left, .leftFromEdge, .down, .up]
    case .present: [.left, .up, .leftFromEdge, .down, .right, .rightFromEdge]
    case .dismiss: [.right, .down, .rightFromEdge, .up, .left, .leftFromEdge]
    }
  }

  /// Whether the screen on top leaves.
  public var goesBack: Bool {
    switch self {
    case .push, .present, .perform: false
    case .pop, .dismiss: true
    }
  }
}

extension [Style] {
  /// The style of a name; nil for an unknown one.
  public func named(_ name: String) -> Style? { first { $0.name == name } }
}
