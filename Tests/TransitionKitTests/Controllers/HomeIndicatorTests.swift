import TestStages
import Testing
import TransitionKit

/// Bars and screens on a device that keeps a strip at its lower edge free of controls.
@MainActor @Suite final class HomeIndicatorTests {
  private let stage = Stage(
    size: CGSize(width: 393, height: 852), scale: 1, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(to: stage.now)
  }

  @Test func theSafeAreaEndsAboveTheStrip() {
    let screen = UIViewController()
    show(screen)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(stage.statusBarHeight == 59 && stage.window.safeAreaInsets == stage.safeArea)
    let view = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 130))
    screen.view.addSubview(view)
    stage.advance(to: stage.now)
    #expect(view.safeAreaInsets.bottom == 12)
  }

  @Test func aTabBarFillsTheStrip() {
    let (tabs, screen) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [screen, UIViewController()]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(screen.view.safeAreaInsets.bottom == 83 && screen.view.frame == tabs.view.bounds)
    tabs.tabBar.isHidden = true
    stage.advance(to: stage.now)
    tabs.view.setNeedsLayout()
    stage.advance(to: stage.now)
    #expect(screen.view.safeAreaInsets.bottom == 34)
  }

  @Test func aToolbarFillsTheStripUnlessATabBarDoes() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    show(navigation)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 78, right: 0))
    let tabs = UITabBarController()
    stage.window.rootViewController = nil
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 725, width: 393, height: 44))
    #expect(screen.view.safeAreaInsets.bottom == 127)
  }

  @Test func aBarThatLeavesWithAPushKeepsItsHeight() throws {
    let (tabs, screen, next) = (UITabBarController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: screen)
    next.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    navigation.pushViewController(next, animated: true)
    stage.advance(to: stage.now + 0.1)
    #expect(tabs.tabBar.superview === screen.view && tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(next.view.safeAreaInsets.bottom == 34)
    try stage.settle()
    navigation.popViewController(animated: false)
    try stage.settle()
    #expect(tabs.tabBar.superview === tabs.view && tabs.tabBar.frame.height == 83)
  }

  @Test func aTableScrollsOutOfTheStrip() throws {
    let table = UITableViewController()
    show(table)
    #expect(table.tableView.adjustedContentInset.bottom == 34)
  }
}
