import Testing
import TransitionKit

/// Writes its touches down.
private final class Listener: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ name: String, _ touches: Set<UITouch>) {
    heard.append("\(name) \(touches.first?.phase.rawValue ?? -1)")
  }
}

private let (began, moved, ended, cancelled) = ("began 0", "moved 1", "ended 3", "cancelled 4")

/// What a recogniser keeps from the view until it has decided.
@MainActor @Suite final class DelayedTouchesTests {
  private let stage = Stage.small()
  private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    stage.window.addSubview(listener)
    stage.advance(to: 0)
  }

  private func tap(at time: Double) {
    stage.advance(to: time)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(to: time + 0.1)
  }

  @Test func theEndWaitsForASecondTap() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    listener.addGestureRecognizer(double)
    tap(at: 0)
    #expect(double.delaysTouchesEnded && listener.heard == [began])
    stage.advance(to: 1)
    #expect(listener.heard == [began, ended], "the recogniser has failed")
    listener.heard = []
    tap(at: 2)
    tap(at: 2.2)
    stage.advance(to: 3)
    #expect(listener.heard.filter { $0 == cancelled }.count == 2 && !listener.heard.contains(ended))
  }

  @Test func theEndDoesNotWaitWhereNothingDelaysIt() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    listener.addGestureRecognizer(double)
    tap(at: 0)
    #expect(listener.heard == [began, ended])
  }

  @Test func theBeginningWaitsForTheRecogniserToFail() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesBegan = true
    listener.addGestureRecognizer(double)
    tap(at: 0)
    #expect(listener.heard == [])
    stage.advance(to: 1)
    #expect(listener.heard == [began, ended])
    listener.heard = []
    tap(at: 2)
    tap(at: 2.2)
    stage.advance(to: 3)
    #expect(listener.heard == [], "the view never hears of what is recognised")
  }

  @Test func aPanThatDelaysShowsNothingOfItsTouch() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    listener.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), duration: 0.2)
    stage.advance(to: 1)
    #expect(listener.heard == [])
    pan.isEnabled = false
    stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), duration: 0.2)
    stage.advance(to: 2)
    #expect(listener.heard.first == began && listener.heard.last == ended && listener.heard.contains(moved))
  }

  @Test func cancelsTouchesInViewDecidesWhetherTheViewGoesOn() {
    let tap = UITapGestureRecognizer()
    listener.addGestureRecognizer(tap)
    self.tap(at: 0)
    #expect(listener.heard == [began, cancelled])
    listener.heard = []
    tap.cancelsTouchesInView = false
    self.tap(at: 1)
    #expect(listener.heard == [began, ended])
  }
}
