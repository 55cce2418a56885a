import Raster
import Testing
import TransitionKit

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: UIPercentDrivenInteractiveTransition?

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ interaction: UIPercentDrivenInteractiveTransition? = nil) {
    self.animator = animator
    self.interaction = interaction
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Fades the incoming tab in, and listens.
private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.view(forKey: .to)!
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite final class UITabBarControllerTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let tabs = UITabBarController()
  private let screens: [SolidScreen]

  init() {
    screens = [("a", UIColor.red), ("b", .blue)].map { [diary] in SolidScreen($0, $1, diary: diary) }
    tabs.viewControllers = screens
    stage.window.rootViewController = tabs
    stage.advance(to: 1)
    diary.lines = []
  }

  private func choose(_ index: Int, _ delegate: TabDelegate? = nil) {
    tabs.delegate = delegate
    stage.perform { tabs.selectedIndex = index }
    stage.advance(to: stage.now)
  }

  @Test func withoutAnAnimatorTheTabChangesAtOnce() {
    choose(1)
    #expect(
      diary.lines == [
        "b.viewDidLoad", "a.viewWillDisappear false", "b.viewWillAppear false", "a.viewDidDisappear false",
        "b.viewDidAppear false",
      ])
    #expect(stage.snapshot()[50, 50] == .pureBlue && tabs.selectedViewController === screens[1])
    #expect(screens[0].view.window == nil)
  }

  @Test func aTransitionTellsEverybodyInOrder() throws {
    let delegate = TabDelegate(Fading())
    choose(1, delegate)
    #expect(
      stage.log == [
        "-[TabDelegate tabBarController:animationControllerForTransitionFromViewController:toViewController:]",
        "-[TabDelegate tabBarController:interactionControllerForAnimationController:]",
        "-[Fading transitionDuration:]", "-[Fading transitionDuration:]", "-[Fading animateTransition:]",
      ])
    stage.advance(to: 1.25)
    #expect(stage.snapshot()[50, 50] != .pureRed && stage.snapshot()[50, 50] != .pureBlue)
    try stage.settle()
    #expect(diary.lines.last == "b.viewDidAppear true" && screens[0].view.window == nil)
    #expect(stage.snapshot()[50, 50] == .pureBlue && stage.diagnostics == [])
  }

  @Test func aCancelledTransitionGoesBackToItsTab() throws {
    let before = stage.snapshot()
    let delegate = TabDelegate(Fading(), UIPercentDrivenInteractiveTransition())
    choose(1, delegate)
    delegate.interaction?.update(0.5)
    #expect(stage.snapshot() != before)
    delegate.interaction?.cancel()
    try stage.settle()
    #expect(tabs.selectedIndex == 0 && stage.snapshot() == before && stage.diagnostics == [])
    #expect(
      diary.lines.filter { !$0.contains("DidLoad") } == [
        "a.viewWillDisappear true", "b.viewWillAppear true", "b.viewWillDisappear true", "b.viewDidDisappear true",
        "a.viewWillAppear true", "a.viewDidAppear true",
      ])
  }

  @Test func anotherChoiceMeanwhileComesAfterwards() throws {
    let delegate = TabDelegate(Fading())
    choose(1, delegate)
    stage.advance(to: 1.2)
    choose(0, delegate)
    try stage.settle()
    #expect(tabs.selectedIndex == 0 && stage.snapshot()[50, 50] == .pureRed && stage.now == 2)
  }

  @Test func tabsKnowTheirController() {
    #expect(screens[1].tabBarController === tabs && tabs.tabBarController == nil)
  }
}
