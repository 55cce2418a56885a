import Testing
import TransitionKit

private final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PlainAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    FadeOut()
  }
}

private final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    UIView.animate(withDuration: 0.25) {
      from?.alpha = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// The coordinator between the call of `present` or `dismiss`, or the choice of a tab, and the layout pass in which the change begins.
@MainActor @Suite final class EarlyPresentationTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let (a, b, c) = (SolidScreen("a", .red), SolidScreen("b", .blue), SolidScreen("c", .green))
  private let delegate = ModalDelegate()

  init() {
    stage.window.rootViewController = a
    stage.advance(to: 0)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
  }

  private func note(_ name: String, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    coordinator?.animate(alongsideTransition: nil) { [diary, stage] in diary.write("\(name) \($0.isCancelled) \(stage.now)") }
  }

  @Test func aPresentHasItsCoordinatorAtOnce() throws {
    a.present(b, animated: true)
    let coordinator = try #require(b.transitionCoordinator)
    #expect(a.transitionCoordinator === coordinator && stage.log == [] && !b.isViewLoaded)
    #expect(coordinator.viewController(forKey: .from) === a && coordinator.viewController(forKey: .to) === b)
    #expect(coordinator.isAnimated && coordinator.presentationStyle == .custom)
    note("presented", coordinator)
    let companion = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    coordinator.animate { _ in companion.center.x += 100 }
    #expect(coordinator.transitionDuration == 0.5 && coordinator.view(forKey: .from) == nil)
    try stage.settle()
    #expect(diary.lines == ["presented false 0.5"] && companion.center.x == 105 && b.transitionCoordinator == nil)
    #expect(stage.log.count { $0.contains("animationControllerForPresented") } == 1 && stage.diagnostics == [])
    #expect(stage.log.count { $0.contains("presentationControllerFor") } == 0, "a delegate that leaves it out is not in the log")
  }

  @Test func aDismissalHasItsCoordinatorAtOnce() throws {
    a.present(b, animated: true)
    try stage.settle()
    a.dismiss(animated: true) { [diary, stage] in diary.write("gone \(stage.now)") }
    let coordinator = try #require(a.transitionCoordinator)
    #expect(b.transitionCoordinator === coordinator && coordinator.viewController(forKey: .from) === b)
    #expect(!stage.log.contains { $0.contains("Dismissed") })
    note("dismissed", coordinator)
    try stage.settle()
    #expect(diary.lines == ["gone 0.75", "dismissed false 0.75"] && a.transitionCoordinator == nil)
    #expect(a.presentedViewController == nil && stage.diagnostics == [])
  }

  @Test func whatDoesNotHappenIsCancelled() throws {
    a.present(b, animated: true)
    note("presented", a.transitionCoordinator)
    stage.window.rootViewController = c
    stage.advance(to: 1)
    #expect(diary.lines == ["presented true 0.0"] && stage.isAtRest && a.presentedViewController == nil)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func aSecondDismissalLeavesTheFirstAlone() throws {
    a.present(b, animated: true)
    try stage.settle()
    a.dismiss(animated: true) { [diary] in diary.write("first") }
    a.dismiss(animated: true) { [diary] in diary.write("second") }
    try stage.settle()
    #expect(diary.lines == ["first"] && a.presentedViewController == nil && stage.diagnostics.count == 1)
  }

  @Test func aStageMayGoBeforeThePresentBegins() {
    weak var gone: Stage?
    weak var screen: UIViewController?
    do {
      let stage = Stage.small()
      let (lower, upper) = (SolidScreen("l", .red), SolidScreen("u", .blue))
      stage.window.rootViewController = lower
      stage.advance(to: 0)
      lower.present(upper, animated: true)
      (gone, screen) = (stage, upper)
    }
    // The stage that was used last is kept until another one is.
    _ = self.stage.window
    #expect(gone == nil && screen == nil)
  }

  // MARK: Tabs

  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var animates = true

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? PlainAnimator() : nil }
  }

  @Test func aChosenTabHasItsCoordinatorIfThereIsAnAnimator() throws {
    let (tabs, delegate) = (UITabBarController(), TabDelegate())
    let screens = [SolidScreen("d", .red), SolidScreen("e", .blue), SolidScreen("f", .green)]
    tabs.viewControllers = screens
    tabs.delegate = delegate
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === screens[1])
    note("e", tabs.transitionCoordinator)
    tabs.selectedViewController = screens[2]
    note("f", screens[2].transitionCoordinator)
    try stage.settle()
    #expect(diary.lines == ["e true 0.0", "f false 0.5"] && screens[2].view.window != nil && !screens[1].isViewLoaded)
    #expect(stage.log.count { $0.contains("animationControllerForTransition") } == 2)
    delegate.animates = false
    tabs.selectedIndex = 0
    #expect(tabs.transitionCoordinator == nil)
    try stage.settle()
    #expect(screens[0].view.window != nil && stage.now == 0.5)
  }

  @Test func aTabChosenInATransitionWaitsForItsEnd() throws {
    let (tabs, delegate) = (UITabBarController(), TabDelegate())
    tabs.viewControllers = [SolidScreen("d", .red), SolidScreen("e", .blue), SolidScreen("f", .green)]
    tabs.delegate = delegate
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    tabs.selectedIndex = 1
    stage.advance(to: 0.25)
    tabs.selectedIndex = 2
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === tabs.viewControllers?[1])
    try stage.settle()
    #expect(stage.now == 1 && tabs.viewControllers?[2].view.window != nil)
  }
}
