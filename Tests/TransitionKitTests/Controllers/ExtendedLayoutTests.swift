import Testing
import TransitionKit

/// Screens that do not reach under the bars.
@MainActor @Suite struct ExtendedLayoutTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)
  private let below = CGRect(x: 0, y: 64, width: 375, height: 603)

  /// A navigation controller whose root is `a`.
  private func show() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    return navigation
  }

  @Test func aScreenEndsWhereTheBarBegins() throws {
    a.edgesForExtendedLayout = []
    let navigation = show()
    #expect(a.view.frame == below && a.view.safeAreaInsets == .zero)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(a.view.frame == stage.window.bounds)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(a.view.frame == below)
    a.edgesForExtendedLayout = .all
    stage.advance(to: stage.now)
    #expect(a.view.frame == stage.window.bounds && a.view.safeAreaInsets.top == 64)
  }

  @Test func aPushLeadsThere() throws {
    let navigation = show()
    let animator = FrameAsker()
    navigation.delegate = animator
    b.edgesForExtendedLayout = [.left, .right, .bottom]
    stage.perform { navigation.pushViewController(b, animated: true) }
    try stage.settle()
    #expect(animator.frames == [stage.window.bounds, below] && b.view.frame == below && stage.diagnostics.isEmpty)
    stage.perform { navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(a.view.frame == stage.window.bounds)
  }

  @Test func theScreenThatLeavesKeepsItsInsets() throws {
    let navigation = show()
    navigation.navigationBar.prefersLargeTitles = true
    b.navigationItem.largeTitleDisplayMode = .never
    stage.advance(to: stage.now)
    #expect(a.view.safeAreaInsets.top == 116)
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.advance(to: stage.now + 0.25)
    #expect(a.view.safeAreaInsets.top == 116 && b.view.safeAreaInsets.top == 64)
    try stage.settle()
    stage.perform { navigation.popViewController(animated: true) }
    stage.advance(to: stage.now + 0.25)
    #expect(a.view.safeAreaInsets.top == 116 && b.view.safeAreaInsets.top == 64)
    try stage.settle()
    #expect(a.view.safeAreaInsets.top == 116)
  }

  @Test func anOpaqueBarIsNoGroundForMost() {
    let navigation = show()
    navigation.navigationBar.isTranslucent = false
    stage.perform { navigation.pushViewController(b, animated: false) }
    stage.advance(to: stage.now)
    #expect(b.view.frame == below)
    b.extendedLayoutIncludesOpaqueBars = true
    stage.advance(to: stage.now)
    #expect(b.view.frame == stage.window.bounds && b.view.safeAreaInsets.top == 64)
  }

  @Test func aTabsScreenEndsAboveTheBar() {
    let tabs = UITabBarController()
    b.edgesForExtendedLayout = []
    tabs.viewControllers = [b, a]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 375, height: 618) && b.view.safeAreaInsets.bottom == 0)
    tabs.selectedIndex = 1
    stage.advance(to: stage.now)
    #expect(a.view.frame == stage.window.bounds && a.view.safeAreaInsets.bottom == 49)
  }
}

/// Asks where both screens will lie, and lets them.
private final class FrameAsker: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var frames: [CGRect] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
    if frames.isEmpty { frames = [context.initialFrame(for: from), context.finalFrame(for: to)] }
    to.view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(to.view)
    context.completeTransition(true)
  }
}
