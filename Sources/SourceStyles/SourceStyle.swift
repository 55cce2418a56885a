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
  }

  let make: @MainActor () -> Any
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
  /// Controllers of the sources, by the expression that makes them.
  public var controllers: [String: @MainActor @Sendable () -> UIViewController] = [:]

  /// - Parameter make: makes an animator or a delegate.
  public init<Performer>(_ make: @escaping @MainActor () -> Performer) {
    self.make = make
    roles = Self.roles(of: Performer.self)
    type = "\(Performer.self)"
    scene = nil
  }

  /// Makes a style of a segue's class.
  public init<Segue: UIStoryboardSegue>(segue: @escaping @MainActor (UIViewController, UIViewController) -> Segue) {
    make = {}
    roles = [.segue]
    type = "\(Segue.self)"
    scene = nil
    makeSegue = segue
  }

  /// Makes a style of a presentation controller's class.
  public init<Controller: UIPresentationController>(
    presentationController: @escaping @MainActor (UIViewController, UIViewController?) -> Controller
  ) {
    make = {}
    roles = [.presentationController]
    type = "\(Controller.self)"
    scene = nil
    makePresentationController = presentationController
  }

  /// Makes a style of a function that sets a stage up and returns what starts the motion.
  public init(scene: @escaping @MainActor (Stage) -> () -> Void) {
    make = {}
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
    return rows.filter(\.1).map(\.0)
  }

  /// A new object with its properties set.
  func object() -> Any {
    let object = make()
    settings(object as AnyObject)
    return object
  }
}
