import Raster
import Testing
import TransitionKit

/// A screen that notes in each callback what it and its navigation controller say about themselves.
private final class Reporter: UIViewController {
  let name: String
  let diary: Diary
  var onAppear: (() -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func report(_ what: String) {
    let flags = [
      isMovingToParent ? "to" : "", isMovingFromParent ? "from" : "", isBeingPresented ? "presented" : "",
      isBeingDismissed ? "dismissed" : "", transitionCoordinator == nil ? "" : "coordinated",
    ]
    diary.write(([name, what] + flags.filter { !$0.isEmpty }).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { report("will") }
  override func viewIsAppearing(_ animated: Bool) {
    report("is")
    #expect(view.window != nil)
  }
  override func viewDidAppear(_ animated: Bool) {
    report("did")
    onAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { report("willGo") }
  override func viewDidDisappear(_ animated: Bool) { report("didGo") }
}

@MainActor @Suite final class NavigationMomentsTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = Reporter("a", diary)
  private lazy var b = Reporter("b", diary)
  private lazy var c = Reporter("c", diary)
  private lazy var navigation = UINavigationController(rootViewController: a)

  private func show() {
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    diary.lines = []
  }

  private func lines() throws -> [String] {
    try stage.settle()
    defer { diary.lines = [] }
    return diary.lines
  }

  // MARK: What screens know

  @Test func theRootMovesToItsParentWhenItFirstAppears() throws {
    stage.window.rootViewController = navigation
    #expect(try lines() == ["a will to", "a is to", "a did to"])
    stage.window.rootViewController = UIViewController()
    #expect(try lines() == ["a willGo", "a didGo"])
    stage.window.rootViewController = navigation
    #expect(try lines() == ["a will", "a is", "a did"])
  }

  @Test func pushAndPopAreKnownInEachCallback() throws {
    show()
    navigation.pushViewController(b, animated: true)
    #expect(
      try lines() == ["a willGo coordinated", "b will to coordinated", "b is to coordinated", "a didGo", "b did to"])
    navigation.popViewController(animated: true)
    #expect(
      try lines() == ["b willGo from coordinated", "a will coordinated", "a is coordinated", "b didGo from", "a did"])
    #expect(!b.isMovingFromParent && !a.isMovingToParent)
  }

  @Test func screensOfAPresentedNavigationControllerMoveToIt() throws {
    let host = Reporter("host", diary)
    stage.window.rootViewController = host
    stage.advance(to: 0)
    diary.lines = []
    navigation.modalPresentationStyle = .fullScreen
    host.present(navigation, animated: true)
    let found = try lines()
    #expect(found.contains("a will to coordinated") && found.contains("a did to"))
    #expect(!found.contains { $0.hasPrefix("a") && $0.contains("presented") })
  }

  @Test func aReplacedScreenMovesFromItsParent() throws {
    show()
    navigation.setViewControllers([b], animated: true)
    let found = try lines()
    #expect(found.contains("a willGo from coordinated") && found.contains("b will to coordinated"))
    #expect(navigation.children == [b] && a.parent == nil)
  }

  @Test func aScreenThatIsTakenOffWhileItIsCoveredMovesFromItsParent() throws {
    show()
    navigation.pushViewController(b, animated: true)
    navigation.viewControllers = [b]
    #expect(try lines().contains("a willGo from coordinated") && a.parent == nil)
  }

  @Test func childrenOfOrdinaryContainersKnowToo() throws {
    let host = UIViewController()
    stage.window.rootViewController = host
    stage.advance(to: 0)
    host.addChild(a)
    host.view.addSubview(a.view)
    a.didMove(toParent: host)
    #expect(try lines() == ["a will to", "a is to", "a did to"])
    a.willMove(toParent: nil)
    a.view.removeFromSuperview()
    a.removeFromParent()
    #expect(try lines() == ["a willGo from", "a didGo from"])
  }

  @Test func aViewThatIsTakenAwayForAWhileMovesNowhere() throws {
    let host = UIViewController()
    stage.window.rootViewController = host
    stage.advance(to: 0)
    host.addChild(a)
    host.view.addSubview(a.view)
    a.didMove(toParent: host)
    _ = try lines()
    a.view.removeFromSuperview()
    host.view.addSubview(a.view)
    #expect(try lines() == ["a willGo", "a didGo", "a will", "a is", "a did"])
  }

  // MARK: Who is on top

  @Test func theTopChangesAtOnce() throws {
    show()
    navigation.pushViewController(b, animated: true)
    #expect(navigation.topViewController === b && navigation.visibleViewController === b && navigation.viewControllers == [a, b])
    stage.advance(to: 0.25)
    #expect(navigation.topViewController === b)
    try stage.settle()
    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.topViewController === a && navigation.visibleViewController === a)
    try stage.settle()
  }

  @Test func whatIsPresentedIsVisible() throws {
    show()
    navigation.pushViewController(b, animated: false)
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    try stage.settle()
    #expect(navigation.visibleViewController === c && navigation.topViewController === b)
    c.dismiss(animated: false)
    try stage.settle()
    #expect(navigation.visibleViewController === b)
  }

  @Test func popsAnswerWithWhatLeaves() throws {
    show()
    #expect(navigation.popToRootViewController(animated: true) == nil && navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == [b, c] && navigation.viewControllers == [a])
    try stage.settle()
  }

  @Test func settingTheSameTopMovesNothing() throws {
    show()
    navigation.pushViewController(b, animated: false)
    _ = try lines()
    navigation.setViewControllers([c, b], animated: true)
    #expect(navigation.transitionCoordinator == nil)
    #expect(try lines() == [] && stage.now == 0 && navigation.viewControllers == [c, b] && a.parent == nil)
    navigation.popViewController(animated: true)
    #expect(try lines().contains("c did"))
  }

  @Test func anEmptyStackShowsNothing() throws {
    show()
    navigation.setViewControllers([], animated: true)
    #expect(try lines() == ["a willGo from", "a didGo from"] && navigation.topViewController == nil && a.view.superview == nil)
    navigation.viewControllers = [b]
    #expect(try lines() == ["b will to", "b is to", "b did to"] && b.view.window != nil)
  }

  // MARK: Pushes from callbacks

  @Test func aPushFromViewDidAppearFollows() throws {
    a.onAppear = { [unowned self] in
      a.onAppear = nil
      navigation.pushViewController(b, animated: true)
    }
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(stage.now == 0.5 && b.view.window != nil && a.view.window == nil)
  }

  @Test func completionsMayPushAgain() throws {
    show()
    navigation.pushViewController(b, animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned self] _ in
      navigation.pushViewController(c, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned self] _ in
        navigation.popToRootViewController(animated: true)
      }
    }
    try stage.settle()
    #expect(stage.now == 1.5 && navigation.viewControllers == [a] && a.view.window != nil && navigation.children == [a])
  }

  @Test func showPushesFromAnywhereInTheStack() throws {
    show()
    navigation.show(b, sender: nil)
    b.show(c, sender: nil)
    try stage.settle()
    #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil)
  }

  // MARK: The delegate

  @Test func theDelegateHearsOfTheFirstScreenOnce() throws {
    final class Hearer: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { lines.append("will \((viewController as? Reporter)?.name ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { lines.append("did \((viewController as? Reporter)?.name ?? "") \(animated)") }
    }
    let hearer = Hearer()
    navigation.delegate = hearer
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(hearer.lines == ["will a false", "did a false"])
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(hearer.lines.dropFirst(2) == ["will b true", "did b true"])
  }
}
