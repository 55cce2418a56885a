public import TransitionKit

/// The screens that stand on a stage before a style's delegate is made, for delegates that attach themselves to one.
@MainActor
public struct StagedScreens {
  /// The navigation controller of the film; of tabs, one that holds nothing.
  public let navigationController: UINavigationController
  /// The screen that is seen first.
  public let fromViewController: UIViewController
  /// The screen that takes its place.
  public let toViewController: UIViewController
  /// The window of the stage.
  public let window: UIWindow
  /// Makes the change of screens that a finger begins; nil where code begins it.
  public let change: (@MainActor () -> Void)?

  /// Makes a record of the screens.
  public init(
    navigationController: UINavigationController, fromViewController: UIViewController, toViewController: UIViewController,
    window: UIWindow, change: (@MainActor () -> Void)? = nil
  ) {
    (self.navigationController, self.window, self.change) = (navigationController, window, change)
    (self.fromViewController, self.toViewController) = (fromViewController, toViewController)
  }
}
