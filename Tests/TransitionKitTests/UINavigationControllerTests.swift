import Raster
import Testing
import TransitionKit

@MainActor @Suite final class UINavigationControllerTests {
  private lazy var stage = Stage.small()
  let diary = Diary()
  let a: SolidScreen
  let b: SolidScreen
  let c: SolidScreen
  let navigation: UINavigationController

  init() {
    a = SolidScreen("a", .red, diary: diary)
    b = SolidScreen("b", .blue, diary: diary)
    c = SolidScreen("c", .green, diary: diary)
    navigation = UINavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
  }

  private func show() {
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    diary.lines = []
  }

  private var pixel: Pixel { stage.snapshot()[50, 100] }

  // MARK: Order

  @Test func theRootAppearsWithItsContainer() {
    #expect(diary.lines == ["a.willMove true"])
    stage.window.rootViewController = navigation
    let lines = ["a.willMove true", "a.viewDidLoad", "a.didMove true", "a.viewWillAppear false"]
    #expect(diary.lines == lines)
    stage.advance(to: 0)
    #expect(diary.lines == lines + ["a.viewDidAppear false"])
    stage.window.rootViewController = nil
    #expect(diary.lines.suffix(2) == ["a.viewWillDisappear false", "a.viewDidDisappear false"] && navigation.view.window == nil)
  }

  @Test func pushAndPopTellInOrder() throws {
    show()
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(
      diary.lines == [
        "b.willMove true", "b.viewDidLoad", "a.viewWillDisappear true", "b.viewWillAppear true", "a.viewDidDisappear true",
        "b.viewDidAppear true", "b.didMove true",
      ])
    diary.lines = []
    #expect(navigation.popViewController(animated: true) === b)
    try stage.settle()
    #expect(
      diary.lines == [
        "b.willMove false", "b.viewWillDisappear true", "a.viewWillAppear true", "b.viewDidDisappear true",
        "a.viewDidAppear true", "b.didMove false",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func aCancelledPopGoesBack() throws {
    show()
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let before = stage.snapshot()
    diary.lines = []
    let delegate = PlainDelegate(PlainAnimator(completes: false))
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [a])
    try stage.settle()
    #expect(
      diary.lines == [
        "b.willMove false", "b.viewWillDisappear true", "a.viewWillAppear true", "b.willMove true", "a.viewWillDisappear true",
        "a.viewDidDisappear true", "b.viewWillAppear true", "b.viewDidAppear true", "b.didMove true",
      ])
    #expect(navigation.viewControllers == [a, b] && b.parent === navigation && a.view.superview == nil)
    #expect(stage.snapshot() == before)
  }

  @Test func aCancelledPushGoesBackToAViewThatWasTakenAway() throws {
    final class Rude: PlainAnimator {
      override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.view(forKey: .from)?.removeFromSuperview()
        super.animateTransition(using: transitionContext)
      }
    }
    show()
    let delegate = PlainDelegate(Rude(completes: false))
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    #expect(navigation.viewControllers == [a] && b.parent == nil && b.view.superview == nil && pixel == .pureRed)
    #expect(
      diary.lines.suffix(6) == [
        "b.willMove false", "b.viewWillDisappear true", "b.viewDidDisappear true", "a.viewWillAppear true",
        "a.viewDidAppear true", "b.didMove false",
      ])
  }

  // MARK: The stack

  @Test func withoutAnimationTheLayoutPassReplaces() {
    show()
    navigation.pushViewController(b, animated: false)
    #expect(pixel == .pureBlue, "the picture ends the turn")
    #expect(stage.now == 0 && a.view.superview == nil && stage.log == [])
    #expect(diary.lines.contains("a.viewWillDisappear false") && diary.lines.contains("b.viewDidAppear false"))
  }

  @Test func popsReturnTheControllersThatLeft() throws {
    show()
    navigation.setViewControllers([a, b, c], animated: false)
    try stage.settle()
    #expect(navigation.topViewController === c && navigation.visibleViewController === c && pixel == .pureGreen)
    #expect(navigation.popToViewController(c, animated: false) == nil)
    #expect(navigation.popToViewController(a, animated: true) == [b, c])
    try stage.settle()
    #expect(navigation.viewControllers == [a] && b.parent == nil && c.parent == nil && pixel == .pureRed)
    navigation.viewControllers = [a, b, c]
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    navigation.setViewControllers([c, b], animated: true)
    try stage.settle()
    #expect(navigation.viewControllers == [c, b] && a.parent == nil && pixel == .pureBlue)
  }

  @Test func settingTheStackChoosesPushOrPop() throws {
    final class Asked: PlainDelegate {
      var operations: [UINavigationController.Operation] = []
      override func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    show()
    let delegate = Asked(PlainAnimator())
    navigation.delegate = delegate
    navigation.setViewControllers([b], animated: true)
    try stage.settle()
    navigation.setViewControllers([a, c, b], animated: true)
    try stage.settle()
    navigation.setViewControllers([a], animated: true)
    try stage.settle()
    #expect(delegate.operations == [.push, .pop] && navigation.viewControllers == [a])
  }

  @Test func pushesQueue() throws {
    show()
    let delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [a, b, c])
    stage.advance(to: 0.25)
    #expect(b.view.window != nil && !c.isViewLoaded)
    try stage.settle()
    #expect(stage.now == 1 && pixel == .pureGreen && a.view.superview == nil && b.view.superview == nil)
    #expect(stage.timedLog.filter { $0.text.hasSuffix("animateTransition:]") }.map(\.time) == [0, 0.5])
  }

  @Test func theFirstScreenOfAnEmptyStackAppears() {
    let empty = UINavigationController()
    stage.window.rootViewController = empty
    stage.advance(to: 0)
    empty.pushViewController(b, animated: true)
    stage.advance(to: 0)
    #expect(
      diary.lines.filter { $0.hasPrefix("b.view") } == ["b.viewDidLoad", "b.viewWillAppear false", "b.viewDidAppear false"])
    #expect(pixel == .pureBlue)
  }

  @Test func poppedControllersAreLetGo() throws {
    show()
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let screen = SolidScreen("d", .green)
      screen.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      navigation.pushViewController(screen, animated: true)
      try stage.settle()
      (gone, view) = (screen, screen.view)
    }
    #expect(gone != nil)
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(gone == nil && view == nil)
  }
}

@MainActor @Suite struct SystemStackAnimatorTests {
  /// x(t) of the spring 3/1000/500, which plays critically damped; measured.
  @Test(arguments: [(0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729)])
  func screensFollowTheSystemsSpring(_ time: Double, _ progress: Double) throws {
    let stage = Stage(size: CGSize(width: 375, height: 200), scale: 1)
    let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: true)
    stage.advance(to: time)
    func x(_ screen: UIViewController) throws -> Double {
      Double(try #require(screen.view.layer.presentation()).affineTransform().tx)
    }
    #expect(try abs(x(b) - 375 * (1 - progress)) < 0.05 && abs(x(a) + 112 * progress) < 0.02)
    try stage.settle()
    #expect(stage.now == 0.5 && stage.log == [] && a.view.transform == .identity)
    stage.advance(to: 1)
    navigation.popViewController(animated: true)
    stage.advance(to: 1 + time)
    #expect(try abs(x(b) - 375 * progress) < 0.05 && abs(x(a) + 112 * (1 - progress)) < 0.02)
    #expect(a.view.superview?.subviews.first === a.view)
    try stage.settle()
    #expect(stage.now == 1.5 && navigation.viewControllers == [a])
  }

  /// The lower screen is dimmed by up to a tenth, the upper one throws a shadow to its left, and both are gone in the end.
  @Test func theLowerScreenIsDimmedAndLiesInAShadow() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let (a, b, white) = (SolidScreen("a", .white), SolidScreen("b", .white), Pixel(red: 255, green: 255, blue: 255))
    let navigation = UINavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    let count = a.view.superview?.subviews.count
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.1)
    let (edge, picture) = (Int(200 * (1 - 0.5448)), stage.snapshot())
    #expect(abs(Int(picture[10, 100].red) - Int(255 * (1 - 0.05448))) <= 1)
    #expect(picture[edge - 3, 100].red < picture[10, 100].red - 8 && picture[edge + 3, 100] == white)
    try stage.settle()
    #expect(stage.snapshot()[10, 100] == white && b.view.superview?.subviews.count == count)
    navigation.popViewController(animated: true)
    stage.advance(to: stage.now + 0.1)
    #expect(abs(Int(stage.snapshot()[10, 100].red) - Int(255 * (1 - 0.04552))) <= 1)
    try stage.settle()
    #expect(stage.snapshot()[10, 100] == white && a.view.superview?.subviews.count == count)
  }
}

@MainActor @Suite final class UINavigationBarTests {
  private lazy var stage = Stage.small()

  private func screen(_ name: String, _ color: UIColor) -> SolidScreen {
    let screen = SolidScreen(name, .black)
    screen.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.navigationItem.titleView?.backgroundColor = color
    return screen
  }

  @Test func titlesCrossFade() throws {
    let (a, b) = (screen("a", .red), screen("b", .blue))
    let navigation = UINavigationController(rootViewController: a)
    // The ground is what the half-seen titles are mixed with.
    let ground = UINavigationBarAppearance()
    ground.configureWithOpaqueBackground()
    (navigation.navigationBar.standardAppearance, navigation.navigationBar.scrollEdgeAppearance) = (ground, ground)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    #expect(stage.snapshot()[50, 42] == .pureRed && navigation.navigationBar.topItem === a.navigationItem)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.09)
    let middle = stage.snapshot()[50, 42]
    #expect(middle != .pureRed && middle != .pureBlue && middle.red > 100 && middle.blue > 100)
    try stage.settle()
    #expect(stage.snapshot()[50, 42] == .pureBlue && navigation.navigationBar.topItem === b.navigationItem)
    let count = navigation.navigationBar.subviews.count
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(stage.snapshot()[50, 42] == .pureRed && navigation.navigationBar.subviews.count == count)
  }

  /// Of two buttons in one place, the old one fades into the new one: the place is never empty, whoever animates the change.
  @Test(arguments: [false, true]) func buttonsFadeIntoOneAnother(hasAnimator: Bool) throws {
    let (a, b) = (screen("a", .red), screen("b", .blue))
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "aaaa", style: .plain, target: nil, action: nil)
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "bbbb", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    func alpha(of text: String, in view: UIView, _ above: Float = 1) -> Float? {
      let seen = above * (view.layer.presentation()?.opacity ?? 1)
      if let label = view as? UILabel, label.text == text { return seen }
      return view.subviews.lazy.compactMap { alpha(of: text, in: $0, seen) }.first
    }
    let delegate = PlainDelegate(PlainAnimator())
    if hasAnimator { navigation.delegate = delegate }
    navigation.pushViewController(b, animated: true)
    var seen: (Bool, Bool) = (false, false)
    for step in 1...9 {
      stage.advance(to: Double(step) * 0.05)
      let bar = navigation.navigationBar
      let (old, new) = (alpha(of: "aaaa", in: bar) ?? 0, alpha(of: "bbbb", in: bar) ?? 0)
      #expect(abs(old + new - 1) < 0.02, "\(old) and \(new)")
      seen = (seen.0 || old > 0.2, seen.1 || new > 0.2)
    }
    #expect(seen == (true, true) && (navigation.delegate === delegate) == hasAnimator)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(alpha(of: "aaaa", in: navigation.navigationBar) == 1)
  }

  /// A large title shrinks to the title of the button that leads back to it, and grows out of it again.
  @Test func aLargeTitleBecomesTheWayBack() throws {
    let wide = Stage(size: CGSize(width: 375, height: 400), scale: 1)
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("Library", "Songs")
    b.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    wide.window.rootViewController = navigation
    wide.advance(to: 0)
    func labels(in view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    func frames() -> [CGRect] {
      labels(in: navigation.navigationBar).filter { $0.text == "Library" && $0.alpha > 0 }
        .map { $0.convert($0.bounds, to: nil) }.sorted { $0.height > $1.height }
    }
    let large = try #require(frames().first)
    navigation.pushViewController(b, animated: true)
    wide.advance(to: 0.01)
    // Models say where both titles go: to the same place, as high as each other.
    let both = frames()
    #expect(both.count == 2 && abs(both[0].minX - both[1].minX) < 1 && abs(both[0].midY - both[1].midY) < 1, "\(both)")
    #expect(abs(both[0].height - both[1].height) < 1 && both[0].height < large.height * 0.7)
    try wide.settle()
    navigation.popViewController(animated: true)
    try wide.settle()
    #expect(frames() == [large] && wide.diagnostics.isEmpty)
  }

  @Test func theArrowShowsThatThereIsAWayBack() throws {
    let (a, b) = (screen("a", .red), screen("b", .blue))
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.tintColor = .green
    stage.window.rootViewController = navigation
    func isShown() -> Bool { stage.snapshot().pixels.contains { $0.green > 200 && $0.red < 100 && $0.blue < 100 } }
    #expect(!isShown())
    navigation.pushViewController(b, animated: false)
    #expect(isShown())
    b.navigationItem.hidesBackButton = true
    #expect(!isShown())
  }

  @Test func hidingSlidesTheBarAway() throws {
    let navigation = UINavigationController(rootViewController: screen("a", .red))
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 100, height: 44))
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(to: 0.1)
    #expect(bar.layer.presentation()?.frame.minY == -12 && navigation.isNavigationBarHidden)
    try stage.settle()
    // The hidden bar leaves the view, because a bar left above the screen would be seen where the view is turned.
    #expect(stage.now == 0.2 && bar.frame.maxY == 0 && bar.superview == nil)
    navigation.isNavigationBarHidden = false
    #expect(bar.frame.minY == 20 && bar.layer.animationKeys() == nil && bar.superview === navigation.view)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.backgroundColor = .green
    #expect(stage.snapshot()[5, 25] == .pureGreen)
  }
}
