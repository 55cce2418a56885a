import Raster
import Testing
import TransitionKit

/// What tabs say about themselves, and what becomes of those that are taken away.
@MainActor @Suite final class TabMomentsTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private lazy var c = SolidScreen("c", .green, diary: diary)
  private let tabs = UITabBarController()

  private func show() {
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    diary.lines = []
  }

  private var pixel: Pixel { stage.snapshot()[50, 100] }

  @Test func theSelectionChangesAtOnce() throws {
    show()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && !b.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b && a.tabBarController === tabs)
    tabs.selectedViewController = a
    try stage.settle()
    #expect(diary.lines == [] && pixel == .pureRed)
  }

  @Test func aTabThatIsTakenAwayIsLetGo() throws {
    show()
    tabs.setViewControllers([b, c], animated: true)
    #expect(tabs.selectedViewController === b && diary.lines.first == "a.willMove false")
    try stage.settle()
    #expect(a.parent == nil && a.view.superview == nil && tabs.children == [b, c] && pixel == .pureBlue)
    #expect(diary.lines.last == "a.didMove false" && diary.lines.contains("a.viewDidDisappear false"))
  }

  @Test func aTabTakenAwayInItsTransitionIsLetGoAtTheEnd() throws {
    final class Asked: NSObject, UITabBarControllerDelegate {
      let animator = PlainAnimator()
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let delegate = Asked()
    show()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    stage.advance(to: 0.25)
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === b && a.transitionCoordinator != nil)
    tabs.viewControllers = [b, c]
    #expect(a.parent === tabs)
    try stage.settle()
    #expect(stage.now == 0.5 && a.parent == nil && tabs.children == [b, c] && tabs.selectedViewController === b)
  }

  @Test func withoutTabsNothingIsShown() throws {
    show()
    tabs.viewControllers = nil
    try stage.settle()
    #expect(a.parent == nil && a.view.superview == nil && tabs.children == [] && tabs.selectedViewController == nil)
    #expect(diary.lines.suffix(3) == ["a.viewWillDisappear false", "a.viewDidDisappear false", "a.didMove false"])
    tabs.viewControllers = [c]
    try stage.settle()
    #expect(pixel == .pureGreen && diary.lines.suffix(2) == ["c.viewWillAppear false", "c.viewDidAppear false"])
  }

  @Test func aPushInAHiddenTabIsThereWhenTheTabComes() throws {
    let navigation = UINavigationController(rootViewController: b)
    tabs.viewControllers = [a, navigation]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    tabs.selectedIndex = 1
    stage.advance(to: 0)
    tabs.selectedIndex = 0
    stage.advance(to: 0)
    diary.lines = []
    navigation.pushViewController(c, animated: true)
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(stage.now == 0 && pixel == .pureGreen)
    #expect(
      diary.lines.filter { $0.contains("Appear") && !$0.hasPrefix("a") } == ["c.viewWillAppear false", "c.viewDidAppear false"])
  }

  @Test func subclassesMayFillTheTabsInViewDidLoad() {
    final class Own: UITabBarController {
      var screens: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = screens
        selectedIndex = 1
      }
    }
    let own = Own()
    own.screens = [a, b]
    stage.window.rootViewController = own
    #expect(pixel == .pureBlue)
    #expect(diary.lines.suffix(3) == ["b.viewDidLoad", "b.viewWillAppear false", "b.viewDidAppear false"])
  }
}
