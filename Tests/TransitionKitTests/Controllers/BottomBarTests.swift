import Raster
import Testing
import TransitionKit

/// A tab bar and a toolbar while screens come and go that hide them.
@MainActor @Suite final class BottomBarTests {
  private let stage = Stage.small()
  private let (a, b, c) = (SolidScreen("a", .red), SolidScreen("b", .blue), SolidScreen("c", .green))
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    navigation = UINavigationController(rootViewController: a)
    navigation.setNavigationBarHidden(true, animated: false)
    tabs.viewControllers = [navigation, SolidScreen("other", .green)]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    b.hidesBottomBarWhenPushed = true
  }

  private var barIsInPlace: Bool {
    tabs.tabBar.superview === tabs.view && tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 100, height: 49)
  }

  /// The colour at the left of where the bar lies.
  private var colorBelow: Pixel { stage.snapshot()[2, 195] }

  @Test func theBarLeavesWithThePushAndComesBackWithThePop() throws {
    #expect(barIsInPlace && a.view.safeAreaInsets.bottom == 49)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.1)
    #expect(tabs.tabBar.superview === a.view, "it rides on the screen that it belongs to")
    #expect(a.view.safeAreaInsets.bottom == 49 && b.view.safeAreaInsets.bottom == 0)
    try stage.settle()
    #expect(tabs.tabBar.superview == nil && colorBelow == .pureBlue)
    #expect(stage.diagnostics == [])
    navigation.popViewController(animated: true)
    stage.advance(to: stage.now + 0.1)
    #expect(tabs.tabBar.superview === a.view)
    try stage.settle()
    #expect(barIsInPlace && colorBelow == .pureRed)
  }

  @Test func itStaysAwayForAllThatIsPushedOnto() throws {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: true)
    try stage.settle()
    #expect(tabs.tabBar.superview == nil && c.view.safeAreaInsets.bottom == 0)
    navigation.popToRootViewController(animated: true)
    try stage.settle()
    #expect(barIsInPlace)
    navigation.setViewControllers([a, b], animated: false)
    stage.advance(to: stage.now)
    #expect(tabs.tabBar.superview == nil)
  }

  @Test func aCancelledPopLeavesItAway() throws {
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 0)
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = PlainDelegate(Sliding(), interaction)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    stage.advance(to: 0.1)
    interaction.update(0.5)
    #expect(tabs.tabBar.superview === a.view)
    interaction.cancel()
    try stage.settle()
    #expect(tabs.tabBar.superview == nil && colorBelow == .pureBlue && navigation.topViewController === b)
    navigation.popViewController(animated: true)
    stage.advance(to: stage.now + 0.1)
    interaction.finish()
    try stage.settle()
    #expect(barIsInPlace)
    #expect(stage.diagnostics == [])
  }

  @Test func everyTabHasItsOwnBar() throws {
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 0)
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(barIsInPlace)
    tabs.selectedIndex = 0
    try stage.settle()
    #expect(tabs.tabBar.superview == nil)
  }

  @Test func aHiddenBarStaysHidden() throws {
    tabs.tabBar.isHidden = true
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(tabs.tabBar.isHidden && colorBelow == .pureRed && a.view.safeAreaInsets.bottom == 0)
  }

  // MARK: Toolbars

  @Test func aToolbarSlidesInAboveTheTabBar() throws {
    #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
    navigation.setToolbarHidden(false, animated: true)
    stage.advance(to: 0.1)
    let shown = try #require(navigation.toolbar.layer.presentation()?.frame)
    #expect(shown.minY > 107 && shown.minY < 200)
    try stage.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 107, width: 100, height: 44) && a.view.safeAreaInsets.bottom == 93)
    navigation.toolbar.backgroundColor = .green
    #expect(stage.snapshot()[50, 130] == .pureGreen)
    navigation.isToolbarHidden = true
    stage.advance(to: stage.now)
    #expect(navigation.toolbar.superview == nil && stage.snapshot()[50, 130] == .pureRed)
  }

  @Test func aToolbarLeavesWithTheTabBar() throws {
    navigation.isToolbarHidden = false
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.1)
    #expect(navigation.toolbar.superview === a.view && navigation.toolbar.frame.minY == 107)
    try stage.settle()
    #expect(navigation.toolbar.superview == nil && !navigation.isToolbarHidden)
    navigation.popViewController(animated: false)
    stage.advance(to: stage.now)
    #expect(navigation.toolbar.superview === navigation.view && navigation.toolbar.frame.minY == 107)
  }
}

/// Slides the upper screen out to the right.
private final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.5) {
      from.transform = CGAffineTransform(translationX: 100, y: 0)
    } completion: { _ in
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
