import Raster
import Testing
import TransitionKit

/// Writes down, at each callback, what its own properties say, such as `isBeingPresented`.
private final class Curious: UIViewController {
  var lines: [String] = []

  private func note(_ name: String) { lines.append("\(name) \(isBeingPresented) \(isBeingDismissed)") }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@MainActor @Suite final class PresentationChainTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private lazy var c = SolidScreen("c", .green, diary: diary)
  private lazy var navigation = UINavigationController(rootViewController: a)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.advance(to: 0)
  }

  private func settle(_ action: () -> Void) throws {
    stage.perform(action)
    try stage.settle()
  }

  @Test func presentationsStandOnEachOther() throws {
    show(a)
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .overFullScreen
    try settle { a.present(b, animated: true) }
    try settle { b.present(c, animated: true) }
    #expect(c.presentingViewController === b && a.presentedViewController === b && b.presentedViewController === c)
    #expect(stage.snapshot()[50, 50] == .pureGreen)
    try settle { c.dismiss(animated: true) }
    #expect(stage.snapshot()[50, 50] == .pureBlue && b.presentedViewController == nil)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[50, 50] == .pureRed && stage.window.subviews.count == 1)
  }

  @Test func aChildPresentsFromItsNavigationController() throws {
    show(navigation)
    b.modalPresentationStyle = .fullScreen
    try settle { a.present(b, animated: true) }
    #expect(b.presentingViewController === navigation && a.presentedViewController === b)
    #expect(navigation.view.window == nil)
    try settle { b.dismiss(animated: true) }
    #expect(navigation.view.superview === stage.window && a.presentedViewController == nil)
  }

  @Test func pushingBehindAPresentedScreenShowsOnceItIsGone() throws {
    show(navigation)
    b.modalPresentationStyle = .fullScreen
    try settle { a.present(b, animated: true) }
    try settle { navigation.pushViewController(c, animated: true) }
    #expect(navigation.topViewController === c && stage.snapshot()[50, 50] == .pureBlue)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[50, 150] == .pureGreen)
  }

  @Test func pushingWhileAPresentationRunsDoesNotDisturbIt() throws {
    show(navigation)
    b.modalPresentationStyle = .overFullScreen
    stage.perform { a.present(b, animated: true) }
    stage.advance(to: 0.1)
    try settle { navigation.pushViewController(c, animated: true) }
    #expect(stage.snapshot()[50, 50] == .pureBlue && navigation.topViewController === c)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[50, 150] == .pureGreen && stage.window.subviews.count == 1)
  }

  @Test func dismissingFromWithinTakesThePresentedContainerAway() throws {
    show(c)
    navigation.modalPresentationStyle = .fullScreen
    try settle { c.present(navigation, animated: true) }
    #expect(a.presentingViewController === c)
    try settle { a.dismiss(animated: true) }
    #expect(c.presentedViewController == nil && stage.snapshot()[50, 50] == .pureGreen)
  }

  @Test func fullScreenCallbacksComeInOrder() throws {
    show(a)
    diary.lines = []
    b.modalPresentationStyle = .fullScreen
    try settle { a.present(b, animated: true) }
    #expect(
      diary.lines.filter { !$0.contains("DidLoad") } == [
        "a.viewWillDisappear true", "b.viewWillAppear true", "a.viewDidDisappear true", "b.viewDidAppear true",
      ])
  }

  @Test func aCustomPresentationTellsThePresenterNothing() throws {
    show(a)
    diary.lines = []
    b.modalPresentationStyle = .custom
    try settle { a.present(b, animated: true) }
    try settle { b.dismiss(animated: true) }
    #expect(!diary.lines.contains { $0.hasPrefix("a.") })
  }

  @Test func aScreenKnowsWhyItComesAndGoes() throws {
    show(a)
    let curious = Curious()
    curious.modalPresentationStyle = .fullScreen
    try settle { a.present(curious, animated: true) }
    #expect(curious.lines == ["willAppear true false", "didAppear true false"])
    #expect(!curious.isBeingPresented)
    curious.lines = []
    try settle { curious.dismiss(animated: true) }
    #expect(curious.lines == ["willDisappear false true", "didDisappear false true"])
    #expect(!curious.isBeingDismissed)
  }

  @Test func aScreenKnowsWhetherItIsNewOnTheStack() throws {
    final class Mover: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("to \(isMovingToParent)") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("from \(isMovingFromParent)") }
    }
    show(navigation)
    let mover = Mover()
    try settle { navigation.pushViewController(mover, animated: true) }
    try settle { navigation.pushViewController(b, animated: true) }
    try settle { navigation.popViewController(animated: true) }
    try settle { navigation.popViewController(animated: true) }
    #expect(mover.lines == ["to true", "from false", "to false", "from true"])
    #expect(!mover.isMovingFromParent && !mover.isMovingToParent)
  }

  @Test func aContextKeepsAPresentationToItself() throws {
    let (box, child) = (UIViewController(), SolidScreen("child", .red))
    box.view.backgroundColor = .white
    box.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.view.autoresizingMask = []
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
    child.definesPresentationContext = true
    show(box)
    b.modalPresentationStyle = .overCurrentContext
    try settle { child.present(b, animated: true) }
    #expect(b.presentingViewController === child && b.view.superview?.superview === box.view)
    #expect(stage.snapshot()[50, 50] == .pureBlue && stage.snapshot()[50, 150] != .pureBlue)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[50, 50] == .pureRed && child.view.superview === box.view)
  }

  @Test func overAScreenThatIsNowhereNothingIsPresented() throws {
    show(a)
    try settle { c.present(b, animated: true) }
    #expect(c.presentedViewController == nil && b.presentingViewController == nil)
    try settle { a.present(b, animated: true) }
    #expect(a.presentedViewController === b)
  }

  @Test func completionsComeLast() throws {
    show(a)
    diary.lines = []
    try settle { a.present(b, animated: true) { self.diary.write("presented") } }
    #expect(diary.lines.last == "presented")
    try settle { b.dismiss(animated: true) { self.diary.write("dismissed") } }
    #expect(diary.lines.last == "dismissed")
  }
}
