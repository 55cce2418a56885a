import Raster
import TestStages
import Testing
import TransitionKit

/// Writes down which tabs it was asked about and told of.
private final class Chooser: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    lines.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    lines.append("did \(viewController.title ?? "")")
  }
}

@MainActor @Suite final class TabAndToolbarTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

  private func screen(_ title: String) -> UIViewController {
    let made = UIViewController()
    made.title = title
    return made
  }

  private func line(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(line) }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    line(view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.touch(TouchScript.tap(at: CGPoint(x: x, y: y)))
    stage.advance(to: stage.now + 0.1)
  }

  @Test func theControllerHearsOfItsBarBeforeTheScreenChanges() {
    final class Tabs: UITabBarController {
      var heard: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(selectedIndex) }
    }
    let tabs = Tabs()
    tabs.viewControllers = [screen("a"), screen("b")]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    tap(250, 375)
    #expect(tabs.heard == [0] && tabs.selectedIndex == 1)
  }

  /// On a phone that lies on its side, bars are 32 points high, titles small, and those of tabs beside their images.
  @Test func barsAreLowWhereThePhoneLiesOnItsSide() throws {
    let stage = Stage(size: CGSize(width: 667, height: 375), scale: 2)
    let (tabs, inner) = (UITabBarController(), screen("Inbox"))
    inner.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    let navigation = UINavigationController(rootViewController: inner)
    navigation.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(navigation.navigationBar.bounds.height == 32 && tabs.tabBar.bounds.height == 32)
    let title = try #require(label("Inbox", in: tabs.tabBar))
    let image = try #require(title.superview?.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.maxX < title.frame.minX && abs(title.center.y - 16) < 1)
  }

  @Test func aBarThatStandsForItselfTellsOfTaps() throws {
    final class Listener: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 351, width: 300, height: 49)), Listener())
    let items = (1...3).map { UITabBarItem(title: "tab \($0)", image: nil, tag: $0) }
    (bar.items, bar.delegate) = (items, listener)
    #expect(bar.selectedItem == nil && bar.items == items)
    stage.window.addSubview(bar)
    stage.advance(to: 0)
    tap(250, 375)
    #expect(listener.tags == [3] && bar.selectedItem === items[2])
    bar.selectedItem = items[0]
    #expect(listener.tags == [3] && label("tab 1", in: bar)?.superview?.tintColor == .systemBlue)
    bar.setItems([items[1], items[0]], animated: false)
    #expect(bar.selectedItem === items[0] && label("tab 3", in: bar) == nil)
    bar.items = nil
    #expect(bar.selectedItem == nil && label("tab 1", in: bar) == nil)
  }

  @Test func tabsSayTheirTitles() throws {
    let tabs = UITabBarController()
    let (a, b) = (screen("Home"), screen("Search"))
    b.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    tabs.viewControllers = [a, b]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    let (home, search) = try (#require(label("Home", in: tabs.tabBar)), #require(label("Search", in: tabs.tabBar)))
    #expect(home.font == .systemFont(ofSize: 10, weight: .medium) && b.tabBarItem.tag == 3)
    #expect(home.superview?.tintColor == .systemBlue && search.superview?.tintColor == .systemGray)
    b.tabBarItem.badgeValue = "12"
    let badge = try #require(label("12", in: tabs.tabBar)?.superview)
    #expect(badge.backgroundColor == .systemRed && badge.bounds.height == 18)
    #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test func aTapChoosesATab() throws {
    let (tabs, chooser) = (UITabBarController(), Chooser())
    let (a, b) = (screen("a"), screen("b"))
    tabs.viewControllers = [a, b]
    tabs.delegate = chooser
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    tap(220, 380)
    #expect(tabs.selectedIndex == 1 && chooser.lines == ["should b", "did b"])
    chooser.allows = false
    tap(80, 380)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aTapOnTheChosenTabPopsItsScreens() throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: screen("a"))
    tabs.viewControllers = [navigation, screen("b")]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(navigation.tabBarItem.title == "a")
    navigation.pushViewController(screen("c"), animated: false)
    stage.advance(to: 0)
    tap(80, 380)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aToolbarSharesItsRoomBetweenFlexibleSpaces() throws {
    let root = screen("a")
    let navigation = UINavigationController(rootViewController: root)
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let items = views.map(UIBarButtonItem.init(customView:))
    root.toolbarItems = [items[0], .flexibleSpace(), items[1], .fixedSpace(10), items[2]]
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    #expect(navigation.toolbar.items?.count == 5)
    #expect(views.map { $0.frame.minX } == [16, 234, 264] && views[0].frame.midY == 22)
    root.setToolbarItems(nil, animated: false)
    #expect(views[0].superview == nil)
  }

  @Test func aToolbarsButtonsActWithoutATarget() {
    let root = screen("a")
    let navigation = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: Selector("none:"))
    #expect(item.title == nil)
    navigation.toolbar.setItems([item], animated: false)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    tap(28, 378)
    #expect(stage.diagnostics == [] && UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == "Cancel")
  }

  /// A sheet takes the tint of what it covers: the tabs are made anew while the sheet's way is being animated, and have their size at once.
  @Test func tabsStayWhereTheyAreWhileASheetComes() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("a"), screen("b")]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    let size = try #require(label("b", in: tabs.tabBar)).bounds.size
    tabs.present(screen("sheet"), animated: true)
    stage.advance(to: stage.now + 0.05)
    let shown = try #require(label("b", in: tabs.tabBar))
    #expect(size.width > 0 && shown.layer.presentation()?.bounds.size == size && shown.window != nil)
    try stage.settle()
  }

  /// Tabs that are made and laid out within an animation do not come flying from the corner.
  @Test func newTabsHaveTheirPlacesAtOnce() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("a"), screen("b")]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    let place = try #require(label("b", in: tabs.tabBar)?.superview).frame
    UIView.animate(withDuration: 1) {
      tabs.tabBar.tintColor = .red
      tabs.tabBar.layoutIfNeeded()
    }
    stage.advance(to: 0.1)
    let shown = try #require(label("b", in: tabs.tabBar)?.superview)
    #expect(place.width == 150 && shown.layer.presentation()?.frame == place)
  }
}
