import Raster
import Testing
import TransitionKit

@MainActor @Suite final class FlipTests {
  private lazy var stage = Stage.small()

  /// Flips a red view with a green left half, which becomes blue.
  private func flip(_ options: UIView.AnimationOptions) -> UIView {
    let view = stage.addView(CGRect(x: 20, y: 40, width: 60, height: 60), .red)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    half.backgroundColor = .green
    view.addSubview(half)
    UIView.transition(
      with: view, duration: 1, options: options.union(.curveLinear),
      animations: {
        view.backgroundColor = .blue
        half.removeFromSuperview()
      })
    return view
  }

  /// The pixels of a column, or of a row, from the first to the last that is not the window's black.
  private func extent(column x: Int) -> ClosedRange<Int>? {
    let bitmap = stage.snapshot()
    let seen = (0..<bitmap.height).filter { bitmap[x, $0] != .black }
    return seen.first.map { $0...seen.last! }
  }

  private func extent(row y: Int) -> ClosedRange<Int>? {
    let bitmap = stage.snapshot()
    let seen = (0..<bitmap.width).filter { bitmap[$0, y] != .black }
    return seen.first.map { $0...seen.last! }
  }

  @Test func theOldSideShowsFirstAndThenTheNew() {
    let view = flip(.transitionFlipFromLeft)
    #expect(stage.snapshot()[30, 70] == .pureGreen && stage.snapshot()[70, 70] == .pureRed)
    stage.advance(to: 0.25)
    #expect(stage.snapshot()[45, 70] == .pureGreen && stage.snapshot()[55, 70] == .pureRed)
    stage.advance(to: 0.5)
    #expect(extent(row: 70) == nil, "edgewise")
    stage.advance(to: 0.75)
    #expect(stage.snapshot()[45, 70] == .pureBlue && stage.snapshot()[55, 70] == .pureBlue)
    stage.advance(to: 1)
    #expect(extent(row: 70) == 20...79 && view.layer.animationKeys() == nil && view.subviews.isEmpty)
  }

  @Test func theNamedSideComesToTheFront() throws {
    for (options, isNearer) in [(UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, false)] {
      let view = flip(options)
      stage.advance(to: stage.now + 0.25)
      let row = try #require(extent(row: 70))
      let (left, right) = (try #require(extent(column: row.lowerBound + 1)), try #require(extent(column: row.upperBound - 1)))
      #expect((left.count > right.count) == isNearer)
      stage.advance(to: stage.now + 0.75)
      view.removeFromSuperview()
    }
    for (options, isNearer) in [(UIView.AnimationOptions.transitionFlipFromTop, true), (.transitionFlipFromBottom, false)] {
      let view = flip(options)
      stage.advance(to: stage.now + 0.25)
      let column = try #require(extent(column: 50))
      let (top, bottom) = (try #require(extent(row: column.lowerBound + 1)), try #require(extent(row: column.upperBound - 1)))
      #expect((top.count > bottom.count) == isNearer)
      stage.advance(to: stage.now + 0.75)
      view.removeFromSuperview()
    }
  }

  @Test func theCompletionComesAtTheEnd() {
    var ends: [Double] = []
    let (a, b) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    stage.window.addSubview(a)
    stage.advance(to: 1)
    UIView.transition(from: a, to: b, duration: 0.5, options: .transitionFlipFromRight) { _ in ends.append(self.stage.now) }
    #expect(a.superview == nil && b.superview === stage.window)
    stage.advance(to: 3)
    #expect(ends == [1.5])
  }

  @Test func modalScreensTurnOver() throws {
    let stage = stage
    let (root, card) = (SolidScreen("a", .red), SolidScreen("b", .blue))
    stage.window.rootViewController = root
    card.modalTransitionStyle = .flipHorizontal
    card.modalPresentationStyle = .fullScreen
    stage.advance(to: 1)
    root.present(card, animated: true)
    stage.advance(to: 1.1)
    #expect(stage.snapshot()[50, 100] == .pureRed && stage.snapshot()[1, 100] == .black)
    try stage.settle()
    #expect(stage.snapshot()[1, 100] == .pureBlue)
    root.dismiss(animated: true)
    try stage.settle()
    #expect(stage.snapshot()[1, 100] == .pureRed && !card.view.isHidden)
  }

  // MARK: Blocks in two halves

  @MainActor private final class Waiting: NSObject {
    var heard: [String] = []

    func started(_ id: String?, _ context: Any?) { heard.append("start \(id ?? "-")") }
    func stopped(_ id: String?, _ finished: NSNumber, _ context: Any?) {
      heard.append("stop \(id ?? "-") \(finished.boolValue) \(context ?? "-")")
    }
  }

  @Test func blocksMayComeInTwoHalves() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let waiting = Waiting()
    UIView.beginAnimations("move", context: 5)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationDelegate(waiting)
    UIView.setAnimationWillStart(Selector("started::", Waiting.started(_:_:)))
    UIView.setAnimationDidStop(Selector("stopped:::", Waiting.stopped(_:_:_:)))
    #expect(UIView.inheritedAnimationDuration == 1)
    view.center.x = 25
    UIView.commitAnimations()
    view.center.y = 50
    stage.advance(to: 1)
    #expect(view.layer.presentation()!.position == CGPoint(x: 15, y: 50) && waiting.heard == ["start move"])
    stage.advance(to: 2)
    #expect(waiting.heard == ["start move", "stop move true 5"] && UIView.inheritedAnimationDuration == 0)
    UIView.commitAnimations()
  }

  @Test func viewsTurnOverInTwoHalves() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    view.backgroundColor = .blue
    UIView.commitAnimations()
    stage.advance(to: 0.4)
    #expect(stage.snapshot()[25, 25] == .pureRed && stage.snapshot()[1, 25] == .black)
  }
}
