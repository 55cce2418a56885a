import StyleKit
import TransitionKit

// An animator by itself gets a delegate that hands it out, as an app would write one.

extension SourceStyle {
  /// The sources' navigation delegate; one for these operations around an animator.
  func navigation(_ operations: [UINavigationController.Operation]) -> any UINavigationControllerDelegate {
    if roles == [.screen] { return AnimatorNavigation(nil, [], aim) }
    let object = object()
    if let delegate = object as? any UINavigationControllerDelegate { return delegate }
    return AnimatorNavigation(object as? any UIViewControllerAnimatedTransitioning, operations, aim)
  }

  func presentation(comes: Bool, leaves: Bool) -> any UIViewControllerTransitioningDelegate {
    if let makePresentationController { return ControlledPresentation(makePresentationController, adjust) }
    if roles == [.screen] { return AnimatorPresentation(nil, comes: false, leaves: false, aim) }
    let object = object()
    if let delegate = object as? any UIViewControllerTransitioningDelegate { return delegate }
    return AnimatorPresentation(object as? any UIViewControllerAnimatedTransitioning, comes: comes, leaves: leaves, aim)
  }

  func select(
    on stage: Stage, from: () -> UIViewController, to: () -> UIViewController
  ) -> @MainActor () -> Void {
    let (first, second) = (from(), to())
    let change: @MainActor () -> Void = { [unowned stage] in
      (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
    preparation?(
      StagedScreens(
        navigationController: first as? UINavigationController ?? UINavigationController(), fromViewController: first,
        toViewController: second, window: stage.window, change: change))
    let object = object()
    let delegate =
      object as? any UITabBarControllerDelegate
      ?? AnimatorTabs(object as? any UIViewControllerAnimatedTransitioning, aim)
    // A tab bar controller of the sources may have tabs of its own.
    let tabs = object as? UITabBarController ?? UITabBarController()
    tabs.loadViewIfNeeded()
    if tabs.viewControllers?.count ?? 0 < 2 { tabs.viewControllers = [first, second] }
    tabs.delegate = tabs.delegate ?? delegate
    stage.window.rootViewController = tabs
    stage.advance(to: stage.now)
    return { withExtendedLifetime(delegate) { change() } }
  }

  func perform(
    on stage: Stage, from: () -> UIViewController, to: () -> UIViewController
  ) -> @MainActor () -> Void {
    let (source, destination) = (from(), to())
    stage.window.rootViewController = UINavigationController(rootViewController: source)
    stage.advance(to: stage.now)
    return { [self] in
      guard let segue = makeSegue?(source, destination) else { return }
      adjust(segue)
      source.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }
}

final class AnimatorNavigation: NSObject, UINavigationControllerDelegate {
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let operations: [UINavigationController.Operation]
  private let aim: @MainActor (AnyObject, Bool) -> Void

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, _ operations: [UINavigationController.Operation],
    _ aim: @escaping @MainActor (AnyObject, Bool) -> Void
  ) {
    (self.animator, self.operations, self.aim) = (animator, operations, aim)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operations.contains(operation), let animator else { return nil }
    aim(animator, operation == .push)
    return animator
  }
}

final class AnimatorPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let comes: Bool
  private let leaves: Bool
  private let aim: @MainActor (AnyObject, Bool) -> Void

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, comes: Bool, leaves: Bool,
    _ aim: @escaping @MainActor (AnyObject, Bool) -> Void
  ) {
    (self.animator, self.comes, self.leaves, self.aim) = (animator, comes, leaves, aim)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard comes, let animator else { return nil }
    aim(animator, true)
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard leaves, let animator else { return nil }
    aim(animator, false)
    return animator
  }
}

/// Presents by a presentation controller that stands alone.
final class ControlledPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let make: @MainActor (UIViewController, UIViewController?) -> UIPresentationController
  private let settings: @MainActor (AnyObject) -> Void

  init(
    _ make: @escaping @MainActor (UIViewController, UIViewController?) -> UIPresentationController,
    _ settings: @escaping @MainActor (AnyObject) -> Void
  ) {
    (self.make, self.settings) = (make, settings)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = make(presented, presenting)
    settings(controller)
    return controller
  }
}

final class AnimatorTabs: NSObject, UITabBarControllerDelegate {
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let aim: @MainActor (AnyObject, Bool) -> Void

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ aim: @escaping @MainActor (AnyObject, Bool) -> Void) {
    (self.animator, self.aim) = (animator, aim)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let animator else { return nil }
    aim(animator, true)
    return animator
  }
}
