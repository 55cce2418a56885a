import Raster
import Testing
import TransitionKit

@MainActor @Suite final class ChildTransitionTests {
  private let stage = Stage.small()
  private let diary = Diary()
  private let parent = UIViewController()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)

  private func setUp() {
    stage.window.rootViewController = parent
    stage.advance(to: 0)
    for child in [a, b] { parent.addChild(child) }
    a.view.frame = parent.view.bounds
    parent.view.addSubview(a.view)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    stage.advance(to: 0)
    diary.lines = []
  }

  @Test func oneChildTakesThePlaceOfAnother() throws {
    setUp()
    var end: Double?
    parent.transition(from: a, to: b, duration: 0.5) {
      self.a.view.alpha = 0
    } completion: { finished in
      end = finished ? self.stage.now : nil
    }
    #expect(
      parent.view.subviews == [a.view, b.view]
        && diary.lines == ["b.viewDidLoad", "a.viewWillDisappear true", "b.viewWillAppear true"])
    stage.advance(to: 0.25)
    #expect(a.view.layer.presentation()?.opacity == 0.5)
    try stage.settle()
    #expect(end == 0.5 && parent.view.subviews == [b.view])
    #expect(diary.lines.suffix(2) == ["a.viewDidDisappear true", "b.viewDidAppear true"])
  }

  @Test func withATransitionAmongTheOptionsTheContainerLeadsOver() throws {
    setUp()
    parent.transition(from: a, to: b, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: nil)
    stage.advance(to: 0.5)
    let middle = stage.snapshot()[50, 100]
    #expect(middle.red > 120 && middle.red < 135 && middle.blue > 120 && middle.blue < 135)
    try stage.settle()
    #expect(parent.view.subviews == [b.view])
  }
}
