import Testing
import TransitionKit

/// The coordinator between the call of a push or pop and the layout pass in which it begins.
@MainActor @Suite final class EarlyCoordinatorTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let (a, b, c) = (SolidScreen("a", .red), SolidScreen("b", .blue), SolidScreen("c", .green))
  private let navigation: UINavigationController
  private var delegate: PlainDelegate?

  init() {
    navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
  }

  private func note(_ name: String) {
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [diary] in diary.write("\(name) \($0.isCancelled)") }
  }

  @Test func theUsualPushWithCompletionWorks() throws {
    navigation.pushViewController(b, animated: true)
    #expect(b.transitionCoordinator === navigation.transitionCoordinator && a.transitionCoordinator != nil)
    note("pushed")
    #expect(diary.lines == [])
    try stage.settle()
    #expect(diary.lines == ["pushed false"] && stage.now == 0.5 && navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: true)
    note("popped")
    try stage.settle()
    #expect(diary.lines == ["pushed false", "popped false"] && stage.now == 1)
  }

  @Test func theCoordinatorKnowsTheScreensAndAsksForTheRestOnce() throws {
    delegate = PlainDelegate(PlainAnimator(), UIPercentDrivenInteractiveTransition())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isAnimated && !coordinator.isCancelled && coordinator.presentationStyle == .none)
    #expect(coordinator.viewController(forKey: .from) === a && coordinator.viewController(forKey: .to) === b)
    #expect(stage.log == [])
    #expect(!b.isViewLoaded && !stage.isAtRest)
    #expect(coordinator.transitionDuration == 0.5 && coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(stage.log.count { $0.contains("animationControllerForOperation") } == 1)
    stage.advance(to: 0)
    #expect(stage.log.count { $0.contains("animationControllerForOperation") } == 1)
    #expect(stage.log.count { $0.contains("interactionControllerFor") } == 1)
  }

  @Test func blocksOfAnEarlyCoordinatorAnimateAlong() throws {
    let companion = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    navigation.transitionCoordinator?.animate { _ in companion.center.x += 100 }
    stage.advance(to: 0.25)
    #expect(companion.layer.presentation()?.position.x == 55)
  }

  @Test func aTransactionWaitsForThePushesInIt() throws {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [diary, stage] in diary.write("done \(stage.now)") }
    navigation.pushViewController(b, animated: true)
    CATransaction.commit()
    #expect(diary.lines == [])
    try stage.settle()
    #expect(diary.lines == ["done 0.5"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { [diary, stage] in diary.write("back \(stage.now) \(self.a.view.window != nil)") }
    navigation.popViewController(animated: false)
    CATransaction.commit()
    try stage.settle()
    #expect(diary.lines == ["done 0.5", "back 0.5 true"])
  }

  @Test func aPushFromADidShowHasItsCoordinator() throws {
    final class Chain: NSObject, UINavigationControllerDelegate {
      var next: UIViewController?
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        guard let screen = next else { return }
        next = nil
        navigationController.pushViewController(screen, animated: true)
        coordinator = navigationController.transitionCoordinator
      }
    }
    let chain = Chain()
    chain.next = c
    navigation.delegate = chain
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(chain.coordinator?.viewController(forKey: .from) === b && navigation.topViewController === c && stage.now == 1)
  }

  // MARK: Changes that overtake each other

  @Test func whatIsTakenBackInTheSameTurnIsCancelled() throws {
    navigation.pushViewController(b, animated: true)
    note("pushed")
    navigation.popViewController(animated: true)
    #expect(diary.lines == ["pushed true"] && navigation.viewControllers == [a])
    try stage.settle()
    #expect(
      stage.now == 0 && b.parent == nil && !b.isViewLoaded && a.view.window != nil && navigation.transitionCoordinator == nil)
  }

  @Test func twoPopsInOneTurnAreOne() throws {
    navigation.setViewControllers([a, b, c], animated: false)
    stage.advance(to: 0)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(stage.now == 0.5 && navigation.viewControllers == [a] && !b.isViewLoaded && b.parent == nil && c.parent == nil)
    #expect(a.view.window != nil && c.view.window == nil)
  }

  @Test func aPushWithoutAnimationBeforeAnAnimatedOneIsNotSeen() throws {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === a)
    stage.advance(to: 0.1)
    #expect(a.view.window != nil && c.view.window != nil && !b.isViewLoaded && b.parent === navigation)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(b.view.window != nil && navigation.viewControllers == [a, b])
  }

  @Test func aPopDuringThePushKeepsTheScreenUntilItHasGone() throws {
    let screen = SolidScreen("d", .green, diary: diary)
    navigation.pushViewController(screen, animated: true)
    stage.advance(to: 0.25)
    #expect(navigation.popViewController(animated: true) === screen)
    #expect(screen.parent === navigation)
    try stage.settle()
    #expect(stage.now == 1 && screen.parent == nil && screen.view.window == nil && a.view.window != nil)
    #expect(diary.lines.count { $0 == "d.willMove false" } == 1 && diary.lines.last == "d.didMove false")
    #expect(!diary.lines.contains("d.didMove true"))
  }

  @Test func aPushOffScreenHappensWithoutAnimationWhenTheScreenAppears() throws {
    let hidden = UINavigationController(rootViewController: SolidScreen("root", .red, diary: diary))
    hidden.loadViewIfNeeded()
    hidden.pushViewController(SolidScreen("top", .blue, diary: diary), animated: true)
    #expect(hidden.transitionCoordinator == nil)
    diary.lines = []
    stage.window.rootViewController = hidden
    try stage.settle()
    #expect(stage.now == 0)
    #expect(diary.lines.filter { $0.contains("Appear") } == ["top.viewWillAppear false", "top.viewDidAppear false"])
  }

  @Test func aPushThatLosesItsWindowStillCompletes() throws {
    navigation.pushViewController(b, animated: true)
    note("pushed")
    stage.window.rootViewController = UIViewController()
    try stage.settle()
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(diary.lines == ["pushed false"] && b.view.window != nil && stage.now == 0)
  }
}
