import Raster
import Testing
import TransitionKit

private final class Sizes: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let before = view.bounds.width
    coordinator.animate(alongsideTransition: { _ in self.heard.append("beside \(self.view.bounds.width)") }) { _ in
      self.heard.append("after")
    }
    heard.append("\(before) → \(size.width)")
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    heard.append("prefers \(container.preferredContentSize.height)")
  }
}

@MainActor @Suite final class ChildrenTests {
  private lazy var stage = makeStage()
  private let diary = Diary()
  private let root = Sizes()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)

  private func makeStage() -> Stage {
    let stage = Stage.small()
    stage.window.rootViewController = root
    stage.advance(to: 1)
    for child in [a, b] {
      root.addChild(child)
      child.loadViewIfNeeded()
      child.didMove(toParent: root)
    }
    diary.lines = []
    return stage
  }

  @Test func childrenComeAndGoWithTheirViews() {
    _ = stage
    root.view.addSubview(a.view)
    #expect(diary.lines == ["a.viewWillAppear false", "a.viewDidAppear false"])
    a.view.removeFromSuperview()
    #expect(diary.lines.suffix(2) == ["a.viewWillDisappear false", "a.viewDidDisappear false"])
  }

  @Test func childrenWhoseViewsAreElsewhereDoNotComeAlong() {
    let stage = stage
    root.view.addSubview(a.view)
    diary.lines = []
    stage.window.rootViewController = UIViewController()
    #expect(diary.lines == ["a.viewWillDisappear false", "a.viewDidDisappear false"])
  }

  @Test func oneChildTakesTheOthersPlace() throws {
    let stage = stage
    root.view.addSubview(a.view)
    diary.lines = []
    var ends: [Bool] = []
    root.transition(
      from: a, to: b, duration: 0.5, options: [], animations: { self.b.view.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(diary.lines == ["a.viewWillDisappear true", "b.viewWillAppear true"])
    try stage.settle()
    #expect(diary.lines.suffix(2) == ["a.viewDidDisappear true", "b.viewDidAppear true"])
    #expect(ends == [true] && root.view.subviews == [b.view] && stage.now == 1.5)
  }

  @Test func childrenFadeIntoEachOther() throws {
    let stage = stage
    root.view.addSubview(a.view)
    root.transition(from: a, to: b, duration: 1, options: .transitionCrossDissolve, animations: nil)
    stage.advance(to: 1.5)
    #expect(abs(Int(stage.snapshot()[50, 100].red) - 128) < 3)
    try stage.settle()
    #expect(root.view.subviews == [b.view])
  }

  @Test func preferencesAreHeardByTheContainer() {
    _ = stage
    a.preferredContentSize = CGSize(width: 0, height: 33)
    a.preferredContentSize = CGSize(width: 0, height: 33)
    #expect(root.heard == ["prefers 33.0"])
  }

  @Test func anotherWindowSizeIsAnnounced() {
    let stage = stage
    root.heard = []
    stage.window.frame = CGRect(x: 0, y: 0, width: 150, height: 90)
    #expect(root.heard == ["100.0 → 150.0", "beside 150.0", "after"])
    stage.window.frame.origin.x = 3
    #expect(root.heard.count == 3)
  }

  @Test func showPushesWhereItCan() throws {
    let stage = stage
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    let next = UIViewController()
    navigation.topViewController?.show(next, sender: nil)
    try stage.settle()
    #expect(navigation.topViewController === next)
  }
}
