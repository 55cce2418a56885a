import Testing
import TransitionKit

/// Notes the touches that reach it.
private final class Pad: UIView {
  var seen: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen.append("began \(touches.count)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if seen.last != "moved" { seen.append("moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { seen.append("ended \(touches.count)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen.append("cancelled \(touches.first?.phase == .cancelled)")
  }
}

@MainActor
struct TouchesTests {
  let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    stage.window.addSubview(pad)
  }

  // MARK: Touches that want no others

  @Test(arguments: [(0, ["began 1"], []), (1, ["began 1"], []), (2, ["began 1"], ["began 1"])])
  func anExclusiveTouchKeepsOthersAway(exclusive: Int, first: [String], second: [String]) {
    let pads = [
      Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100)),
    ]
    pads.forEach(stage.window.addSubview)
    if exclusive < 2 { pads[exclusive].isExclusiveTouch = true }
    let places = [TouchScript.Place(time: 0, point: point(50, 50)), TouchScript.Place(time: 1, point: point(50, 50))]
    let later = [TouchScript.Place(time: 0.1, point: point(150, 50)), TouchScript.Place(time: 1, point: point(150, 50))]
    stage.touch(TouchScript([TouchScript.Finger(places), TouchScript.Finger(later)]))
    stage.advance(to: 0.5)
    #expect(pads[0].seen == first && pads[1].seen == second)
  }

  // MARK: Hit-testing

  @Test func theLastSubviewIsInFront() {
    let (back, front) = (UIView(frame: pad.bounds), UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    pad.addSubview(back)
    pad.addSubview(front)
    #expect(pad.hitTest(point(120, 120), with: nil) === front)
    #expect(pad.hitTest(point(20, 20), with: nil) === back)
    pad.bringSubviewToFront(back)
    #expect(pad.hitTest(point(120, 120), with: nil) === back)
    #expect(pad.hitTest(point(320, 20), with: nil) == nil)
  }

  @Test func hiddenTransparentAndDisabledViewsAreNotHit() {
    let front = UIView(frame: pad.bounds)
    pad.addSubview(front)
    let hit = { self.pad.hitTest(point(20, 20), with: nil) === front }
    #expect(hit())
    front.isHidden = true
    #expect(!hit())
    front.isHidden = false
    front.alpha = 0.009
    #expect(!hit())
    front.alpha = 0.02
    #expect(hit())
    front.isUserInteractionEnabled = false
    #expect(!hit())
  }

  @Test func aSubviewIsNotHitOutsideOfItsSuperviewThoughItIsDrawn() {
    let holder = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.addSubview(child)
    pad.addSubview(holder)
    #expect(pad.hitTest(point(55, 55), with: nil) === child)
    #expect(pad.hitTest(point(80, 80), with: nil) === pad)
  }

  @Test func theModelIsHitNotThePresentation() throws {
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pad.addSubview(front)
    stage.advance(to: 0.1)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { front.frame.origin.x = 200 }
    }
    stage.advance(to: 0.2)
    #expect(pad.hitTest(point(250, 50), with: nil) === front)
  }

  @Test func transformsCount() {
    let front = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    pad.addSubview(front)
    #expect(pad.hitTest(point(110, 110), with: nil) === pad)
    #expect(pad.hitTest(point(130, 130), with: nil) === front)
  }

  @Test func imagesLetTouchesThrough() {
    pad.addSubview(UIImageView(frame: pad.bounds))
    #expect(pad.hitTest(point(20, 20), with: nil) === pad)
  }

  // MARK: Delivery

  @Test func touchesGoUpTheChain() throws {
    pad.addSubview(UIView(frame: pad.bounds))
    stage.drag(from: point(10, 10), to: point(60, 10), duration: 0.1)
    try stage.settle()
    #expect(pad.seen == ["began 1", "moved", "ended 1"])
  }

  @Test func aRecognizerTakesTheTouchAway() throws {
    let pan = UIPanGestureRecognizer()
    pad.addGestureRecognizer(pan)
    stage.drag(from: point(10, 10), to: point(100, 10), duration: 0.4)
    try stage.settle()
    #expect(pad.seen == ["began 1", "moved", "cancelled true"])
    pan.cancelsTouchesInView = false
    pad.seen = []
    stage.drag(from: point(10, 10), to: point(100, 10), duration: 0.4)
    try stage.settle()
    #expect(pad.seen == ["began 1", "moved", "ended 1"])
  }

  @Test func aPressTakesTheTouchAwayInItsTime() throws {
    pad.addGestureRecognizer(UILongPressGestureRecognizer())
    stage.press(at: point(10, 10), for: 1)
    stage.advance(to: 0.49)
    #expect(pad.seen == ["began 1"])
    stage.advance(to: 0.5)
    #expect(pad.seen == ["began 1", "cancelled true"])
    try stage.settle()
    #expect(pad.seen == ["began 1", "cancelled true"])
  }

  @Test func touchesThatBeginWhileInteractionIsDisabledAreIgnored() throws {
    var states: [UIGestureRecognizer.State] = []
    for y in [0, 150] {
      let half = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 150))
      let pan = UIPanGestureRecognizer()
      pan.addTarget { states.append($0.state) }
      half.addGestureRecognizer(pan)
      pad.addSubview(half)
    }
    stage.drag(from: point(10, 10), to: point(100, 10), duration: 0.2)
    stage.advance(to: 0.1)
    stage.disableInteraction()
    #expect(stage.interactionIsDisabled)
    stage.drag(from: point(10, 200), to: point(100, 200), duration: 0.1)
    stage.advance(to: 0.15)
    #expect(stage.fingers.count == 2)
    stage.enableInteraction()
    try stage.settle()
    #expect(states.filter { $0 == .began || $0 == .ended } == [.began, .ended])
  }

  @Test func touchedViewsAreReleasedAfterwards() throws {
    weak var watched: UIView?
    do {
      let view = UIView(frame: pad.bounds)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      pad.addSubview(view)
      watched = view
      stage.drag(from: point(10, 10), to: point(100, 10), duration: 0.1)
      try stage.settle()
      view.removeFromSuperview()
      _ = stage.picture()
    }
    #expect(watched == nil)
  }

  @Test func aViewSeesOneTouchUnlessItTakesMultipleTouches() throws {
    stage.pinch(at: point(150, 150), from: 50, to: 50, duration: 0.1)
    try stage.settle()
    #expect(pad.seen == ["began 1", "ended 1"])
    pad.isMultipleTouchEnabled = true
    pad.seen = []
    stage.pinch(at: point(150, 150), from: 50, to: 50, duration: 0.1)
    try stage.settle()
    #expect(pad.seen == ["began 2", "ended 2"])
  }

  @Test func theStageTellsWhereTheFingersAre() throws {
    stage.drag(from: point(10, 10), to: point(70, 10), duration: 0.1, after: 0.2)
    #expect(stage.fingers == [])
    stage.advance(to: 0.26)
    #expect(stage.fingers.count == 1)
    #expect(abs(stage.fingers[0].x - 40) < 1e-9)
    try stage.settle()
    #expect(stage.fingers == [])
    #expect(abs(stage.now - 0.3) < 1e-12)
  }

  @Test func fingersGoAtTheirPace() throws {
    stage.drag(from: point(0, 10), to: point(100, 10), duration: 1, pace: .easeInOut)
    stage.advance(to: 0.5)
    #expect(abs(stage.fingers[0].x - 50) < 1e-9)
    stage.advance(to: 0.75)
    #expect(stage.fingers[0].x > 85)
  }
}
