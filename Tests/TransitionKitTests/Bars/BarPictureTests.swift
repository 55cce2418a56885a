import Raster
import TestStages
import Testing
import TransitionKit

/// The looks of bars as they were set before bars had appearances, and tabs' looks by appearances.
@MainActor @Suite struct BarPictureTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let screen = SolidScreen("a", .red)

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(to: stage.now)
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel { stage.snapshot()[x, y] }

  private func line(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(line) }

  @Test func anEmptyPictureLeavesNoGroundAndNoLine() {
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    #expect(pixel(5, 40) == .pureRed && pixel(5, 63) == .pureRed, "no content lies under the bar")
    navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    stage.advance(to: stage.now)
    #expect(pixel(5, 40) == .pureRed && pixel(5, 63) != .pureRed, "the line is still there")
    navigation.navigationBar.shadowImage = UIImage()
    stage.advance(to: stage.now)
    #expect(pixel(5, 40) == .pureRed && pixel(5, 63) == .pureRed)
    #expect(navigation.navigationBar.backgroundImage(for: .default) != nil)
    navigation.navigationBar.setBackgroundImage(nil, for: .default)
    stage.advance(to: stage.now)
    #expect(pixel(5, 40) == .pureRed)
  }

  @Test func aBlackBarHasLightWords() {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.barStyle = .black
    show(navigation)
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark && pixel(5, 40) == .pureRed)
    #expect(navigation.preferredStatusBarStyle == .lightContent && UIApplication.shared.statusBarStyle == .lightContent)
  }

  @Test func aTabBarMayHaveAPictureBehindTheChosenTab() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, SolidScreen("b", .blue)]
    tabs.tabBar.backgroundImage = UIImage()
    tabs.tabBar.shadowImage = UIImage()
    let mark = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    tabs.tabBar.selectionIndicatorImage = mark
    show(tabs)
    #expect(pixel(5, 380) == .pureRed && pixel(57, 360) == Pixel(red: 0, green: 255, blue: 0))
    #expect(pixel(207, 360) != Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func anAppearanceSaysHowTabsLook() throws {
    let tabs = UITabBarController()
    (screen.title, screen.tabBarItem.title) = ("Home", "Home")
    let other = SolidScreen("b", .blue)
    other.tabBarItem.title = "Me"
    tabs.viewControllers = [screen, other]
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.iconColor = .green
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    tabs.tabBar.standardAppearance = look
    show(tabs)
    let labels = line(tabs.tabBar).compactMap { $0 as? UILabel }
    let (home, me) = try (#require(labels.first { $0.text == "Home" }), #require(labels.first { $0.text == "Me" }))
    #expect(home.superview?.tintColor == .green && me.textColor == .purple)
    look.stackedLayoutAppearance.selected.iconColor = .blue
    stage.advance(to: stage.now)
    #expect(line(tabs.tabBar).contains { $0.tintColor == .blue })
    #expect(look.copy().stackedLayoutAppearance.selected.iconColor == .blue)
  }

  @Test func aToolbarHasPicturesToo() {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    navigation.toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    navigation.toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    show(navigation)
    #expect(pixel(5, 357) == .pureRed && pixel(5, 390) == .pureRed)
  }

  @Test func aFingerHidesTheBarAndShowsItAgain() throws {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.hidesBarsOnTap = true
    show(navigation)
    for isHidden in [true, false] {
      stage.touch(TouchScript.tap(at: CGPoint(x: 150, y: 200)))
      try stage.settle()
      #expect(navigation.isNavigationBarHidden == isHidden)
    }
    navigation.hidesBarsOnTap = false
    stage.touch(TouchScript.tap(at: CGPoint(x: 150, y: 200)))
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    for (from, to, isHidden) in [(300, 200, true), (200, 300, false)] {
      stage.touch(.drag(from: CGPoint(x: 150, y: CGFloat(from)), to: CGPoint(x: 150, y: CGFloat(to)), duration: 0.2))
      try stage.settle()
      #expect(navigation.isNavigationBarHidden == isHidden)
    }
  }

  @Test func menusAreNotDrawnAndThatIsSaid() {
    let item = UIBarButtonItem(title: "More", menu: UIMenu(title: "", children: [UIAction(title: "a") { _ in }]))
    screen.navigationItem.rightBarButtonItem = item
    show(UINavigationController(rootViewController: screen))
    #expect(item.menu?.children.map(\.title) == ["a"])
    stage.touch(TouchScript.tap(at: CGPoint(x: 270, y: 42)))
    stage.advance(to: stage.now + 0.2)
    #expect(stage.diagnostics.count == 1 && stage.diagnostics.first?.text.contains("menu") == true, "\(stage.diagnostics)")
  }

  @Test func aButtonThatOpensItsMenuDoesNothingElse() {
    let menu = UIMenu(title: "a", options: .displayInline, children: [])
    var presses = 0
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40), primaryAction: UIAction { _ in presses += 1 })
    button.menu = menu.replacingChildren([UIAction(title: "b") { _ in }])
    screen.view.addSubview(button)
    show(screen)
    #expect(button.frame == CGRect(x: 100, y: 200, width: 80, height: 40))
    for opens in [false, true] {
      button.showsMenuAsPrimaryAction = opens
      stage.touch(TouchScript.tap(at: CGPoint(x: 140, y: 220)))
      stage.advance(to: stage.now + 1)
    }
    #expect(presses == 1 && stage.diagnostics.count == 1 && button.menu?.children.count == 1)
    #expect(UIBarButtonItem(systemItem: .close, menu: menu).menu === menu)
  }

  @Test func plainWishesOfBarsAreKept() {
    let navigation = UINavigationController(rootViewController: screen)
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    (navigation.navigationBar.compactScrollEdgeAppearance, navigation.navigationBar.backIndicatorTransitionMaskImage) = (
      look, UIImage()
    )
    show(navigation)
    #expect(navigation.navigationBar.compactScrollEdgeAppearance === look)
    navigation.navigationBar.compactAppearance = look
    #expect(navigation.navigationBar.compactAppearance === look)
    #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled && !navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    #expect(navigation.navigationBar.backIndicatorTransitionMaskImage != nil)
  }
}
