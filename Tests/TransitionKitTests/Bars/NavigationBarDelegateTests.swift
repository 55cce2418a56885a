import Raster
import TestStages
import Testing
import TransitionKit

/// What a navigation bar asks its delegate, and tells it.
@MainActor @Suite struct NavigationBarDelegateTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    let diary: Diary
    var allows = true
    var place = UIBarPosition.any

    init(_ diary: Diary) {
      self.diary = diary
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { note("push?", item) }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("pushed", item) }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { note("pop?", item) }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("popped", item) }

    @discardableResult
    private func note(_ word: String, _ item: UINavigationItem) -> Bool {
      diary.write("\(word) \(item.title ?? "")")
      return allows
    }
  }

  /// A controller that has a say in its bar.
  private final class Careful: UINavigationController, UINavigationBarDelegate {
    var asked = 0
    var popped = 0
    var allows = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked += 1
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      popped += 1
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 1)
  private let diary = Diary()

  @Test func aBarAsksAndTells() throws {
    let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44)), Delegate(diary))
    bar.delegate = delegate
    stage.window.addSubview(bar)
    bar.items = [UINavigationItem(title: "A")]
    stage.advance(to: 0.1)
    #expect(diary.lines == [], "what is set at once is not asked for")
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(diary.lines == ["push? B"])
    try stage.settle()
    #expect(diary.lines == ["push? B", "pushed B"] && bar.items?.count == 2)
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "B")
    stage.tap(at: CGPoint(x: 20, y: 42))
    try stage.settle()
    #expect(bar.topItem?.title == "B")
    delegate.allows = true
    stage.tap(at: CGPoint(x: 20, y: 42))
    try stage.settle()
    #expect(bar.topItem?.title == "A")
    #expect(diary.lines.dropFirst(2) == ["push? C", "pop? B", "pop? B", "pop? B", "popped B"])
  }

  @Test func anAttachedBarReachesTheScreensEdge() {
    let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44)), Delegate(diary))
    (bar.barTintColor, bar.isTranslucent) = (.red, false)
    stage.window.backgroundColor = .white
    stage.window.addSubview(bar)
    stage.advance(to: 0.1)
    #expect(bar.barPosition == .any && stage.snapshot()[5, 5] != .pureRed && stage.snapshot()[5, 25] == .pureRed)
    delegate.place = .topAttached
    bar.delegate = delegate
    stage.advance(to: 0.2)
    #expect(bar.barPosition == .topAttached && stage.snapshot()[5, 5] == .pureRed)
    delegate.place = .bottom
    bar.setNeedsLayout()
    stage.advance(to: 0.3)
    #expect(stage.snapshot()[5, 5] != .pureRed && stage.snapshot()[5, 20] != .pureRed && stage.snapshot()[5, 63] == .pureRed)
  }

  @Test func aControllerHasASayInTheWayBack() throws {
    let navigation = Careful(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: false)
    stage.advance(to: 0.1)
    #expect(navigation.navigationBar.delegate === navigation && navigation.navigationBar.barPosition == .topAttached)
    stage.tap(at: CGPoint(x: 20, y: 42))
    try stage.settle()
    #expect(navigation.asked == 1 && navigation.popped == 0 && navigation.viewControllers.count == 2)
    navigation.allows = true
    stage.tap(at: CGPoint(x: 20, y: 42))
    try stage.settle()
    #expect(navigation.asked == 2 && navigation.popped == 1 && navigation.viewControllers.count == 1)
    let plain = UINavigationController(rootViewController: UIViewController())
    plain.loadViewIfNeeded()
    #expect(plain.navigationBar.delegate == nil)
  }
}
