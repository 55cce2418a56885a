import TestStages
import Testing
import TransitionKit

/// Pages of 100 × 200 points named by letters, and what is heard of them.
@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage = Stage.small()
  let diary = Diary()
  let controller: UIPageViewController
  let screens: [SolidScreen]
  var asked: [String] = []

  init(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat? = nil, first: Int = 0
  ) {
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: spacing.map { [.interPageSpacing: $0] })
    screens = ["a", "b", "c"].map { [diary] in SolidScreen($0, .red, diary: diary) }
    super.init()
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([screens[first]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    stage.advance(to: 0)
    diary.lines = []
  }

  var shown: String { (controller.viewControllers?.first as? SolidScreen)?.name ?? "" }

  func drag(by way: CGFloat, in duration: Double, hold: Double = 0) throws {
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50 + way, y: 100), duration: duration, hold: hold)
    try stage.settle()
  }

  private func neighbour(_ screen: UIViewController, _ step: Int) -> UIViewController? {
    let index = (screens.firstIndex { $0 === screen } ?? 0) + step
    return screens.indices.contains(index) ? screens[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    asked.append("before")
    return neighbour(viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    asked.append("after")
    return neighbour(viewController, 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    diary.write("to \(pendingViewControllers.compactMap { ($0 as? SolidScreen)?.name })")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    diary.write(
      "from \(previousViewControllers.compactMap { ($0 as? SolidScreen)?.name }) \(finished) \(completed), shows \(shown)")
  }
}

@MainActor
struct UIPageViewControllerTests {
  @Test func thePageFillsTheView() {
    let pages = Pages(spacing: 20)
    #expect(pages.controller.navigationOrientation == .horizontal && pages.controller.transitionStyle == .scroll)
    let view = pages.screens[0].view
    #expect(view?.convert(view?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(pages.shown == "a" && pages.controller.children == [pages.screens[0]] && pages.asked == [])
    #expect(pages.controller.gestureRecognizers.count == 1)
  }

  @Test func aFlickTurnsThePage() throws {
    let pages = Pages(spacing: 20)
    try pages.drag(by: -40, in: 0.1)
    #expect(pages.shown == "b" && pages.asked == ["before", "after"] && pages.controller.children == [pages.screens[1]])
    #expect(
      pages.diary.lines == [
        "to [\"b\"]", "b.willMove true", "b.didMove true", "b.viewDidLoad", "b.viewWillAppear true", "a.viewWillDisappear true",
        "from [\"a\"] true true, shows b", "b.viewDidAppear true", "a.viewDidDisappear true", "a.willMove false",
        "a.didMove false",
      ])
    let view = pages.screens[1].view
    #expect(view?.convert(CGPoint.zero, to: nil) == .zero && pages.screens[0].view.superview == nil)
    #expect(pages.stage.diagnostics == [])
    try pages.drag(by: 40, in: 0.1)
    #expect(pages.shown == "a")
  }

  @Test func aShortDragComesToNothing() throws {
    let pages = Pages()
    try pages.drag(by: -40, in: 0.5, hold: 0.3)
    #expect(pages.shown == "a" && pages.controller.children == [pages.screens[0]])
    #expect(
      pages.diary.lines.suffix(7) == [
        "b.viewWillDisappear true", "b.viewDidDisappear true", "a.viewWillAppear true", "a.viewDidAppear true",
        "from [\"a\"] true false, shows a", "b.willMove false", "b.didMove false",
      ])
    try pages.drag(by: -45, in: 0.1)
    #expect(pages.shown == "b")
  }

  /// Before the first page the content gives way by a part of the finger's 30 points, and comes back.
  @Test func theEndsGiveWay() throws {
    let pages = Pages()
    pages.stage.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.3, hold: 0.5)
    pages.stage.advance(to: 0.6)
    let moved = pages.screens[0].view.convert(CGPoint.zero, to: nil).x
    #expect(moved > 5 && moved < 30)
    try pages.stage.settle()
    #expect(pages.screens[0].view.convert(CGPoint.zero, to: nil).x == 0 && pages.diary.lines == [])
  }

  @Test func aProgramTurnsThePage() throws {
    let pages = Pages()
    pages.stage.perform {
      pages.controller.setViewControllers([pages.screens[1]], direction: .forward, animated: true) { finished in
        pages.diary.write("completion \(finished)")
      }
    }
    pages.stage.advance(to: 0.15)
    let place = pages.screens[1].view.convert(CGPoint.zero, to: nil).x
    #expect(place > 10 && place < 90)
    try pages.stage.settle()
    #expect(
      pages.diary.lines == [
        "a.willMove false", "b.willMove true", "b.didMove true", "b.viewDidLoad", "b.viewWillAppear true",
        "a.viewWillDisappear true", "completion true", "b.viewDidAppear true", "a.viewDidDisappear true", "a.didMove false",
      ])
    #expect(pages.shown == "b" && pages.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
    pages.diary.lines = []
    pages.stage.perform { pages.controller.setViewControllers([pages.screens[0]], direction: .reverse, animated: false) }
    #expect(pages.shown == "a" && pages.diary.lines.contains("a.viewDidAppear false"))
  }

  @Test func pagesLieBelowEachOther() throws {
    let pages = Pages(.vertical)
    pages.stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), duration: 0.1)
    try pages.stage.settle()
    #expect(pages.shown == "b" && pages.screens[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func dotsFollowThePages() throws {
    let source = DottedPages()
    let stage = Stage.small()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.screens[0]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    stage.advance(to: 0)
    let dots = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(!dots.isHidden && dots.numberOfPages == 2 && dots.currentPage == 0)
    #expect(source.screens[0].view.bounds.height == 200 - dots.bounds.height)
    stage.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.1)
    try stage.settle()
    #expect(dots.currentPage == 1 && controller.viewControllers == [source.screens[1]])
    let plain = Pages()
    #expect(plain.controller.view.subviews.contains { $0 is UIPageControl && $0.isHidden })
  }
}

@MainActor
private final class DottedPages: NSObject, UIPageViewControllerDataSource {
  let screens = [SolidScreen("a", .red), SolidScreen("b", .blue)]

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
