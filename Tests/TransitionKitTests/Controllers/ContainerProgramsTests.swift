import Testing
import TransitionKit

/// Containers of the user's own, and screens deep in other containers, written as Apple's documentation describes them.
@MainActor @Suite final class ContainerProgramsTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)

  /// Forwards appearance by hand.
  private final class Manual: UIViewController {
    var shown: UIViewController?
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) { shown?.beginAppearanceTransition(true, animated: animated) }
    override func viewDidAppear(_ animated: Bool) { shown?.endAppearanceTransition() }

    func change(to next: UIViewController) {
      let old = shown
      shown = next
      old?.willMove(toParent: nil)
      addChild(next)
      old?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
      view.addSubview(next.view)
      old?.view.removeFromSuperview()
      old?.endAppearanceTransition()
      next.endAppearanceTransition()
      old?.removeFromParent()
      next.didMove(toParent: self)
    }
  }

  @Test func aContainerMayForwardByHand() {
    let host = Manual()
    stage.window.rootViewController = host
    stage.advance(to: 0)
    host.change(to: a)
    #expect(
      diary.lines == ["a.willMove true", "a.viewDidLoad", "a.viewWillAppear false", "a.viewDidAppear false", "a.didMove true"])
    diary.lines = []
    host.change(to: b)
    #expect(
      diary.lines == [
        "a.willMove false", "b.willMove true", "a.viewWillDisappear false", "b.viewDidLoad", "b.viewWillAppear false",
        "a.viewDidDisappear false", "b.viewDidAppear false", "a.didMove false", "b.didMove true",
      ])
  }

  @Test func aChildDeepInsideHasTheCoordinatorOfThePushAroundIt() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    let next = UIViewController()
    next.addChild(a)
    next.view.addSubview(a.view)
    a.didMove(toParent: next)
    navigation.pushViewController(next, animated: true)
    #expect(a.transitionCoordinator != nil && a.transitionCoordinator === navigation.transitionCoordinator)
    #expect(a.navigationController === navigation && a.tabBarController === tabs)
    try stage.settle()
    #expect(a.transitionCoordinator == nil && diary.lines.suffix(2) == ["a.viewWillAppear true", "a.viewDidAppear true"])
  }

  /// The pattern by which lists select a row again when a swipe back is cancelled.
  @Test func aListLearnsThatTheSwipeBackWasCancelled() throws {
    final class List: UIViewController {
      var isSelected = true
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { _ in
          self.isSelected = false
        } completion: { context in
          if context.isCancelled { self.isSelected = true }
        }
      }
    }
    let list = List()
    list.view.backgroundColor = .red
    let navigation = UINavigationController(rootViewController: list)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    list.isSelected = true
    stage.drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.5, hold: 0.2)
    stage.advance(to: 0.4)
    #expect(!list.isSelected)
    try stage.settle()
    #expect(list.isSelected && navigation.topViewController === b)
  }

  @Test func aScreenMayTakeItsPredecessorOffTheStack() throws {
    final class Successor: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigation = navigationController, navigation.viewControllers.count > 2 else { return }
        navigation.viewControllers.remove(at: navigation.viewControllers.count - 2)
      }
    }
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 0)
    let last = Successor()
    navigation.pushViewController(last, animated: true)
    try stage.settle()
    #expect(navigation.viewControllers == [a, last] && navigation.children == [a, last] && b.parent == nil)
    #expect(diary.lines.last == "b.didMove false" && diary.lines.count { $0.hasPrefix("b.didMove false") } == 1)
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(a.view.window != nil && navigation.children == [a])
  }

  @Test func thePredecessorMayGoWhileTheTransitionRuns() throws {
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 0)
    let last = UIViewController()
    navigation.pushViewController(last, animated: true)
    navigation.viewControllers = [a, last]
    stage.advance(to: 0.25)
    #expect(b.view.window != nil && b.parent === navigation)
    try stage.settle()
    #expect(navigation.children == [a, last] && b.parent == nil && b.view.superview == nil && stage.now == 0.5)
  }

  @Test(arguments: [false, true]) func aPushThatNeverBeginsLeaksNothing(isLeft: Bool) {
    weak var first: UIViewController?
    weak var second: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let stage = Stage.small()
      let (one, two) = (UIViewController(), UIViewController())
      let controller = UINavigationController(rootViewController: one)
      stage.window.rootViewController = controller
      stage.advance(to: 0)
      controller.pushViewController(two, animated: true)
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
      (first, second, navigation) = (one, two, controller)
      if isLeft {
        stage.window.rootViewController = nil
        stage.advance(to: 1)
      }
    }
    _ = Stage.small()
    #expect(first == nil && second == nil && navigation == nil)
  }

  @Test func popsPileUpBehindARunningOne() throws {
    let c = SolidScreen("c", .green, diary: diary)
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.setViewControllers([a, b, c], animated: false)
    stage.advance(to: 0)
    #expect(navigation.popViewController(animated: true) === c)
    stage.advance(to: 0.1)
    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.popViewController(animated: true) == nil)
    try stage.settle()
    #expect(navigation.children == [a] && a.view.window != nil && b.parent == nil && c.parent == nil && stage.now == 1)
    #expect(diary.lines.last == "b.didMove false" && diary.lines.count { $0 == "b.willMove false" } == 1)
  }

  @Test func aPopToAScreenBelowTheRevealedOneSkipsIt() throws {
    let c = SolidScreen("c", .green)
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.setViewControllers([a, b, c], animated: false)
    stage.advance(to: 0)
    diary.lines = []
    #expect(navigation.popToViewController(a, animated: true) == [b, c])
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === a)
    try stage.settle()
    #expect(!diary.lines.contains { $0.hasPrefix("b.view") } && !b.isViewLoaded)
  }
}
