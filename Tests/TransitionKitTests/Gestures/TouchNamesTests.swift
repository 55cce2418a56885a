import Testing
import TransitionKit

/// What touches and recognisers say about themselves.
@MainActor @Suite final class TouchNamesTests {
  private final class Finger: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("tap \(touches.first?.tapCount ?? 0)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      lines.append("by \((touch.location(in: self).x - touch.previousLocation(in: self).x).rounded())")
    }
  }

  private let stage = Stage.small()
  private let finger = Finger(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    stage.window.addSubview(finger)
    stage.advance(to: 0)
  }

  @Test func aTouchKnowsWhereItWasAndHowOftenItCame() {
    stage.tap(at: CGPoint(x: 50, y: 50), count: 2)
    stage.advance(to: 2)
    #expect(finger.lines == ["tap 1", "tap 2"])
    finger.lines = []
    stage.touch(along: [(0, CGPoint(x: 10, y: 10)), (0.1, CGPoint(x: 40, y: 10))])
    stage.advance(to: 4)
    let moves = finger.lines.filter { $0.hasPrefix("by") }.compactMap { Double($0.dropFirst(3)) }
    #expect(!moves.isEmpty && moves.allSatisfy { $0 > 0 } && abs(moves.reduce(0, +) - 30) <= Double(moves.count))
  }

  @Test func aLongPressWaitsAndAllowsALittleMovement() {
    let press = UILongPressGestureRecognizer()
    (press.minimumPressDuration, press.allowableMovement) = (0.2, 5)
    var states: [UIGestureRecognizer.State] = []
    var fingers: [Int] = []
    press.addTarget { [unowned press] _ in
      states.append(press.state)
      fingers.append(press.numberOfTouches)
    }
    finger.addGestureRecognizer(press)
    stage.press(at: CGPoint(x: 50, y: 50), for: 0.3)
    stage.advance(to: 0.19)
    #expect(states == [])
    stage.advance(to: 0.25)
    #expect(states == [.began] && fingers == [1])
    stage.advance(to: 1)
    #expect(states == [.began, .ended])
    states = []
    stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), duration: 0.3)
    stage.advance(to: 2)
    #expect(states == [], "the finger has strayed")
  }
}
