/// Decides how a presentation adapts to a narrow screen, and is told when a person takes a presented screen away. Every method may be
/// left out.
///
/// A dismissal by code calls none of the methods about dismissing.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style for a horizontally compact screen; `none` keeps the presentation as it is. Asked where the delegate leaves out the
  /// method with a trait collection.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style for these traits; `none` keeps the presentation as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller to present in the style adapted to, such as a navigation controller around the one that was to be presented; nil
  /// leaves that one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation has adapted: sets up the controller that manages it from now on.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)

  /// The presentation is about to begin in a style to which it has adapted; `none` if it has not.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// A person begins to take the screen away; false prevents that.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// A person takes the screen away, perhaps only a part of the way. The presented controller has its transition coordinator.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// A person has taken the screen away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// A person has tried to take away a screen that may not go.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// These defaults run when a delegate does not implement the method. Each removes its call from the log again.
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    Stage.callWasLeftOut("adaptivePresentationStyleForPresentationController:")
    return .none
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    Stage.callWasLeftOut("adaptivePresentationStyleForPresentationController:traitCollection:")
    return .none
  }

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    Stage.callWasLeftOut("presentationController:viewControllerForAdaptivePresentationStyle:")
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    Stage.callWasLeftOut("presentationController:prepareAdaptivePresentationController:")
  }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    Stage.callWasLeftOut("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:")
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    Stage.callWasLeftOut("presentationControllerShouldDismiss:")
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    Stage.callWasLeftOut("presentationControllerWillDismiss:")
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Stage.callWasLeftOut("presentationControllerDidDismiss:")
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    Stage.callWasLeftOut("presentationControllerDidAttemptToDismiss:")
  }
}
