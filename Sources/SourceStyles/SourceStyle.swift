public import StyleKit
public import TransitionKit

/// The object that a person's sources bring to a film, and how to make it.
///
/// Code generated for the sources makes one of these. What the object can do is told from its static type, so it is made only when a
/// film's scene is set up, and the sources' globals are untouched until then.
@MainActor
public final class SourceStyle {
  enum Role: Equatable {
    case animator
    case navigation
    case presentation
    case tabs
    case segue
    case presentationController
    /// A screen, which the system itself brings and takes away.
    case screen
  }

  let make: @MainActor (StagedScreens?) -> Any
  /// Whether the object is made of the screens on the stage.
  private let wantsScreens: Bool
  /// What the object can be.
  let roles: [Role]
  /// The type's name, for messages.
  let type: String
  /// A scene of the sources' own, in place of two screens and an object.
  let scene: (@MainActor (Stage) -> @MainActor () -> Void)?
  private(set) var makeSegue: (@MainActor (UIViewController, UIViewController) -> UIStoryboardSegue)?
  private(set) var makePresentationController: (@MainActor (UIViewController, UIViewController?) -> UIPresentationController)?
  /// Sets properties as `--param` says.
  public var settings: @MainActor (AnyObject) -> Void = { _ in }
  /// Tells an animator which way it leads: true where a screen comes.
  public var aim: @MainActor (AnyObject, Bool) -> Void = { _, _ in }
  /// Attaches the object's recognisers to the screens.
  public var wiring: (@MainActor (AnyObject, StagedScreens) -> Void)?
  /// Whether a pan of the film's own leads the transition, because the sources have no recogniser.
  public var isLedByFilm = false
  /// Gives the object an interaction controller when such a pan begins, and takes it away again at the end.
  public var lead: @MainActor (AnyObject, UIPercentDrivenInteractiveTransition?) -> Void = { _, _ in }
  private weak var current: AnyObject?
  /// Controllers of the sources, by the expression that makes them.
  public var controllers: [String: @MainActor @Sendable () -> UIViewController] = [:]

  /// - Parameter make: makes an animator or a delegate.
  public init<Performer>(_ make: @escaping @MainActor () -> Performer) {
    self.make = { _ in make() }
    wantsScreens = false
    roles = Self.roles(of: Performer.self)
    type = "\(Performer.self)"
    scene = nil
  }

  /// Makes a style of an object that is made of the film's screens.
  ///
  /// - Parameter make: makes an animator or a delegate of the navigation controller, the first screen, the second one and the window.
  public init<Performer>(
    onStage make: @escaping @MainActor (UINavigationController, UIViewController, UIViewController, UIWindow) -> Performer
  ) {
    self.make = { screens in
      let screens = screens ?? .none
      return make(screens.navigationController, screens.fromViewController, screens.toViewController, screens.window)
    }
    wantsScreens = true
    roles = Self.roles(of: Performer.self)
    type = "\(Performer.self)"
    scene = nil
  }

  /// Makes a style of a segue's class.
  public init<Segue: UIStoryboardSegue>(segue: @escaping @MainActor (UIViewController, UIViewController) -> Segue) {
    make = { _ in () }
    wantsScreens = false
    roles = [.segue]
    type = "\(Segue.self)"
    scene = nil
    makeSegue = segue
  }

  /// Makes a style of a presentation controller's class.
  public init<Controller: UIPresentationController>(
    presentationController: @escaping @MainActor (UIViewController, UIViewController?) -> Controller
  ) {
    make = { _ in () }
    wantsScreens = false
    roles = [.presentationController]
    type = "\(Controller.self)"
    scene = nil
    makePresentationController = presentationController
  }

  /// Makes a style of a function that sets a stage up and returns what starts the motion.
  public init(scene: @escaping @MainActor (Stage) -> () -> Void) {
    make = { _ in () }
    wantsScreens = false
    roles = []
    type = "a scene"
    self.scene = { stage in
      let start = scene(stage)
      return { start() }
    }
  }

  /// An existential type does not conform to its own protocol, so it is named beside it.
  private static func roles<Performer>(of type: Performer.Type) -> [Role] {
    let rows: [(Role, Bool)] = [
      (
        .animator,
        type is any UIViewControllerAnimatedTransitioning.Type || type == (any UIViewControllerAnimatedTransitioning).self
      ),
      (.navigation, type is any UINavigationControllerDelegate.Type || type == (any UINavigationControllerDelegate).self),
      (
        .presentation,
        type is any UIViewControllerTransitioningDelegate.Type || type == (any UIViewControllerTransitioningDelegate).self
      ),
      (.tabs, type is any UITabBarControllerDelegate.Type || type == (any UITabBarControllerDelegate).self),
    ]
    let roles = rows.filter(\.1).map(\.0)
    return roles.isEmpty && type is UIViewController.Type ? [.screen] : roles
  }

  // MARK: On a stage

  /// The screens for the next object; nil where the film has none for it.
  private var screens: StagedScreens?
  /// What the stage's delegates have handed out.
  let choices = SourceChoices()

  /// What tells the object of the screens; nil where it wants none.
  var preparation: (@MainActor @Sendable (StagedScreens) -> Void)? {
    guard wantsScreens || wiring != nil else { return nil }
    return { [self] in screens = $0 }
  }

  /// A new object with its properties set, attached to the screens if a finger is to find it.
  func object() -> Any {
    let object = make(screens)
    adjust(object as AnyObject)
    watchChoices(besides: object as AnyObject)
    current = object as AnyObject
    if let screens, screens.change != nil { wiring?(object as AnyObject, screens) }
    return object
  }

  /// Tells the object that the film's pan leads the transition from now on, or no longer; nil is the object made last.
  func lead(_ object: AnyObject?, by driver: UIPercentDrivenInteractiveTransition?) {
    if let object = object ?? current { lead(object, driver) }
  }

  func adjust(_ object: AnyObject) {
    choices.all.append(String("\(Swift.type(of: object))".prefix { $0 != "<" }))
    settings(object)
  }

  /// Sets the properties of animators and other objects that the object hands out, when it does.
  func watchChoices(besides object: AnyObject? = nil) {
    guard let stage = Stage.active else { return }
    let others = stage.watchesChoices
    stage.watchesChoices = { [self, weak object] choice in
      others?(choice)
      if choice is UIPresentationController {
        choices.hasFrame = true
      } else if choice == nil || choice is any UIViewControllerAnimatedTransitioning {
        choices.lastIsThere = choice != nil
      }
      if let choice, choice !== object { adjust(choice) }
    }
  }
}

/// What delegates have handed out in a film.
@MainActor
final class SourceChoices {
  /// Whether the last delegate that was asked for an animator had one; nil where none was asked.
  var lastIsThere: Bool?
  /// Whether a presentation controller frames the change, which UIKit may animate.
  var hasFrame = false
  /// The types of the objects that took part.
  var all: [String] = []
}

extension StagedScreens {
  /// Screens that hold nothing, for an object that is made outside of a film.
  fileprivate static var none: StagedScreens {
    let (navigation, window) = (UINavigationController(), UIWindow())
    return StagedScreens(
      navigationController: navigation, fromViewController: UIViewController(), toViewController: UIViewController(),
      window: window)
  }
}
