import Raster
import Testing
import TransitionKit

/// Small programs of the kind that an app has, one for each thing that the documentation of presentations promises.
@MainActor @Suite final class PresentationProgramsTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1, statusBarHeight: 47)
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private lazy var c = SolidScreen("c", .green, diary: diary)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.advance(to: 0)
    diary.lines = []
  }

  private func settle(_ action: () -> Void) throws {
    stage.perform(action)
    try stage.settle()
  }

  // MARK: Who presents whom

  @Test func bothControllersKnowEachOtherAtOnce() throws {
    show(a)
    stage.perform {
      a.present(b, animated: true)
      #expect(a.presentedViewController === b && b.presentingViewController === a)
    }
    try stage.settle()
    stage.perform {
      b.dismiss(animated: true)
      #expect(a.presentedViewController === b)
    }
    stage.advance(to: stage.now + 0.2)
    #expect(a.presentedViewController === b && b.presentingViewController === a && b.isBeingDismissed)
    try stage.settle()
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test func inTheCompletionOfADismissalNobodyPresentsAnything() throws {
    show(a)
    try settle { a.present(b, animated: true) }
    var seen: [Bool] = []
    try settle {
      a.dismiss(animated: true) { [self] in
        seen = [a.presentedViewController == nil, b.presentingViewController == nil, b.view.window == nil, b.isBeingDismissed]
      }
    }
    #expect(seen == [true, true, true, false])
  }

  @Test func anotherScreenMayComeInTheCompletionOfADismissal() throws {
    show(a)
    try settle { a.present(b, animated: true) }
    try settle { a.dismiss(animated: true) { [self] in a.present(c, animated: true) } }
    #expect(a.presentedViewController === c && c.view.window != nil && stage.diagnostics.isEmpty)
  }

  @Test func anotherScreenMayComeInTheCompletionOfAPresentation() throws {
    show(a)
    try settle { a.present(b, animated: true) { [self] in b.present(c, animated: true) } }
    #expect(b.presentedViewController === c && stage.diagnostics.isEmpty)
  }

  @Test func theFrontmostIsFoundByWalking() throws {
    show(UINavigationController(rootViewController: a))
    try settle { a.present(UINavigationController(rootViewController: b), animated: true) }
    try settle { b.present(c, animated: true) }
    var top = try #require(stage.window.rootViewController)
    while let next = top.presentedViewController { top = next }
    #expect(top === c && c.presentingViewController === b.navigationController)
    try settle { stage.window.rootViewController?.dismiss(animated: true) }
    #expect(stage.window.rootViewController?.presentedViewController == nil && b.presentingViewController == nil)
  }

  // MARK: Styles

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func whatCoversThePresenterTakesItsViewAway(style: UIModalPresentationStyle) throws {
    show(a)
    b.modalPresentationStyle = style
    try settle { a.present(b, animated: true) }
    #expect(a.view.window == nil && b.view.frame == stage.window.bounds)
    #expect(diary.lines.filter { $0.hasPrefix("a.") } == ["a.viewWillDisappear true", "a.viewDidDisappear true"])
    try settle { b.dismiss(animated: true) }
    #expect(diary.lines.suffix(4).contains("a.viewWillAppear true") && diary.lines.suffix(4).contains("a.viewDidAppear true"))
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .automatic])
  func whatComesOverThePresenterLeavesItThere(style: UIModalPresentationStyle) throws {
    show(a)
    b.modalPresentationStyle = style
    try settle { a.present(b, animated: true) }
    #expect(a.view.window != nil && !diary.lines.contains { $0.hasPrefix("a.") })
    try settle { b.dismiss(animated: true) }
    #expect(a.view.window != nil && !diary.lines.contains { $0.hasPrefix("a.") } && stage.diagnostics.isEmpty)
  }

  @Test func aTranslucentScreenShowsThePresenterThrough() throws {
    show(a)
    b.modalPresentationStyle = .overFullScreen
    b.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    try settle { a.present(b, animated: true) }
    #expect(stage.snapshot()[100, 100].red.distance(to: 127).magnitude <= 1)
  }

  @Test func aContextIsFoundAmongTheParents() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.view.backgroundColor = .white
    inner.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
    inner.view.autoresizingMask = []
    inner.definesPresentationContext = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    inner.addChild(a)
    a.view.frame = inner.view.bounds
    inner.view.addSubview(a.view)
    a.didMove(toParent: inner)
    show(outer)
    b.modalPresentationStyle = .currentContext
    try settle { a.present(b, animated: true) }
    #expect(b.presentingViewController === inner && inner.presentedViewController === b)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 50, y: 100, width: 200, height: 300))
    #expect(inner.view.window == nil && stage.snapshot()[60, 110] == .pureBlue && stage.snapshot()[20, 110] != .pureBlue)
    stage.perform { b.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.1)
    #expect(stage.snapshot()[60, 110] == .pureRed)
    try stage.settle()
    #expect(inner.view.frame == CGRect(x: 50, y: 100, width: 200, height: 300) && stage.snapshot()[60, 110] == .pureRed)
  }

  @Test func withoutAContextTheRootIsCovered() throws {
    let outer = UIViewController()
    outer.addChild(a)
    a.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
    outer.view.addSubview(a.view)
    a.didMove(toParent: outer)
    show(outer)
    b.modalPresentationStyle = .overCurrentContext
    try settle { a.present(b, animated: true) }
    #expect(b.presentingViewController === outer && b.view.convert(b.view.bounds, to: nil) == stage.window.bounds)
  }

  @Test func navigationControllersDefineAContext() throws {
    let navigation = UINavigationController(rootViewController: a)
    #expect(navigation.definesPresentationContext && !a.definesPresentationContext)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    b.modalPresentationStyle = .overCurrentContext
    try settle { a.present(b, animated: true) }
    #expect(b.presentingViewController === navigation)
    try settle { b.dismiss(animated: true) }
    c.modalPresentationStyle = .fullScreen
    try settle { a.present(c, animated: true) }
    #expect(c.presentingViewController === tabs)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func everyTransitionStyleEndsTheSame(style: UIModalTransitionStyle) throws {
    show(a)
    let before = stage.snapshot()
    for presentation in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
      let screen = SolidScreen("screen", .blue)
      (screen.modalTransitionStyle, screen.modalPresentationStyle) = (style, presentation)
      try settle { a.present(screen, animated: true) }
      #expect(
        stage.snapshot()[195, 500] == .pureBlue && stage.snapshot()[195, 5] == (presentation == .pageSheet ? .black : .pureBlue))
      stage.perform { screen.dismiss(animated: true) }
      stage.advance(to: stage.now + 0.1)
      #expect(stage.snapshot() != before)
      try stage.settle()
      #expect(stage.snapshot() == before)
    }
  }

  // MARK: Again and again

  @Test func aScreenMayBePresentedAgain() throws {
    show(a)
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .formSheet, .overFullScreen, .automatic] {
      b.modalPresentationStyle = style
      try settle { a.present(b, animated: true) }
      #expect(b.view.window != nil && b.presentationController?.presentationStyle == (style == .automatic ? .pageSheet : style))
      try settle { b.dismiss(animated: true) }
      #expect(b.view.window == nil)
    }
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func whatAScreenKnowsWhileItComesAndGoes() throws {
    final class Curious: UIViewController {
      var lines: [String] = []
      private func note(_ name: String) {
        lines.append("\(name) \(isBeingPresented) \(isBeingDismissed) \(presentingViewController != nil) \(view.window != nil)")
      }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("leaves") }
      override func viewDidDisappear(_ animated: Bool) { note("left") }
    }
    show(a)
    let curious = Curious()
    try settle { a.present(curious, animated: true) }
    try settle { a.dismiss(animated: true) }
    #expect(curious.lines.map { String($0.prefix { $0 != " " }) } == ["will", "did", "leaves", "left"])
    #expect(curious.lines[1] == "did true false true true" && curious.lines[2] == "leaves false true true true")
    #expect(curious.lines[3].hasPrefix("left false true"))
  }

  @Test func rotatingTheWindowLaysTheSheetOut() throws {
    show(a)
    try settle { a.present(b, animated: false) }
    stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 500, height: 700) }
    stage.advance(to: stage.now)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 57, width: 500, height: 643))
    try settle { a.dismiss(animated: true) }
    #expect(a.view.frame == stage.window.bounds)
  }

  @Test func replacingTheRootUnderASheetTakesNothingWithIt() throws {
    show(a)
    try settle { a.present(b, animated: true) }
    stage.perform { stage.window.rootViewController = c }
    stage.advance(to: stage.now)
    #expect(c.view.window != nil && a.view.window == nil)
  }

  @Test func aSheetOverANavigationControllerLetsItPush() throws {
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    try settle { a.present(b, animated: true) }
    try settle { navigation.pushViewController(c, animated: true) }
    #expect(navigation.topViewController === c && b.view.window != nil)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[195, 400] == .pureGreen && navigation.view.frame == stage.window.bounds)
  }

  @Test func aPresenterThatIsHeldWeaklyGoes() throws {
    weak var presented: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let screen = UIViewController()
      (presented, controller) = (screen, screen.presentationController)
      screen.sheetPresentationController?.detents = [.medium(), .large()]
      show(a)
      try settle { a.present(screen, animated: true) }
      try settle { a.dismiss(animated: true) }
    }
    #expect(presented == nil && controller == nil)
  }

  @Test func dismissingNothingCompletesAtOnce() {
    show(a)
    var isDone = false
    stage.perform { a.dismiss(animated: true) { isDone = true } }
    #expect(isDone)
  }

  @Test func preferredSizesReachTheController() throws {
    show(a)
    b.modalPresentationStyle = .formSheet
    b.preferredContentSize = CGSize(width: 100, height: 100)
    try settle { a.present(b, animated: true) }
    // On a phone a form sheet is as wide as a page sheet.
    #expect(b.view.frame.width == 390)
  }

  @Test func animatingTheSheetsDetentFromTheScreenItself() throws {
    show(a)
    b.sheetPresentationController?.detents = [.medium(), .large()]
    try settle { a.present(b, animated: true) }
    try settle {
      b.sheetPresentationController?.animateChanges { b.sheetPresentationController?.selectedDetentIdentifier = .large }
    }
    #expect(b.view.convert(CGPoint.zero, to: nil).y == 57)
  }

  @Test func viewsOfASheetTakeTouches() throws {
    show(a)
    try settle { a.present(b, animated: true) }
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    b.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 100, y: 400))
    try stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 20))
    try stage.settle()
    #expect(taps == 1 && a.presentedViewController === b)
  }
}
