import Testing
import TransitionKit

@MainActor
struct RecognizersTests {
  let witness = Witness()

  // MARK: Tap

  @Test func aTapIsShortAndInPlace() throws {
    witness.watch(UITapGestureRecognizer(), "tap")
    witness.stage.tap(at: point(50, 50))
    #expect(try witness.outcome() == ["tap ended"])
    witness.stage.press(at: point(50, 50), for: 0.8, after: 1)
    #expect(try witness.outcome() == [])
    witness.stage.drag(from: point(50, 50), to: point(100, 50), duration: 0.2, after: 1)
    #expect(try witness.outcome() == [])
  }

  @Test func aTapKnowsItsPlaceAndFingers() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    var found: [CGPoint] = []
    tap.addTarget { tap in
      found = [tap.location(ofTouch: 0, in: nil), tap.location(ofTouch: 1, in: nil), tap.location(in: nil)]
    }
    witness.watch(tap, "tap")
    witness.stage.tap(at: point(50, 50))
    #expect(try witness.outcome() == [])
    witness.stage.touch(TouchScript(TouchScript.tap(at: point(60, 50)).fingers + TouchScript.tap(at: point(100, 50)).fingers))
    #expect(try witness.outcome() == ["tap ended"])
    #expect(found == [point(60, 50), point(100, 50), point(80, 50)])
  }

  @Test func twoTapsFarApartAreNoDoubleTap() throws {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    witness.watch(double, "double")
    witness.stage.tap(at: point(50, 50))
    witness.stage.tap(at: point(50, 50), after: 0.41)
    #expect(try witness.outcome() == [])
    witness.stage.tap(at: point(50, 50), after: 1)
    witness.stage.tap(at: point(150, 50), after: 1.2)
    #expect(try witness.outcome() == [])
    witness.stage.tap(at: point(50, 50), after: 2)
    witness.stage.tap(at: point(60, 50), after: 2.2)
    #expect(try witness.outcome() == ["double ended"])
  }

  // MARK: Long press

  @Test func aLongPressBeginsAfterHalfASecond() throws {
    let press = UILongPressGestureRecognizer()
    witness.watch(press, "press")
    var began: Double?
    press.addTarget { if $0.state == .began { began = CACurrentMediaTime() } }
    witness.stage.touch(along: [(0, point(50, 50)), (0.6, point(50, 50)), (0.7, point(150, 50))])
    #expect(try witness.outcome() == ["press began", "press changed", "press ended"])
    #expect(began == 0.5)
  }

  @Test(arguments: [[(0.0, 50.0), (0.45, 50)], [(0, 50), (0.1, 61), (0.8, 61)]])
  func aShortOrRestlessPressFails(path: [(Double, Double)]) throws {
    witness.watch(UILongPressGestureRecognizer(), "press")
    witness.stage.touch(along: path.map { (time: $0.0, point: point($0.1, 50)) })
    #expect(try witness.outcome() == [])
    #expect(witness.stage.now == path.last?.0)
  }

  // MARK: Swipe

  typealias Swipe = (direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double, duration: Double, isOne: Bool)

  @Test(
    arguments: [
      (.right, 60, 0.0, 0.2, true), (.left, 60, 0, 0.2, false), (.left, -60, 20, 0.2, true),
      (.down, 0, 60, 0.2, true), (.up, 0, -60, 0.2, true), (.up, 60, -50, 0.2, false), (.right, 60, 0, 0.8, false),
      ([.left, .right], -60, 0, 0.2, true), (.right, 45, 0, 0.2, false),
    ] as [Swipe])
  func aSwipeIsQuickAndStraight(_ way: Swipe) throws {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = way.direction
    witness.watch(swipe, "swipe")
    witness.stage.drag(from: point(150, 150), to: point(150 + way.x, 150 + way.y), duration: way.duration)
    #expect(try witness.outcome() == (way.isOne ? ["swipe ended"] : []))
  }

  // MARK: Edge pan

  typealias EdgePan = (edges: UIRectEdge, from: CGPoint, to: CGPoint, isOne: Bool)

  @Test(
    arguments: [
      (.left, point(5, 200), point(100, 200), true), (.left, point(25, 200), point(100, 200), false),
      (.right, point(295, 200), point(200, 200), true), (.right, point(5, 200), point(100, 200), false),
      (.top, point(150, 5), point(150, 100), true), (.bottom, point(150, 395), point(150, 300), true),
      (.left, point(5, 200), point(15, 300), false), ([], point(5, 200), point(100, 200), false),
    ] as [EdgePan])
  func anEdgePanComesInOverItsEdge(_ way: EdgePan) throws {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = way.edges
    witness.watch(pan, "edge")
    witness.stage.drag(from: way.from, to: way.to, duration: 0.2)
    #expect(try witness.outcome() == (way.isOne ? ["edge began", "edge changed", "edge ended"] : []))
  }

  // MARK: Two fingers

  @Test func aPinchScalesByTheDistance() throws {
    let pinch = UIPinchGestureRecognizer()
    var (scales, velocity): ([CGFloat], CGFloat) = ([], 0)
    pinch.addTarget { pinch in
      scales.append(pinch.scale)
      velocity = pinch.velocity
    }
    witness.watch(pinch, "pinch")
    witness.stage.pinch(at: point(150, 200), from: 60, to: 120, duration: 0.1)
    #expect(try witness.outcome() == ["pinch began", "pinch changed", "pinch ended"])
    // The fingers are at 60, 70, 80 … 120 points.
    for (found, expected) in zip(scales, [70.0, 80, 90, 100, 110, 120, 120]) { #expect(abs(found - expected / 60) < 1e-9) }
    #expect(abs(velocity - 10) < 1e-6)
    #expect(pinch.scale == 1)
  }

  @Test func aScaleThatIsSetCountsFromThere() throws {
    let pinch = UIPinchGestureRecognizer()
    var product: CGFloat = 1
    pinch.addTarget { pinch in
      product *= pinch.scale
      pinch.scale = 1
    }
    witness.watch(pinch, "pinch")
    witness.stage.pinch(at: point(150, 200), from: 100, to: 40, duration: 0.2)
    try witness.stage.settle()
    #expect(abs(product - 0.4) < 1e-9)
  }

  @Test func aRotationTurnsClockwise() throws {
    let rotation = UIRotationGestureRecognizer()
    var (angle, velocity): (CGFloat, CGFloat) = (0, 0)
    rotation.addTarget { (angle, velocity) = ($0.rotation, $0.velocity) }
    witness.watch(rotation, "rotation")
    witness.stage.pinch(at: point(150, 200), from: 100, to: 100, turning: 4, duration: 0.5)
    #expect(try witness.outcome() == ["rotation began", "rotation changed", "rotation ended"])
    #expect(abs(angle - 4) < 1e-9)
    #expect(abs(velocity - 8) < 1e-6)
  }

  @Test func aPinchThatDoesNotMoveIsNone() throws {
    witness.watch(UIPinchGestureRecognizer(), "pinch")
    witness.watch(UIRotationGestureRecognizer(), "rotation")
    witness.stage.pinch(at: point(150, 200), from: 100, to: 106, turning: 0.05, duration: 0.2)
    #expect(try witness.outcome() == [])
  }
}
