import Raster
import ScrollKit
import Testing
import TransitionKit

@MainActor
struct ScrollDragTests {
  // MARK: Insets

  @Test func insetsMoveTheEndsOfTheContent() throws {
    let play = ScrollStage()
    play.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(play.scroll.contentOffset.y == -50 && play.scroll.adjustedContentInset == play.scroll.contentInset)
    #expect(play.heard == ["didChangeAdjustedContentInset", "didScroll"])
    play.scroll.contentOffset.y = 2000
    play.scroll.contentSize.height = 900
    #expect(play.scroll.contentOffset.y == 730)
  }

  @Test func theSafeAreaIsAddedWhereTheContentScrolls() {
    let play = ScrollStage()
    play.scroll.contentInsetAdjustmentBehavior = .automatic
    play.stage.advance(to: 0)
    #expect(play.scroll.adjustedContentInset.top == 20 && play.scroll.contentOffset.y == -20)
    play.scroll.contentSize = .zero
    #expect(play.scroll.adjustedContentInset.top == 0 && play.scroll.contentOffset.y == 0)
    play.scroll.contentInsetAdjustmentBehavior = .always
    #expect(play.scroll.adjustedContentInset.top == 20)
  }

  @Test func theSafeAreaCountsFromTheWindowOn() {
    let (stage, box) = (Stage.small(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    let scroll = UIScrollView(frame: box.bounds)
    scroll.contentSize.height = 500
    box.addSubview(scroll)
    box.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
    stage.window.addSubview(box)
    stage.advance(to: 0)
    #expect(scroll.contentOffset.y == -20)
  }

  @Test func aDragLetsTheKeyboardGo() throws {
    for (mode, isGone) in [(UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true)] {
      let play = ScrollStage()
      let field = FocusView()
      play.scroll.addSubview(field)
      play.scroll.keyboardDismissMode = mode
      #expect(field.becomeFirstResponder())
      play.drag(up: 60, in: 0.2)
      try play.stage.settle()
      #expect(field.isFirstResponder != isGone)
    }
  }

  @Test func aSubclassHearsOfItsInsets() {
    let scroll = ChoosyScroll()
    scroll.contentInset.top = 5
    scroll.scrollIndicatorInsets.top = 3
    #expect(
      scroll.changes == 1 && scroll.verticalScrollIndicatorInsets.top == 3 && scroll.horizontalScrollIndicatorInsets.top == 3)
  }

  // MARK: Directions

  @Test func contentThatFitsMovesOnlyWhereItAlwaysBounces() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 100))
    play.drag(up: 60, in: 0.2, hold: 0.2)
    try play.stage.settle()
    #expect(play.heard == [])
    play.scroll.alwaysBounceVertical = true
    play.drag(up: 60, in: 0.2, hold: 0.2)
    try play.stage.settle()
    #expect(play.heard.contains("willBeginDragging") && play.scroll.contentOffset == .zero)
    play.scroll.isScrollEnabled = false
    play.heard = []
    play.drag(up: 60, in: 0.2)
    try play.stage.settle()
    #expect(play.heard == [])
  }

  @Test func aLockedDragKeepsItsDirection() throws {
    for isLocked in [false, true] {
      let play = ScrollStage(content: CGSize(width: 1000, height: 1000))
      play.scroll.isDirectionalLockEnabled = isLocked
      play.stage.drag(from: CGPoint(x: 90, y: 190), to: CGPoint(x: 70, y: 90), duration: 0.3, hold: 0.2)
      try play.stage.settle()
      #expect(play.scroll.contentOffset.y > 80 && (play.scroll.contentOffset.x == 0) == isLocked)
    }
  }

  @Test func aDragGoesToTheScrollViewThatCanMove() throws {
    let play = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 250)
    inner.contentInsetAdjustmentBehavior = .never
    play.scroll.addSubview(inner)
    play.stage.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 30, y: 100), duration: 0.3, hold: 0.2)
    try play.stage.settle()
    #expect(inner.contentOffset.x == 50 && play.scroll.contentOffset.y == 0)
    inner.contentOffset.y = 50
    play.drag(up: 60, in: 0.3, hold: 0.2)
    try play.stage.settle()
    #expect(inner.contentOffset.y == 50 && play.scroll.contentOffset.y == 60)
  }

  // MARK: Touches of the content

  @Test func touchesWaitUntilTheyAreNoDrag() throws {
    let play = ScrollStage()
    let button = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    play.scroll.addSubview(button)
    play.stage.press(at: CGPoint(x: 50, y: 50), for: 0.4)
    play.stage.advance(to: 0.14)
    #expect(button.heard == [])
    play.stage.advance(to: 0.16)
    #expect(button.heard == ["began"])
    try play.stage.settle()
    #expect(button.heard == ["began", "ended"])
    play.drag(up: 60, in: 0.2)
    try play.stage.settle()
    #expect(button.heard == ["began", "ended"])
    play.scroll.delaysContentTouches = false
    play.scroll.contentOffset = .zero
    play.drag(up: 60, in: 0.2)
    try play.stage.settle()
    #expect(button.heard == ["began", "ended", "began", "cancelled"])
    play.scroll.canCancelContentTouches = false
    play.scroll.contentOffset = .zero
    play.drag(up: 60, in: 0.2)
    try play.stage.settle()
    #expect(button.heard.suffix(2) == ["began", "ended"] && play.scroll.contentOffset == .zero)
  }

  @Test func aSubclassDecidesAboutTouches() throws {
    let scroll = ChoosyScroll()
    let play = ScrollStage(content: CGSize(width: 100, height: 1000), scroll)
    let button = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    play.scroll.addSubview(button)
    play.scroll.delaysContentTouches = false
    play.drag(up: 60, in: 0.2)
    try play.stage.settle()
    #expect(button.heard.last == "ended" && scroll.contentOffset == .zero)
    scroll.keeps = false
    play.drag(up: 60, in: 0.2, hold: 0.2)
    try play.stage.settle()
    #expect(scroll.contentOffset.y == 60)
    scroll.begins = false
    button.heard = []
    play.stage.press(at: CGPoint(x: 50, y: 50), for: 0.3)
    try play.stage.settle()
    #expect(button.heard == [])
  }

  // MARK: Zooming

  @Test func twoFingersZoomAboutThePointBetweenThem() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 200))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    play.scroll.addSubview(picture)
    play.zoomed = picture
    play.scroll.maximumZoomScale = 3
    #expect(play.scroll.pinchGestureRecognizer != nil)
    play.stage.pinch(at: CGPoint(x: 50, y: 100), from: 30, to: 80, duration: 0.4, hold: 0.2)
    play.stage.advance(to: 0.5)
    let scale = play.scroll.zoomScale
    #expect(play.scroll.isZooming && scale > 1.8 && scale <= 2)
    let seen = picture.convert(CGPoint(x: 50, y: 100), to: nil)
    #expect(abs(seen.x - 50) < 1e-6 && abs(seen.y - 100) < 1e-6)
    try play.stage.settle()
    #expect(play.scroll.contentSize == CGSize(width: 100 * scale, height: 200 * scale) && picture.frame.origin == .zero)
    #expect(play.heard.last == "didEndZooming \(scale)" && play.heard.contains("willBeginZooming"))
    play.stage.pinch(at: CGPoint(x: 50, y: 100), from: 60, to: 10, duration: 0.3, hold: 0.2)
    play.stage.advance(to: play.stage.now + 0.4)
    #expect(play.scroll.zoomScale < 1 && play.scroll.zoomScale > 1 / 3)
    try play.stage.settle()
    #expect(play.scroll.zoomScale == 1 && play.scroll.contentOffset == .zero && !play.scroll.isZoomBouncing)
  }

  @Test func aRectangleIsZoomedToFillTheView() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 200))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    play.scroll.addSubview(picture)
    play.zoomed = picture
    play.scroll.maximumZoomScale = 4
    play.scroll.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 100), animated: false)
    #expect(play.scroll.zoomScale == 2 && play.scroll.contentOffset == CGPoint(x: 100, y: 200))
    play.scroll.setZoomScale(9, animated: true)
    #expect(play.scroll.zoomScale == 4)
    try play.stage.settle()
    #expect(play.heard.last == "didEndZooming 4.0")
    play.scroll.bouncesZoom = false
    play.scroll.minimumZoomScale = 0.5
    play.scroll.zoomScale = 0.1
    #expect(play.scroll.zoomScale == 0.5)
  }

  // MARK: Indicators

  @Test func indicatorsShowThePartThatIsSeen() throws {
    let play = ScrollStage(content: CGSize(width: 100, height: 400))
    play.scroll.backgroundColor = .white
    play.scroll.indicatorStyle = .black
    play.scroll.flashScrollIndicators()
    play.stage.advance(to: 0.1)
    let dark = { play.stage.snapshot()[95, $0].red < 200 }
    #expect(!dark(20) && dark(25) && dark(105) && !dark(115))
    play.scroll.contentOffset.y = 200
    play.stage.advance(to: 0.2)
    #expect(!dark(105) && dark(115) && dark(190))
    try play.stage.settle()
    #expect(play.stage.now == 0.2 && dark(115), "nothing waits for a flash")
    play.stage.advance(to: 1)
    #expect(!dark(115))
    play.scroll.showsVerticalScrollIndicator = false
    play.scroll.showsHorizontalScrollIndicator = false
    play.scroll.flashScrollIndicators()
    play.stage.advance(to: play.stage.now + 0.1)
    #expect(!dark(115))
  }
}

/// A scroll view that decides about the touches of its content.
private final class ChoosyScroll: UIScrollView {
  var keeps = true
  var begins = true
  var changes = 0

  override func adjustedContentInsetDidChange() { changes += 1 }

  override func touchesShouldCancel(in view: UIView) -> Bool { !keeps }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
}

/// A view that may be typed into.
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that writes its touches down.
private final class TouchedView: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
