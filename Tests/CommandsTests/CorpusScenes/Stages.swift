import UIKit

/// The corpus's screen, without the bars that a film has.
final class BareScreen: PatternScreen {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    (parent as? UINavigationController)?.isNavigationBarHidden = true
    (parent as? UITabBarController)?.tabBar.isHidden = true
  }
}

/// A stack of the second screen with the first one on it.
func stack(on stage: Stage) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = [BareScreen(.second), BareScreen(.first)]
  show(navigation, on: stage)
  return navigation
}

func show(_ controller: UIViewController, on stage: Stage) {
  stage.window.rootViewController = controller
  stage.advance(to: stage.now)
}

/// A finger that goes to the right, from the left edge to `x`.
func across(to x: CGFloat) -> TouchScript {
  .drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: x, y: 110), duration: 0.4, hold: 0.15)
}

/// Two fingers that close to `distance` points.
func pinch(to distance: CGFloat) -> TouchScript {
  .pinch(at: CGPoint(x: 60, y: 100), from: 80, to: distance, duration: 0.4, hold: 0.1)
}

/// Touches a stack, with the object that answers.
func touch<Hand>(_ stage: Stage, _ script: TouchScript, _ makeHand: (UINavigationController) -> Hand) -> () -> Void {
  let hand = makeHand(stack(on: stage))
  return { [unowned stage] in withExtendedLifetime(hand) { stage.touch(script) } }
}

/// Pops the first screen by percents that follow the clock, to 0.4, and from there to its end or back.
func lead(_ stage: Stage, finishes: Bool, _ animator: UIViewControllerAnimatedTransitioning) -> () -> Void {
  let navigation = stack(on: stage)
  let hand = PercentHand(animator)
  navigation.delegate = hand
  return {
    navigation.popViewController(animated: true)
    for step in 1...4 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(step)) {
        hand.driver.update(0.4 * CGFloat(step) / 4)
        guard step == 4 else { return }
        finishes ? hand.driver.finish() : hand.driver.cancel()
      }
    }
  }
}

final class PercentHand: NSObject, UINavigationControllerDelegate {
  private let animator: UIViewControllerAnimatedTransitioning
  let driver = UIPercentDrivenInteractiveTransition()

  init(_ animator: UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
