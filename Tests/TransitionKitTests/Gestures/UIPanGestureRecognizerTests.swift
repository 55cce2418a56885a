import Testing
import TransitionKit

@MainActor
struct UIPanGestureRecognizerTests {
  let witness = Witness()
  let pan = UIPanGestureRecognizer()

  init() {
    witness.watch(pan, "pan")
  }

  @Test func livesFromBeganToEnded() throws {
    witness.stage.drag(from: point(50, 50), to: point(150, 50), duration: 0.2)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test(arguments: [(9.75, []), (10.0, ["pan began", "pan ended"])])
  func beginsAfterTenPoints(distance: Double, outcome: [String]) throws {
    witness.stage.touch(along: [(0, point(50, 50)), (0.01, point(50 + distance, 50))])
    #expect(try witness.outcome() == outcome)
  }

  @Test func countsTheTranslationFromTheTouchDown() throws {
    var translations: [CGFloat] = []
    pan.addTarget { translations.append($0.translation(in: nil).x) }
    witness.stage.drag(from: point(50, 50), to: point(98, 50), duration: 6 / 60)
    try witness.stage.settle()
    #expect(translations.count == 6)
    for (found, expected) in zip(translations, [16.0, 24, 32, 40, 48, 48]) { #expect(abs(found - expected) < 1e-9) }
  }

  @Test func setTranslationStartsAfresh() throws {
    var steps: [CGFloat] = []
    var speed: CGFloat = 0
    pan.addTarget { pan in
      steps.append(pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
      if pan.state == .ended { speed = pan.velocity(in: nil).x }
    }
    witness.stage.drag(from: point(50, 50), to: point(122, 50), duration: 6 / 60)
    try witness.stage.settle()
    for (found, expected) in zip(steps, [12.0, 12, 12, 12, 12, 12, 0]) { #expect(abs(found - expected) < 1e-9) }
    #expect(abs(speed - 720) < 1e-6)
  }

  @Test func measuresVelocityInPointsPerSecond() throws {
    var velocity = CGPoint.zero
    pan.addTarget { velocity = $0.velocity(in: nil) }
    witness.stage.drag(from: point(50, 50), to: point(150, 250), duration: 0.5)
    try witness.stage.settle()
    #expect(abs(velocity.x - 200) < 1e-6)
    #expect(abs(velocity.y - 400) < 1e-6)
  }

  @Test func aFingerThatRestsHasNoVelocity() throws {
    var velocity = CGPoint(x: 1, y: 1)
    pan.addTarget { velocity = $0.velocity(in: nil) }
    witness.stage.drag(from: point(50, 50), to: point(150, 50), duration: 0.3, hold: 0.1)
    try witness.stage.settle()
    #expect(velocity == .zero)
  }

  @Test func translatesIntoTheViewsCoordinates() throws {
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    witness.view.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    var (translation, velocity) = (CGPoint.zero, CGPoint.zero)
    pan.addTarget { (translation, velocity) = ($0.translation(in: inner), $0.velocity(in: inner)) }
    witness.stage.drag(from: point(50, 50), to: point(114, 50), duration: 0.25)
    try witness.stage.settle()
    #expect(abs(translation.x - 32) < 1e-9)
    #expect(abs(velocity.x - 128) < 1e-6)
  }

  @Test func needsAsManyFingersAsItSays() throws {
    pan.minimumNumberOfTouches = 2
    witness.stage.drag(from: point(50, 50), to: point(150, 50), duration: 0.2)
    #expect(try witness.outcome() == [])
    let two = [point(50, 50), point(100, 50)].map { start in
      TouchScript.Finger([
        TouchScript.Place(time: 0, point: start), TouchScript.Place(time: 0.2, point: point(start.x + 40, 50)),
      ])
    }
    witness.stage.touch(TouchScript(two))
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aSecondFingerDoesNotMakeItJump() throws {
    var last: CGFloat = 0
    pan.addTarget { last = $0.translation(in: nil).x }
    witness.stage.drag(from: point(50, 50), to: point(98, 50), duration: 0.2, hold: 0.4)
    witness.stage.press(at: point(200, 300), for: 0.2, after: 0.3)
    #expect(try witness.outcome() == ["pan began", "pan changed", "pan ended"])
    #expect(abs(last - 48) < 1e-9)
  }

  @Test func tooManyFingersFailIt() throws {
    pan.maximumNumberOfTouches = 1
    witness.stage.pinch(at: point(150, 150), from: 50, to: 150, duration: 0.2)
    #expect(try witness.outcome() == [])
  }

  /// Document 000's handler: progress is a share of the width, clamped, and a pop past a quarter is finished.
  @Test(arguments: [(0.2, "cancel"), (0.3, "finish")])
  func drivesTheInteractivePop(way: Double, end: String) throws {
    let handler = PopHandler(view: witness.view)
    witness.view.addGestureRecognizer(handler.recognizer)
    witness.view.removeGestureRecognizer(pan)
    witness.stage.drag(from: point(0, 200), to: point(300 * way, 200), duration: 0.1)
    try witness.stage.settle()
    // The pan moves by sixths of the way, and begins at the first that is ten points or more.
    let expected = (2...6).map { way * Double($0) / 6 }
    #expect(handler.updates.count == expected.count)
    for (found, wanted) in zip(handler.updates, expected) { #expect(abs(found - wanted) < 1e-12) }
    #expect(handler.ends == ["begin", end])
  }

  /// Document 002's handler: only a pan that begins in the right half counts, and half the width is its threshold.
  @Test(arguments: [(280.0, 100.0, ["present", "finish"]), (280, 150, ["present", "cancel"]), (140, 0, [])])
  func drivesTheInteractivePresentation(start: Double, end: Double, outcome: [String]) throws {
    var (calls, isInteractive): ([String], Bool) = ([], false)
    pan.addTarget { [view = witness.view] recognizer in
      let distance = abs(recognizer.translation(in: view).x / view.bounds.width)
      if recognizer.state == .began, recognizer.location(in: view).x > view.bounds.midX {
        isInteractive = true
        calls.append("present")
      } else if recognizer.state == .ended, isInteractive {
        calls.append(distance > 0.5 ? "finish" : "cancel")
      }
    }
    witness.stage.drag(from: point(start, 200), to: point(end, 200), duration: 0.5)
    try witness.stage.settle()
    #expect(calls == outcome)
  }
}

@MainActor
private final class PopHandler: NSObject {
  let view: UIView
  private(set) var updates: [CGFloat] = []
  private(set) var ends: [String] = []
  lazy var recognizer = UIPanGestureRecognizer(
    target: self, action: Selector("handlePopRecognizer:", PopHandler.handlePopRecognizer(_:)))

  init(view: UIView) {
    self.view = view
  }

  private func handlePopRecognizer(_ recognizer: UIPanGestureRecognizer) {
    var progress = recognizer.translation(in: view).x / view.frame.width
    progress = min(1, max(0, progress))
    if recognizer.state == .began {
      ends.append("begin")
    } else if recognizer.state == .changed {
      updates.append(progress)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      ends.append(progress > 0.25 ? "finish" : "cancel")
    }
  }
}
