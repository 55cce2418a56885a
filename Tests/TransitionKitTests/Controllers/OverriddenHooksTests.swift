import Raster
import Testing
import TransitionKit

/// A navigation controller whose overrides never call super.
private final class SilentNavigation: UINavigationController {
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func viewSafeAreaInsetsDidChange() {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

private final class SilentTabs: UITabBarController {
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
}

@MainActor @Suite final class OverriddenHooksTests {
  private let stage = Stage.small()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private var pixel: Pixel { stage.snapshot()[50, 100] }

  @Test func navigationWorksWithoutSuper() throws {
    let navigation = SilentNavigation(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    #expect(pixel == .pureRed && navigation.navigationBar.superview === navigation.view)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(pixel == .pureBlue && stage.now == 0.5)
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(pixel == .pureRed && stage.now == 1)
  }

  @Test func tabsWorkWithoutSuper() throws {
    let tabs = SilentTabs()
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(pixel == .pureRed && tabs.tabBar.superview === tabs.view)
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(pixel == .pureBlue)
  }

  /// A subclass may keep a count of its screens in the push, as many do that hide the tab bar there.
  @Test func theRootComesThroughThePush() {
    final class Counting: UINavigationController {
      var pushed: [UIViewController] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController)
        super.pushViewController(viewController, animated: animated)
      }
    }
    #expect(Counting(rootViewController: a).pushed == [a])
  }

  @Test func poppingToTheRootAsksNoOverride() throws {
    final class Roundabout: UINavigationController {
      override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        popToRootViewController(animated: animated)
      }
    }
    let navigation = Roundabout(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    #expect(navigation.popToViewController(a, animated: false) == [b])
  }
}
